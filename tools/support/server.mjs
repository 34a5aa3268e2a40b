import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';

/** @typedef {{ student: string, admin: string, stop: () => Promise<void> }} RunningServer */

/** @param {string} url @param {() => boolean} gone */
async function untilReady(url, gone) {
  for (const started = performance.now(); performance.now() - started < 60_000; await wait(100)) {
    if (gone()) break;
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error('The server did not come up; its output stands in test-results/server.log');
}

/**
 * Starts the built server with demo data of its own on free ports; `stop` ends it and removes its
 * data.
 * @param {Record<string, string>} [env]
 * @returns {Promise<RunningServer>}
 */
export async function startBuiltServer(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'academy-'));
  const [student, admin] = [await freePort(), await freePort()];
  mkdirSync(inRoot('test-results'), { recursive: true });
  const log = createWriteStream(inRoot('test-results/server.log'));
  const child = spawn(process.execPath, [inRoot('apps/api/dist/server.js')], {
    env: {
      ...process.env,
      DATA_DIR: data,
      DATABASE_URL: undefined,
      DEMO: 'true',
      STUDENT_PORT: String(student),
      ADMIN_PORT: String(admin),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://localhost:${student}/api/health/ready`, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { student: `http://localhost:${student}`, admin: `http://localhost:${admin}`, stop };
}
