'use strict';

// Sockets that watch tables of boardgame.io's server, where nothing happens. Prints "tables" when the tables are open and waits for
// a line, prints "watching" when all sockets follow theirs, and waits for the end of its input.
// Usage: node watch.js '{"port": 8000, "tables": 200, "sockets": 2000}'

const { createInterface } = require('readline');
const { connected, forEach, opened } = require('./guest');

const plan = JSON.parse(process.argv[2]);

async function main() {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const tables = await forEach(Array.from({ length: plan.tables }), 20, () => opened(plan.port));
  console.log('tables');
  await lines.next();
  await forEach(Array.from({ length: plan.sockets }, (_, n) => tables[n % tables.length]), 50, async ({ matchID }) => {
    const socket = await connected(plan.port);
    const seen = new Promise((resolve) => socket.on('sync', resolve));
    socket.emit('sync', matchID, null, undefined, 2);
    await seen;
  });
  console.log('watching');
  await lines.next();
  process.exit(0);
}

main();
