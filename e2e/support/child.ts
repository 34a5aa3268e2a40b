import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  /** The first line on stdout that `ready` accepts, as `ready` reads it. */
  said: string;
  /** False once it has ended, by itself or by `stop`. */
  alive(): boolean;
  /** Ends it: politely, or at once where nothing it holds is wanted any more. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts Node on a file of the repository and waits for the line of its output that says it is
 * ready. Its whole output is in the error when it ends before.
 */
export async function startNode(
  args: string[],
  env: Record<string, string | undefined>,
  ready: RegExp,
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const said = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const match = ready.exec(output);
      if (match) resolve(match[1] ?? match[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() =>
      reject(new Error(`${args.join(' ')} ended before it was ready:\n${output}`)),
    );
  });
  return {
    said,
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
  };
}

const BUNDLE = 'TEST_SERVERS';

/** Puts the servers of the tests into one file each, for all workers. */
export async function bundleServers(): Promise<void> {
  const bundler = await startNode(
    ['--import', 'tsx', 'apps/api/src/testing/servers/bundle-servers.ts'],
    {},
    /^bundled (.+)$/m,
  );
  process.env[BUNDLE] = bundler.said;
}

/** One of them, for {@link startNode}. */
export const testProgram = (name: 'test-server' | 'postgres-server', ...args: string[]) => [
  join(process.env[BUNDLE] ?? '', `${name}.js`),
  ...args,
];
