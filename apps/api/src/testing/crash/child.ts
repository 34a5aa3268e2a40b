import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/**
 * Starts a TypeScript file as its own process, as `npm run dev` would. `file` is relative to this
 * folder. It does not outlive the test.
 */
export function startChild(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--conditions=development', '--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void kill(child));
  return child;
}

/** SIGKILL, whatever the process is doing. */
export const kill = (child: ChildProcess) => child.kill('SIGKILL');

/**
 * Runs `save-loop.ts` until it has acknowledged `saves` saves, then calls `crash` while it goes on
 * saving, and waits for its end. Returns the numbers of all saves that it acknowledged.
 */
export async function saveUntil(
  saves: number,
  crash: (child: ChildProcess) => unknown,
  env: NodeJS.ProcessEnv,
): Promise<number[]> {
  const child = startChild('./save-loop.ts', env);
  const acknowledged: number[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(Number(line.replace('saved ', '')));
    if (acknowledged.length === saves) crash(child);
  }
  await exited;
  if (acknowledged.length < saves)
    throw new Error(
      `the saving process ended by itself after ${acknowledged.length} saves: ${errors}`,
    );
  return acknowledged;
}
