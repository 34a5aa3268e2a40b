import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { readLog, runPnpmToLog } from './run.mjs';
import { Plain, say } from './say.mjs';

const stamp = inRoot('node_modules/.installed');

/** Changes with the lockfile and with everything that prebuilt binaries depend on. */
function fingerprint() {
  const hash = createHash('sha256').update(
    [process.platform, process.arch, process.versions.modules].join(' '),
  );
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Installs exactly what the lockfile says, unless that has been done already. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (once; about a minute) …');
  const log = inRoot('.turbo/logs/install.log');
  // The purge question would wait for an answer that nobody sees.
  const code = await runPnpmToLog(
    ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    log,
  );
  if (code !== 0)
    throw new Plain(
      `${readLog(log)}\nInstalling failed. Is the npm registry reachable? Then run the same command again.`,
    );
  writeFileSync(stamp, wanted);
}
