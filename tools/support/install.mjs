import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { readLog, runPnpmToLog } from './run.mjs';
import { Plain, say } from './say.mjs';

/**
 * Whether everything that the lockfile says is there. pnpm keeps a copy of the lockfile beside what
 * it has installed, written last: so an install by any command counts.
 */
export function isInstalled(folder = root) {
  const installed = join(folder, 'node_modules/.pnpm/lock.yaml');
  return (
    existsSync(installed) &&
    readFileSync(installed).equals(readFileSync(join(folder, 'pnpm-lock.yaml')))
  );
}

/** Installs exactly what the lockfile says, unless that has been done already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (once; about a minute) …');
  const log = inRoot('.turbo/logs/install.log');
  // The purge question would wait for an invisible prompt.
  const code = await runPnpmToLog(
    ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    log,
  );
  if (code !== 0)
    throw new Plain(
      `${readLog(log)}\nInstalling failed. Is the npm registry reachable? Then run the same command again.`,
    );
}
