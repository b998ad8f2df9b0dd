'use strict';

// Plays random games at many tables of boardgame.io's server at once, two sockets a table. An action is acknowledged when its
// player gets the state that came of it: the server gives no other sign. Prints "begun" when it begins to count, then one line
// of JSON.
// Usage: node load.js '{"port": 8000, "tables": 200, "games": 2, "rate": null, "warm": 1, "windows": 3, "window": 2}'
// With a rate each table is given so many actions a second, without one the next as soon as the last has come of.

const { GAME, asked } = require('./play');
const { connected, forEach, opened } = require('./guest');

const plan = JSON.parse(process.argv[2]);
const latencies = [];
const counts = new Array(plan.windows).fill(0);
let began = Infinity;

/** Two players with a socket each, who play one game after another. */
class Pair {
  constructor(games, sockets) {
    Object.assign(this, { games, sockets, game: null, answered: -1, sent: null, over: false, due: 0 });
    sockets.forEach((socket, seat) => {
      socket.on('sync', (matchID, { state }) => this.see(seat, matchID, state));
      socket.on('update', (matchID, state) => this.see(seat, matchID, state));
    });
  }

  begin() {
    this.game = this.games.shift();
    if (this.game === undefined) throw new Error('the players are out of games');
    Object.assign(this, { answered: -1, over: false });
    this.sockets.forEach((socket, seat) => socket.emit('sync', this.game.matchID, String(seat), this.game.credentials[seat], 2));
  }

  see(seat, matchID, state) {
    if (matchID !== this.game.matchID) return;
    if (this.sent !== null && this.sent.seat === seat && state._stateID > this.sent.stateID) this.acknowledged();
    if (state.ctx.gameover !== undefined) this.over = true;
    if (this.over && this.sent === null) return this.begin();
    if (this.over || asked(state.ctx) !== String(seat) || state._stateID <= this.answered) return;
    this.answered = state._stateID;
    this.answerInTime(seat, state);
  }

  answerInTime(seat, state) {
    if (plan.rate === null) return this.answer(seat, state, now());
    const due = this.due;
    this.due += 1 / plan.rate;
    // who is ready before the moment counts from sending; who was kept waiting beyond it counts from the moment
    if (due > now()) setTimeout(() => this.answer(seat, state, now()), (due - now()) * 1000);
    else this.answer(seat, state, due);
  }

  answer(seat, state, since) {
    const playerID = String(seat);
    const options = GAME.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = options[Math.floor(Math.random() * options.length)];
    const payload = { type: move, args, playerID, credentials: this.game.credentials[seat] };
    this.sent = { seat, stateID: state._stateID, since };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.game.matchID, playerID);
  }

  acknowledged() {
    const window = Math.floor((now() - began) / plan.window);
    if (window >= 0 && window < plan.windows) {
      counts[window]++;
      latencies.push(now() - this.sent.since);
    }
    this.sent = null;
  }
}

async function main() {
  const numbers = Array.from({ length: plan.tables }, (_, n) => n);
  const pairs = await forEach(numbers, 20, async () => {
    const games = [];
    for (let game = 0; game < plan.games; game++) games.push(await opened(plan.port));
    return new Pair(games, [await connected(plan.port), await connected(plan.port)]);
  });
  const first = now();
  pairs.forEach((pair, n) => {
    if (plan.rate !== null) pair.due = first + n / plan.tables / plan.rate;
    pair.begin();
  });
  await pause(plan.warm);
  console.log('begun');
  const spent = process.cpuUsage();
  began = now();
  await pause(plan.windows * plan.window);
  const { user, system } = process.cpuUsage(spent);
  const busy = (user + system) / 1e6 / (now() - began);
  console.log(JSON.stringify({ counts, window: plan.window, p50: milliseconds(0.5), p99: milliseconds(0.99), busy }));
  process.exit(0);
}

const now = () => performance.now() / 1000;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function milliseconds(share) {
  latencies.sort((a, b) => a - b);
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] * 1000;
}

main();
