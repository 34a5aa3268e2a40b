// Runs the pnpm that package.json pins, on a machine that has nothing but Node and npm.
// Async spawn, so that signals reach the child: spawnSync would leave it orphaned.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The exact `pnpm@x.y.z` of package.json, without the integrity suffix that npx does not
 * understand.
 */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return packageManager.split('+')[0];
}

const onWindows = process.platform === 'win32';

/**
 * Ends a child that was started `detached`, with all its descendants: npx, pnpm and turbo do not
 * all pass a signal on.
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
export function endTree(child, signal) {
  if (onWindows || child.pid === undefined) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is empty.
  }
}

/**
 * Starts pnpm with `args` in the repository's root; the caller listens to `exit`.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function spawnPnpm(args, options = {}) {
  return spawn(onWindows ? 'npx.cmd' : 'npx', ['--yes', pinnedPnpm(), ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
    ...options,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A group of its own has no terminal: an interactive user needs it, and Ctrl-C reaches everything
  // anyway.
  const detached = !process.stdin.isTTY;
  const child = spawnPnpm(process.argv.slice(2), { detached });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => (detached ? endTree(child, signal) : child.kill(signal)));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
