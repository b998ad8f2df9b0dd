'use strict';

// Random games of Skirmish, on boardgame.io's reducer and without a framework; each is determined by its seed.

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const bare = require('./bare');
const { Skirmish } = require('./game');

const GAME = ProcessGameConfig(Skirmish);
const reduce = CreateGameReducer({ game: GAME });

/** A game on boardgame.io; `watch`, if given, sees each state and the action that follows. */
function onFramework(seed, watch) {
  const random = numbers(seed);
  let state = opening(seed);
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const action = pick(state, random);
    if (watch) watch(state, action);
    state = step(state, action);
    decisions++;
  }
  return { decisions, drawn: state.G.drawn, winner: state.ctx.gameover.winner };
}

/** The state before the first move; the game object is processed once, not for each game. */
function opening(seed) {
  return InitializeGame({ game: { ...GAME, seed: `skirmish ${seed}` }, numPlayers: 2 });
}

/** The one who is asked now. */
function asked({ activePlayers, currentPlayer }) {
  return activePlayers ? Object.keys(activePlayers)[0] : currentPlayer;
}

/** The state after an action, which must be legal. */
function step(state, action) {
  const after = reduce(state, action);
  if (after.transients !== undefined) throw new Error(`refused: ${JSON.stringify(action)}`);
  return after;
}

/** A game without a framework. */
function onNothing(seed) {
  const random = numbers(seed);
  const war = bare.begin(random);
  let decisions = 0;
  while (!war.over) {
    bare.answer(war, war.options[Math.floor(random() * war.options.length)]);
    decisions++;
  }
  return { decisions, drawn: war.drawn, winner: war.winner };
}

function pick(state, random) {
  const playerID = asked(state.ctx);
  const options = GAME.ai.enumerate(state.G, state.ctx, playerID);
  const { move, args } = options[Math.floor(random() * options.length)];
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
}

/** A quick seeded generator (sfc32, which has run in before it is used). */
function numbers(seed) {
  let [a, b, c, count] = [0x9e3779b9, 0x243f6a88, seed, 1];
  const next = () => {
    const mixed = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return (mixed >>> 0) / 4294967296;
  };
  for (let n = 0; n < 16; n++) next();
  return next;
}

module.exports = { GAME, asked, onFramework, onNothing, opening, step };
