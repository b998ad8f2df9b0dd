'use strict';

// Plays games that were played elsewhere once more, on boardgame.io and on nothing, with the same deck, dice and choices, and
// demands the same seat and the same options at every decision, and the same end.
// Reads JSON: [{deck, dice, steps: [[seat, kind, options, choice], ...], health, winner}, ...]; options in the game's notation.

const { readFileSync } = require('fs');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const bare = require('./bare');
const field = require('./field');
const { Skirmish } = require('./game');
const { asked } = require('./play');

const UNITS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6'];
const CARDS = field.DECK.map((n) => (n < 12 ? `spur${n + 1}` : n < 20 ? `rally${n - 11}` : `fury${n - 19}`));

const FRAMEWORK_WORDS = {
  activate: (unit) => `activate ${UNITS[unit]}`, end: () => 'end',
  move: (hex) => `move ${field.NAMES[hex]}`, stay: () => 'stay',
  attack: (unit) => `attack ${UNITS[unit]}`, holdFire: () => 'hold-fire',
  lay: (card) => `lay ${CARDS[card]}`, noCard: () => 'no-card',
  fallBack: (hex) => `fall-back ${field.NAMES[hex]}`, counter: () => 'counter', hold: () => 'hold',
};

const BARE_WORDS = {
  activate: (unit) => (unit === bare.NOTHING ? 'end' : `activate ${UNITS[unit]}`),
  move: (hex) => (hex === bare.NOTHING ? 'stay' : `move ${field.NAMES[hex]}`),
  attack: (unit) => (unit === bare.NOTHING ? 'hold-fire' : `attack ${UNITS[unit]}`),
  card: (card) => (card === bare.NOTHING ? 'no-card' : `lay ${CARDS[card]}`),
  react: (hex) => (hex === bare.HOLD ? 'hold' : hex === bare.COUNTER ? 'counter' : `fall-back ${field.NAMES[hex]}`),
};

function onFramework(game) {
  const dice = [...game.dice];
  const random = {
    Shuffle: () => game.deck.map((card) => CARDS.indexOf(card)),
    D6: (count) => same(dice.shift(), count, (roll) => roll.length),
    _private: { isUsed: () => true, getState: () => ({}) },
  };
  const rules = ProcessGameConfig({ ...Skirmish, plugins: [{ name: 'random', api: () => random }] });
  const reduce = CreateGameReducer({ game: rules });
  let state = InitializeGame({ game: rules, numPlayers: 2 });
  for (const [seat, , options, choice] of game.steps) {
    const playerID = asked(state.ctx);
    same(playerID, String(seat));
    const offered = rules.ai.enumerate(state.G, state.ctx, playerID);
    const words = offered.map(({ move, args }) => FRAMEWORK_WORDS[move](...(args || [])));
    same([...words].sort().join(), options.join());
    const { move, args } = offered[words.indexOf(choice)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    same(state.transients, undefined);
  }
  same(state.ctx.gameover.winner, game.winner);
  ended(game, dice, state.G);
}

function onNothing(game) {
  const dice = game.dice.flat();
  const deck = game.deck.map((card) => CARDS.indexOf(card));
  const war = bare.begin(() => (dice.shift() - 0.5) / 6, deck);
  for (const [seat, kind, options, choice] of game.steps) {
    same(war.seat, seat);
    same(war.asked, kind);
    const words = war.options.map(BARE_WORDS[kind]);
    same([...words].sort().join(), options.join());
    bare.answer(war, war.options[words.indexOf(choice)]);
  }
  same(war.over, true);
  same(war.winner, game.winner);
  ended(game, dice, war);
}

function ended(game, dice, { health, drawn }) {
  same(dice.length, 0);
  same(drawn, game.dice.length + 1);
  same(health.join(), UNITS.map((unit) => game.health[unit] || 0).join());
}

function same(found, wanted, of = (thing) => thing) {
  if (of(found) !== wanted) throw new Error(`here ${of(found)}, there ${wanted}`);
  return found;
}

let decisions = 0;
for (const game of JSON.parse(readFileSync(0, 'utf8'))) {
  onFramework(game);
  onNothing(game);
  decisions += game.steps.length;
}
console.log(decisions);
