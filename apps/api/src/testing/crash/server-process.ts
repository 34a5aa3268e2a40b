import { once } from 'node:events';
import { freePort } from '../servers/free-port';
import { kill, startChild, type Place } from './child';

export interface ServerProcess {
  /** `http://127.0.0.1:<port>/api` of the student app. */
  api: string;
  /** Whether the process has not ended. */
  lives(): boolean;
  /** `kill -9`; resolves when the process is gone. */
  killNow(): Promise<void>;
  /** Sends a signal; resolves with the exit code when the process has ended. */
  stop(signal: 'SIGINT' | 'SIGTERM'): Promise<unknown>;
}

/**
 * Starts the real server (`server.ts`), at another place when one is named, and waits until it
 * listens; an academy of its own without the demo, which takes longer to fill than a server to
 * start.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  place: Place = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const variables = {
    DEMO: 'false',
    ...env,
    STUDENT_PORT: String(port),
    ADMIN_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  const child = await startChild('server', variables, place);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = once(child, 'exit');
  // The start message is the first thing that it prints, and it prints it when it listens.
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error(`the server did not start: ${errors}`))),
  ]);
  return {
    api: `http://127.0.0.1:${port}/api`,
    lives: () => child.exitCode === null && child.signalCode === null,
    async killNow() {
      kill(child);
      await exited;
    },
    async stop(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
