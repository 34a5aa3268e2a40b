import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fromSource } from '../support/from-source.mjs';
import { root } from '../support/paths.mjs';

/**
 * A program of ours that answers every line on its stdin with a line of JSON, and says one when it
 * is ready.
 * @param {string} file @param {Record<string, string>} [env]
 */
export async function startProgram(file, env = {}) {
  const child = spawn(process.execPath, fromSource(file), {
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
