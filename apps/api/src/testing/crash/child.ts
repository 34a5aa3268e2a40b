import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { onTestFinished } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Inside the package, where its dependencies are found; one for each worker, written anew by every
 * run.
 */
const folder = here(`../../../node_modules/.cache/children-${process.env.VITEST_POOL_ID ?? 0}`);

/** One file of it starts at a sixth of what the sources cost, which are read one by one. */
async function bundle(): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: {
      server: here('../../server.ts'),
      'save-loop': here('./save-loop.ts'),
      'send-loop': here('./send-loop.ts'),
    },
    outDir: folder,
    format: 'esm',
    target: 'node20',
    noExternal: [/^@academy\//],
    esbuildOptions: (options) => void (options.conditions = ['development']),
  });
  cpSync(here('../../db/migrations'), join(folder, 'migrations'), { recursive: true });
}

let bundled: Promise<void> | undefined;

/** Starts a program as its own process, built as it is delivered. It does not outlive the test. */
export async function startChild(
  program: 'server' | 'save-loop' | 'send-loop',
  env: NodeJS.ProcessEnv,
) {
  await (bundled ??= bundle());
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
