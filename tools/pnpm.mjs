// Runs the pnpm that package.json pins, on a machine that has nothing but Node and npm.
// Async spawn, so that Ctrl-C reaches the child: spawnSync would leave it orphaned.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The exact `pnpm@x.y.z` of package.json, without the integrity suffix that npx does not understand. */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return packageManager.split('+')[0];
}

/**
 * Starts pnpm with `args` in the repository's root; the caller listens to `exit`.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function spawnPnpm(args, options = {}) {
  const onWindows = process.platform === 'win32';
  return spawn(onWindows ? 'npx.cmd' : 'npx', ['--yes', pinnedPnpm(), ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    ...options,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const child = spawnPnpm(process.argv.slice(2));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
