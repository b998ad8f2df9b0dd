'use strict';

// Those who come to boardgame.io's server: they open tables by its lobby and sit down at one socket each.

const { io } = require('socket.io-client');

/** Opens a table with two seats and takes both; says which table it is, and with what the seats are held. */
async function opened(port) {
  const { matchID } = await post(port, 'create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(port, `${matchID}/join`, { playerID, playerName: `guest ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

/** A socket of its own, by websocket from the first byte on. */
function connected(port) {
  const socket = io(`http://127.0.0.1:${port}/skirmish`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
    socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') throw new Error(`the server closed a socket: ${reason}`);
    });
  });
}

/** Does the work for each thing, so many at a time. */
async function forEach(things, width, work) {
  const found = [];
  for (let start = 0; start < things.length; start += width) {
    found.push(...(await Promise.all(things.slice(start, start + width).map(work))));
  }
  return found;
}

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/skirmish/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

module.exports = { connected, forEach, opened };
