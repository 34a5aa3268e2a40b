import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { bundle } from '../bundle';

/** One for each worker, written again by every run. */
const bundlePrograms = () =>
  bundle(`children-${process.env.VITEST_POOL_ID ?? 0}`, {
    server: 'server.ts',
    'save-loop': 'testing/crash/save-loop.ts',
    'send-loop': 'testing/crash/send-loop.ts',
  });

let bundled: Promise<string> | undefined;

/** Starts a program as its own process, built as it is delivered. It does not outlive the test. */
export async function startChild(
  program: 'server' | 'save-loop' | 'send-loop',
  env: NodeJS.ProcessEnv,
) {
  const folder = await (bundled ??= bundlePrograms());
  const child = spawn(process.execPath, [join(folder, `${program}.js`)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  const child = await startChild('save-loop', env);
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
