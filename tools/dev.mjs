// `npm run dev`: the same two addresses as `npm start`, from the sources, with hot reload in every
// package.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { demandFreePort, freePort, portFromEnv } from './support/ports.mjs';
import { runMain, say } from './support/say.mjs';

/**
 * One app's vite with `/api` passed on to the API's own listener for that app. The Host header
 * stays, so cookies and origin checks see the address in the browser.
 * @param {string} app @param {number} port @param {number} apiPort
 */
async function serveApp(app, port, apiPort) {
  const appRoot = inRoot('apps', app);
  /** @type {typeof import('vite')} */
  const { createServer } = await import(
    pathToFileURL(createRequire(`${appRoot}/package.json`).resolve('vite')).href
  );
  const server = await createServer({
    root: appRoot,
    configFile: `${appRoot}/vite.config.ts`,
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
    },
  });
  await server.listen();
  say(`  ${app.padEnd(8)} http://localhost:${port}`);
  return server;
}

await runMain(async () => {
  const ports = {
    student: portFromEnv('STUDENT_PORT', 4100),
    admin: portFromEnv('ADMIN_PORT', 4200),
  };
  await demandFreePort('STUDENT_PORT', ports.student);
  await demandFreePort('ADMIN_PORT', ports.admin);
  await ensureInstalled();

  const behind = { student: await freePort(), admin: await freePort() };
  const env = {
    DATA_DIR: inRoot('.data'),
    DEMO: process.env.DATABASE_URL ? undefined : 'true',
    LOG_LEVEL: 'warn',
    ...process.env,
    STUDENT_PORT: String(behind.student),
    ADMIN_PORT: String(behind.admin),
    STUDENT_APP_URL: `http://localhost:${ports.student}`,
    ADMIN_APP_URL: `http://localhost:${ports.admin}`,
  };
  // In a process group of its own, so that Ctrl-C reaches it once, through tsx, and not a second
  // time from the terminal.
  const tsx = createRequire(inRoot('apps/api/package.json')).resolve('tsx/cli');
  const api = spawn(process.execPath, [tsx, 'watch', '--conditions=development', 'src/server.ts'], {
    cwd: inRoot('apps/api'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const apps = [
    await serveApp('student', ports.student, behind.student),
    await serveApp('admin', ports.admin, behind.admin),
  ];

  let asked = false;
  const stop = () => {
    asked = true;
    api.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  process.on('exit', () => api.kill('SIGKILL'));
  api.once(
    'exit',
    () => void Promise.all(apps.map((app) => app.close())).then(() => process.exit(asked ? 0 : 1)),
  );
});
