/** Whether motion is shown slowly: chosen at the table, for as long as the page is open. */

const SLOW = 4;

class Tempo {
  slow = $state(false);

  /** How many times longer than in real time. */
  get stretch(): number {
    return this.slow ? SLOW : 1;
  }
}

export const tempo = new Tempo();
