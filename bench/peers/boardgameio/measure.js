'use strict';

// Measures Skirmish on boardgame.io and on nothing; prints one line of JSON.
// Usage: NODE_ENV=production node measure.js '{"repeats": 5, "framework": 200, "bare": 4000, "slice": 0.1}'

const { getFilterPlayerView } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');
const { GAME, asked, onFramework, onNothing, opening, step } = require('./play');

const effort = JSON.parse(process.argv[2]);
const GAMES = 20; // from which states and whole games are taken for the costs
const filter = getFilterPlayerView(GAME);

/** Random games: the best speed of the repetitions, and what all the games were like. */
function games(play, count) {
  let fastest = 0;
  let steps = 0;
  const all = [];
  for (let repeat = 0; repeat < effort.repeats; repeat++) {
    const played = [];
    const began = process.cpuUsage();
    for (let n = 0; n < count; n++) played.push(play(repeat * count + n));
    const spent = seconds(began);
    const decisions = total(played, (game) => game.decisions);
    fastest = Math.max(fastest, decisions / spent);
    steps = Math.max(steps, (decisions + total(played, (game) => game.drawn)) / spent);
    all.push(...played);
  }
  const won = (winner) => all.filter((game) => game.winner === winner).length / all.length;
  return {
    decisions_per_second: fastest,
    steps_per_second: steps,
    games: all.length,
    decisions: mean(all.map((game) => game.decisions)),
    decisions_spread: spread(all.map((game) => game.decisions)),
    drawn: mean(all.map((game) => game.drawn)),
    drawn_spread: spread(all.map((game) => game.drawn)),
    red: won(0),
    white: won(1),
    even: won(null),
  };
}

/** Microseconds a call, over all the things: the best of the repetitions. */
function cost(call, things) {
  let rounds = 1;
  let best = timed(call, things, rounds);
  while (best < effort.slice) best = timed(call, things, (rounds *= 2));
  for (let repeat = 1; repeat < effort.repeats; repeat++) best = Math.min(best, timed(call, things, rounds));
  return (best / rounds / things.length) * 1e6;
}

function timed(call, things, rounds) {
  const began = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const thing of things) call(thing);
  return seconds(began);
}

/** States in the midst of an attack, as late in their games as the sixtieth decision. */
function middles() {
  const found = [];
  for (let seed = 0; found.length < GAMES; seed++) {
    let decisions = 0;
    let middle = null;
    onFramework(seed, (state) => {
      if (++decisions > 60 && middle === null && state.ctx.activePlayers) middle = state;
    });
    if (middle !== null) found.push(middle);
  }
  return found;
}

function records() {
  return Array.from({ length: GAMES }, (_, seed) => {
    const actions = [];
    onFramework(seed, (_state, action) => actions.push(action));
    return { seed, actions };
  });
}

function replay({ seed, actions }) {
  let state = opening(seed);
  for (const action of actions) state = step(state, action);
  return state;
}

/** What the server sends a player, and the moves that the player may make. */
function view(state) {
  const seen = filter('0', { type: 'update', args: ['match', state] });
  return asked(state.ctx) === '0' ? [seen, GAME.ai.enumerate(state.G, state.ctx, '0')] : [seen, null];
}

function seconds(began) {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

const total = (things, value) => things.reduce((sum, each) => sum + value(each), 0);
const mean = (numbers) => total(numbers, (each) => each) / numbers.length;

function spread(numbers) {
  const middle = mean(numbers);
  return Math.sqrt(total(numbers, (each) => (each - middle) ** 2) / (numbers.length - 1));
}

const framework = games(onFramework, effort.framework);
const states = middles();
const texts = states.map((state) => JSON.stringify(state));
const played = records();
console.log(
  JSON.stringify({
    node: process.version,
    version,
    framework,
    bare: games(onNothing, effort.bare),
    copy_json: cost((state) => JSON.parse(JSON.stringify(state)), states),
    copy_structured: cost((state) => structuredClone(state), states),
    replay: cost(replay, played) / mean(played.map(({ actions }) => actions.length)),
    view: cost(view, states),
    save: cost((state) => JSON.stringify(state), states),
    load: cost((text) => JSON.parse(text), texts),
    save_bytes: mean(texts.map((text) => Buffer.byteLength(text))),
  })
);
