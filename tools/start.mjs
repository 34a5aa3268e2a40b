// `npm start`: everything from a fresh clone to both apps in the browser, with nothing but Node and
// npm.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { demandFreePort, portFromEnv } from './support/ports.mjs';
import { Plain, runMain } from './support/say.mjs';

await runMain(async () => {
  await demandFreePort('STUDENT_PORT', portFromEnv('STUDENT_PORT', 4100));
  await demandFreePort('ADMIN_PORT', portFromEnv('ADMIN_PORT', 4200));
  await ensureInstalled();
  await build();

  const server = inRoot('apps/api/dist/server.js');
  if (!existsSync(server)) throw new Plain(`${server} is missing after the build.`);
  process.env.DATA_DIR ??= inRoot('.data');
  // The demo academy fills an empty embedded database only; the server keeps it away from
  // PostgreSQL.
  if (!process.env.DATABASE_URL) process.env.DEMO ??= 'true';
  process.env.LOG_LEVEL ??= 'warn';
  // In this process and not in a child: Ctrl-C reaches the server itself, once, and nothing can be
  // left behind.
  await import(pathToFileURL(server).href);
});
