import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fromSource } from '../support/from-source.mjs';
import { root } from '../support/paths.mjs';

/**
 * Starts the server under test; its first line on stdout is a JSON object with its addresses and
 * tokens.
 * @param {'embedded' | 'postgres'} driver
 * @param {...string} academy how many students, and `everything`
 */
export async function startBenchServer(driver, ...academy) {
  const args = fromSource('apps/api/src/testing/servers/bench-server.ts', driver, ...academy);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    exited.then(() => ''),
  ]);
  if (!line) throw new Error('The bench server did not start.');
  /** @type {import('./loads.mjs').BenchServer} */
  const facts = JSON.parse(line);
  return {
    facts,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
