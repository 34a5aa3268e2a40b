import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromSource } from '../support/from-source.mjs';
import { inRoot } from '../support/paths.mjs';
import { freePort } from '../support/ports.mjs';

/** @typedef {{ student: string, admin: string, stop: () => Promise<void> }} DemoServer */

/**
 * The built apps on the real API with the demo academy at one moment and a stopped clock: pictures
 * change only when the product does. Its database is in memory.
 * @param {string} at an instant
 * @returns {Promise<DemoServer>}
 */
export async function startDemoServer(at) {
  const [student, admin] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, fromSource('apps/api/src/testing/servers/test-server.ts'), {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      STUDENT_PORT: String(student),
      ADMIN_PORT: String(admin),
      TEST_SERVER_DEMO_AT: at,
      ENDS_WITH_STDIN: '1',
    },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { student: `http://localhost:${student}`, admin: `http://localhost:${admin}`, stop };
}
