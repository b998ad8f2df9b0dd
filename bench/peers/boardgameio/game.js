'use strict';

// Skirmish as a game of boardgame.io. The one whose turn it is makes plain moves, with the step of the activation in `G.step`;
// the defender breaks in through an active-players stage. Dice and deck come from the random plugin, secrets follow the
// convention of `PlayerView.STRIP_SECRETS`. Every move checks itself, as the framework asks of its games.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const field = require('./field');

const NOBODY = -1;

/** 4.1 and 4.2 The armies on their rows; the deck shuffled, three cards each. */
function setup({ random }) {
  const deck = random.Shuffle(field.DECK);
  const hands = [[], []];
  for (let n = 0; n < field.HAND; n++) for (const hand of hands) hand.push(deck.pop());
  return {
    at: [...field.START],
    health: field.KIND.map((kind) => kind.health),
    ready: [],
    step: 'activate',
    unit: NOBODY, // being activated
    target: NOBODY, // being attacked
    bonus: 0, // dice of the card that was laid
    discard: [],
    drawn: 1, // answers of chance so far
    secret: { deck },
    players: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
  };
}

/** 5.2 and 5.3 A card, then all units are ready. */
function beginTurn({ G, ctx }) {
  const { hand } = G.players[ctx.currentPlayer];
  if (G.secret.deck.length && hand.length < field.HAND) hand.push(G.secret.deck.pop());
  G.ready = field.army([...G.at], Number(ctx.currentPlayer));
}

const moves = {
  activate({ G }, unit) {
    const place = G.ready.indexOf(unit);
    if (G.step !== 'activate' || place < 0) return INVALID_MOVE;
    G.ready.splice(place, 1);
    G.unit = unit;
    G.step = 'move';
  },

  end({ G, events }) {
    if (G.step !== 'activate') return INVALID_MOVE;
    events.endTurn();
  },

  move({ G }, hex) {
    if (G.step !== 'move' || !field.reachable([...G.at], G.unit).includes(hex)) return INVALID_MOVE;
    G.at[G.unit] = hex;
    moved(G);
  },

  stay({ G }) {
    if (G.step !== 'move') return INVALID_MOVE;
    moved(G);
  },

  attack({ G, playerID, events, random }, target) {
    if (G.step !== 'attack' || !field.targets([...G.at], G.unit).includes(target)) return INVALID_MOVE;
    G.target = target;
    G.bonus = 0;
    if (G.players[playerID].hand.length) G.step = 'card';
    else declared(G, events, random);
  },

  holdFire({ G }) {
    if (G.step !== 'attack') return INVALID_MOVE;
    finished(G);
  },

  lay({ G, playerID, events, random }, card) {
    const { hand } = G.players[playerID];
    const place = hand.indexOf(card);
    if (G.step !== 'card' || place < 0) return INVALID_MOVE;
    hand.splice(place, 1);
    G.discard.push(card);
    G.bonus = field.CARD_DICE[card];
    declared(G, events, random);
  },

  noCard({ G, events, random }) {
    if (G.step !== 'card') return INVALID_MOVE;
    declared(G, events, random);
  },
};

const reactions = {
  hold({ G, random }) {
    strike(G, random, G.unit, G.target, G.bonus);
    finished(G);
  },

  counter({ G, random }) {
    if (!field.canCounter(G.at, G.unit, G.target)) return INVALID_MOVE;
    strike(G, random, G.target, G.unit, 0);
    if (G.at[G.unit] !== field.GONE) strike(G, random, G.unit, G.target, G.bonus);
    finished(G);
  },

  fallBack({ G }, hex) {
    if (!field.retreats([...G.at], G.unit, G.target).includes(hex)) return INVALID_MOVE;
    G.at[G.target] = hex;
    finished(G);
  },
};

/** 5.4 After its move the unit may attack, if anybody is within its reach. */
function moved(G) {
  if (field.targets([...G.at], G.unit).length) G.step = 'attack';
  else finished(G);
}

/** 6.7 The defender is asked, if it can do more than hold. */
function declared(G, events, random) {
  const at = [...G.at];
  if (field.canCounter(at, G.unit, G.target) || field.retreats(at, G.unit, G.target).length) {
    events.setActivePlayers({ others: 'react', maxMoves: 1, revert: true });
  } else {
    strike(G, random, G.unit, G.target, G.bonus);
    finished(G);
  }
}

/** 6.11 to 6.13 Dice against a unit. */
function strike(G, random, unit, target, bonus) {
  G.drawn += 1;
  const dice = random.D6(field.strength(G.at, unit, target, bonus));
  G.health[target] -= dice.filter((die) => die >= field.HIT).length;
  if (G.health[target] <= 0) {
    G.health[target] = 0;
    G.at[target] = field.GONE;
  }
}

/** 5.3 On to the next unit; without one the turn ends by itself (`turn.endIf`). */
function finished(G) {
  G.step = 'activate';
  G.unit = NOBODY;
  G.target = NOBODY;
}

/** 6.14 and 6.15 The last unit of a side is gone, or twelve rounds are over. */
function endIf({ G, ctx }) {
  for (const seat of [0, 1]) if (!field.army(G.at, seat).length) return { winner: 1 - seat };
  if (ctx.turn > 2 * field.ROUNDS) return { winner: field.healthier(G.at, G.health) };
}

/** Every move that the player may make now. */
function enumerate(G, ctx, playerID) {
  const { at, unit, target } = G;
  switch (ctx.activePlayers ? ctx.activePlayers[playerID] : G.step) {
    case 'activate':
      return [...G.ready.map((each) => ({ move: 'activate', args: [each] })), { move: 'end' }];
    case 'move':
      return [...field.reachable(at, unit).map((hex) => ({ move: 'move', args: [hex] })), { move: 'stay' }];
    case 'attack':
      return [...field.targets(at, unit).map((each) => ({ move: 'attack', args: [each] })), { move: 'holdFire' }];
    case 'card':
      return [...G.players[playerID].hand.map((card) => ({ move: 'lay', args: [card] })), { move: 'noCard' }];
    case 'react': {
      const options = field.retreats(at, unit, target).map((hex) => ({ move: 'fallBack', args: [hex] }));
      if (field.canCounter(at, unit, target)) options.push({ move: 'counter' });
      return [...options, { move: 'hold' }];
    }
  }
  return [];
}

const Skirmish = {
  name: 'skirmish',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  moves,
  turn: {
    onBegin: beginTurn,
    endIf: ({ G }) => G.step === 'activate' && G.ready.length === 0,
    stages: { react: { moves: reactions } },
  },
  endIf,
  playerView: PlayerView.STRIP_SECRETS,
  ai: { enumerate },
};

module.exports = { Skirmish };
