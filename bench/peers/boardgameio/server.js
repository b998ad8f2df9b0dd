'use strict';

// boardgame.io's own server with Skirmish, whose games are kept in memory, or in files in a folder.
// Usage: NODE_ENV=production node server.js PORT [FOLDER]

const { FlatFile, Server } = require('boardgame.io/server');
const { Skirmish } = require('./game');

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};

Server({ games: [Skirmish], origins: [/127\.0\.0\.1/], ...kept }).run(Number(port));
