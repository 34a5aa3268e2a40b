// `npm run start:many`: two demo academies in one server, `a.localhost` and `b.localhost`, and
// their head office, `office.localhost`, from the sources of the API and the built apps.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { build } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { demandFreePort, portFromEnv } from './support/ports.mjs';
import { runMain } from './support/say.mjs';

await runMain(async () => {
  await demandFreePort('STUDENT_PORT', portFromEnv('STUDENT_PORT', 4100));
  await demandFreePort('ADMIN_PORT', portFromEnv('ADMIN_PORT', 4200));
  await ensureInstalled();
  await build();
  const tsx = createRequire(inRoot('apps/api/package.json')).resolve('tsx/cli');
  const server = spawn(
    process.execPath,
    [tsx, '--conditions=development', 'src/testing/servers/many-academies.ts'],
    {
      cwd: inRoot('apps/api'),
      env: { DATA_DIR: inRoot('.data/many'), LOG_LEVEL: 'warn', ...process.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // Ctrl-C reaches the server itself as well: it waits for that.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.once('exit', (code) => process.exit(code ?? 0));
});
