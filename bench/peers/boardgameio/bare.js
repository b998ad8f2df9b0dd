'use strict';

// Skirmish without any framework: one state that is changed in place, a question with its options, an answer by its number.

const field = require('./field');

/** 4 and 5.1 A game up to its first question; `random` gives numbers from 0 to 1. */
function begin(random, deck = shuffled(field.DECK, random)) {
  const hands = [[], []];
  for (let n = 0; n < field.HAND; n++) for (const hand of hands) hand.push(deck.pop());
  const war = {
    random, deck, hands,
    at: [...field.START],
    health: field.KIND.map((kind) => kind.health),
    discard: [],
    turn: 0, ready: [], unit: -1, target: -1, bonus: 0,
    asked: null, seat: 0, options: [],
    drawn: 1, over: false, winner: null,
  };
  beginTurn(war);
  return war;
}

/** Answers the question with one of its options. */
function answer(war, option) {
  ANSWERS[war.asked](war, option);
}

const NOTHING = -1; // end, stay, hold fire, no card
const HOLD = -1;
const COUNTER = -2;

const ANSWERS = {
  activate(war, unit) {
    if (unit === NOTHING) return beginTurn(war);
    war.ready.splice(war.ready.indexOf(unit), 1);
    war.unit = unit;
    const options = field.reachable(war.at, unit);
    options.push(NOTHING);
    ask(war, 'move', war.seat, options);
  },
  move(war, hex) {
    if (hex !== NOTHING) war.at[war.unit] = hex;
    const options = field.targets(war.at, war.unit);
    if (!options.length) return nextUnit(war);
    options.push(NOTHING);
    ask(war, 'attack', war.seat, options);
  },
  attack(war, target) {
    if (target === NOTHING) return nextUnit(war);
    war.target = target;
    war.bonus = 0;
    if (!war.hands[war.seat].length) return askDefender(war);
    ask(war, 'card', war.seat, [...war.hands[war.seat], NOTHING]);
  },
  card(war, card) {
    if (card !== NOTHING) {
      const hand = war.hands[war.seat];
      hand.splice(hand.indexOf(card), 1);
      war.discard.push(card);
      war.bonus = field.CARD_DICE[card];
    }
    askDefender(war);
  },
  react(war, choice) {
    war.seat = 1 - war.seat;
    if (choice >= 0) {
      war.at[war.target] = choice;
      return nextUnit(war);
    }
    if (choice === COUNTER) strike(war, war.target, war.unit, 0);
    if (!war.over && war.at[war.unit] !== field.GONE) strike(war, war.unit, war.target, war.bonus);
    nextUnit(war);
  },
};

function shuffled(cards, random) {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

function ask(war, kind, seat, options) {
  war.asked = kind;
  war.seat = seat;
  war.options = options;
}

function beginTurn(war) {
  if (war.turn === 2 * field.ROUNDS) return finish(war, field.healthier(war.at, war.health));
  const seat = war.turn++ % 2;
  if (war.deck.length && war.hands[seat].length < field.HAND) war.hands[seat].push(war.deck.pop());
  war.ready = field.army(war.at, seat);
  war.seat = seat;
  nextUnit(war);
}

function nextUnit(war) {
  if (war.over) return;
  if (!war.ready.length) return beginTurn(war);
  ask(war, 'activate', war.seat, [...war.ready, NOTHING]);
}

function askDefender(war) {
  const options = field.retreats(war.at, war.unit, war.target);
  if (field.canCounter(war.at, war.unit, war.target)) options.push(COUNTER);
  options.push(HOLD);
  if (options.length > 1) return ask(war, 'react', 1 - war.seat, options);
  strike(war, war.unit, war.target, war.bonus);
  nextUnit(war);
}

function strike(war, unit, target, bonus) {
  war.drawn++;
  let left = war.health[target];
  for (let dice = field.strength(war.at, unit, target, bonus); dice > 0; dice--) {
    if (Math.floor(war.random() * 6) + 1 >= field.HIT) left--;
  }
  war.health[target] = Math.max(0, left);
  if (left > 0) return;
  war.at[target] = field.GONE;
  if (!field.army(war.at, field.owner(target)).length) finish(war, 1 - field.owner(target));
}

function finish(war, winner) {
  war.over = true;
  war.winner = winner;
  war.asked = null;
  war.options = [];
}

module.exports = { COUNTER, HOLD, NOTHING, answer, begin };
