import { spawn } from 'node:child_process';

/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** The user that PostgreSQL runs as, when we may choose: only root must step down. */
export const postgresUser =
  process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : undefined;

/** Starts a program of PostgreSQL as that user. Its stderr is kept for the error message. */
export function spawnAsPostgres(command: string, args: string[]) {
  return spawn(command, args, {
    ...postgresUser,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Runs a program to its end; throws with what it printed when it fails. */
export async function runAsPostgres(command: string, args: string[]): Promise<void> {
  const child = spawnAsPostgres(command, args);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${errors}`);
}
