import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fromSource } from '../support/from-source.mjs';
import { root } from '../support/paths.mjs';

/**
 * A program of ours: says a line of JSON when it is ready, may answer lines on its stdin with more
 * of them, and ends with its stdin.
 * @param {string} file @param {string[]} [args] @param {Record<string, string>} [env]
 */
export async function startProgram(file, args = [], env = {}) {
  const child = spawn(process.execPath, fromSource(file, ...args), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  /** @returns {Promise<any>} */
  const next = async () => {
    const [line] = await Promise.race([once(lines, 'line'), exited.then(() => ['null'])]);
    return JSON.parse(String(line));
  };
  const ready = await next();
  if (ready === null) throw new Error(`${file} did not start.`);
  return {
    ready,
    pid: child.pid ?? 0,
    /** What it says next by itself. */
    next,
    ask: () => {
      const answer = next();
      child.stdin.write('\n');
      return answer;
    },
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

/**
 * The real app and a bare one beside it, with an academy.
 * @param {...string} academy how many students, and of what
 * @returns {Promise<{ facts: import('./loads.mjs').BenchServer, stop: () => Promise<void> }>}
 */
export async function startBenchServer(...academy) {
  const file = 'apps/api/src/testing/servers/bench-server.ts';
  const { ready: facts, stop } = await startProgram(file, academy);
  return { facts, stop };
}
