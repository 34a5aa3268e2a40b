import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../support/paths.mjs';
import { output, run } from './shell.mjs';

/** What is not in git and the release has to read: the names of images, ports, secrets. */
const SETTINGS = 'deploy/.env';

/**
 * Checks out the committed state in a separate worktree while `work` runs: however a release ends,
 * also by a power cut, the user's clone is untouched.
 * @template Result
 * @param {(folder: string) => Result} work
 * @returns {Result}
 */
export function inWorktree(work) {
  output('git', ['worktree', 'prune']);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'academy-release-')));
  run(
    'git',
    ['worktree', 'add', '--quiet', '--detach', folder, 'HEAD'],
    'git could not check the release out beside this clone.',
    { quiet: true },
  );
  try {
    if (existsSync(inRoot(SETTINGS))) symlinkSync(inRoot(SETTINGS), join(folder, SETTINGS));
    return work(folder);
  } finally {
    output('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
