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

/** Starts pnpm with `args` in the repository's root; the caller listens to `exit`. */
export function spawnPnpm(args, options = {}) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  return spawn(npx, ['--yes', pinnedPnpm(), ...args], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
}

/** Runs pnpm to its end. Resolves with the exit code (128 + n would be a signal: reported as 1). */
export function runPnpm(args, options) {
  return new Promise((resolve, reject) => {
    const child = spawnPnpm(args, options);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await runPnpm(process.argv.slice(2));
