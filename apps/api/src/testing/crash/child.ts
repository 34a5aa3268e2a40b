import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bundle } from '../bundle';

/** One for each worker, written again by every run. */
const bundlePrograms = () =>
  bundle(`children-${process.env.VITEST_POOL_ID ?? 0}`, {
    server: 'server.ts',
    'save-loop': 'testing/crash/save-loop.ts',
    'send-loop': 'testing/crash/send-loop.ts',
    operate: 'operate/main.ts',
  });

/** As whom a process runs, and where, when it is not as we do. */
export interface Place {
  uid?: number;
  gid?: number;
  cwd?: string;
}

let bundled: Promise<string> | undefined;

/** Starts a program as its own process, built as it is delivered. It does not outlive the test. */
export async function startChild(
  program: 'server' | 'save-loop' | 'send-loop' | 'operate',
  env: NodeJS.ProcessEnv,
  place: Place = {},
  args: readonly string[] = [],
) {
  const folder = await (bundled ??= bundlePrograms());
  const child = spawn(process.execPath, [join(folder, `${program}.js`), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...place,
  });
  onTestFinished(() => void kill(child));
  return child;
}

/** SIGKILL, whatever the process is doing. */
export const kill = (child: ChildProcess) => child.kill('SIGKILL');
