/** Whether a name has a word so long that it must be set smaller to stand on a card. */

const LONG = 9;

export function isWordy(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => word.length > LONG);
}
