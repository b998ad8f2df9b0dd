'use strict';

// Skirmish, chapters 3, 4 and 6.1 of its RULES.md: the field, the units, and what they reach. Plain data in, plain data out.
// A hex is a number from 0 (a1) to 60 (i5), a unit a number from 0 (r1) to 11 (w6), a card a number from 0 to 23;
// `at` holds the hex of each unit, or GONE.

const GONE = -1;
const ROUNDS = 12;
const HAND = 3;
const HIT = 5;

const NAMES = [];
const PLACES = [];
for (let row = 0; row < 9; row++) {
  for (let number = 0; number < 9 - Math.abs(4 - row); number++) {
    NAMES.push('abcdefghi'[row] + (number + 1));
    PLACES.push(row * 10 + Math.max(0, 4 - row) + number);
  }
}

const hexes = (names) => names.split(' ').map((name) => NAMES.indexOf(name));

const NEAR = PLACES.map((place) =>
  [-10, -9, -1, 1, 9, 10].map((step) => PLACES.indexOf(place + step)).filter((hex) => hex >= 0)
);
const WITHIN = [
  null,
  NEAR,
  NEAR.map((near, hex) => [...new Set([...near, ...near.flatMap((each) => NEAR[each])])].filter((each) => each !== hex)),
];
const WOODS = NAMES.map(() => false);
for (const hex of hexes('c3 c5 d2 e5 f7 g3 g5')) WOODS[hex] = true;

const FOOT = { speed: 2, dice: 3, health: 3, reach: 1 };
const HORSE = { speed: 4, dice: 3, health: 2, reach: 1 };
const BOW = { speed: 2, dice: 2, health: 2, reach: 2 };
const ARMY = [FOOT, FOOT, FOOT, HORSE, HORSE, BOW];
const KIND = [...ARMY, ...ARMY];
const START = hexes('a2 a3 a4 a1 a5 b3 i4 i3 i2 i5 i1 h4');
const DECK = Array.from({ length: 24 }, (_, card) => card);
const CARD_DICE = DECK.map((card) => (card < 12 ? 1 : card < 20 ? 2 : 3));

const owner = (unit) => (unit < 6 ? 0 : 1);

/** The units of a seat that are on the field. */
function army(at, seat) {
  const found = [];
  for (let unit = seat * 6; unit < seat * 6 + 6; unit++) if (at[unit] !== GONE) found.push(unit);
  return found;
}

/** 6.1 to 6.4 The hexes in which a move can end. */
function reachable(at, unit) {
  const taken = occupied(at);
  const stops = controlled(at, 1 - owner(unit));
  const found = [];
  let edge = [at[unit]];
  for (let steps = KIND[unit].speed; steps > 0 && edge.length; steps--) {
    const further = [];
    for (const from of edge) {
      for (const hex of NEAR[from]) {
        if (taken[hex]) continue;
        taken[hex] = 1;
        found.push(hex);
        if (!stops[hex] && !WOODS[hex]) further.push(hex);
      }
    }
    edge = further;
  }
  return found;
}

/** 6.5 The enemies within reach. */
function targets(at, unit) {
  const near = WITHIN[KIND[unit].reach][at[unit]];
  const first = 6 - owner(unit) * 6;
  const found = [];
  for (let each = first; each < first + 6; each++) if (at[each] !== GONE && near.includes(at[each])) found.push(each);
  return found;
}

/** 6.9 Whether the attacker stands next to the defender. */
function canCounter(at, unit, target) {
  return NEAR[at[target]].includes(at[unit]);
}

/** 6.10 The hexes to which the defender may fall back. */
function retreats(at, unit, target) {
  const taken = occupied(at);
  const stops = controlled(at, owner(unit));
  return NEAR[at[target]].filter((hex) => !taken[hex] && !stops[hex]);
}

/** 6.11 How many dice a strike rolls. */
function strength(at, unit, target, bonus) {
  return Math.max(1, KIND[unit].dice + bonus - (WOODS[at[target]] ? 1 : 0));
}

/** 6.15 The seat with more health on the field; null if there is none. */
function healthier(at, health) {
  let lead = 0;
  for (let unit = 0; unit < 12; unit++) if (at[unit] !== GONE) lead += unit < 6 ? health[unit] : -health[unit];
  return lead > 0 ? 0 : lead < 0 ? 1 : null;
}

function occupied(at) {
  const taken = new Uint8Array(61);
  for (let unit = 0; unit < 12; unit++) if (at[unit] !== GONE) taken[at[unit]] = 1;
  return taken;
}

function controlled(at, seat) {
  const zone = new Uint8Array(61);
  for (let unit = seat * 6; unit < seat * 6 + 6; unit++) {
    if (at[unit] === GONE) continue;
    const near = NEAR[at[unit]];
    for (let n = 0; n < near.length; n++) zone[near[n]] = 1;
  }
  return zone;
}

module.exports = {
  CARD_DICE, DECK, GONE, HAND, HIT, KIND, NAMES, ROUNDS, START,
  army, canCounter, healthier, owner, reachable, retreats, strength, targets,
};
