// `pnpm check:package` in a package: packs it as it would be published, and asks publint and attw
// whether others could use it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Shows what a program said only when it found something.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stdout.write(`${stdout}${stderr}\n$ ${program} ${args.join(' ')}\n`);
  process.exitCode = 1;
}

/** The doors of the package; attw does not look behind a `*` by itself. */
function entryPoints() {
  /** @type {{ publishConfig: { exports: Record<string, string | { import: string }> } }} */
  const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.entries(publishConfig.exports).flatMap(([door, target]) => {
    if (typeof target === 'string') return [];
    if (!door.includes('*')) return [door];
    const [folder = '', rest = ''] = target.import.split('*');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(rest) && !file.slice(0, -rest.length).includes('/'))
      .map((file) => door.replace('*', file.slice(0, -rest.length)));
  });
}

const place = mkdtempSync(join(tmpdir(), 'pack-'));
try {
  run('pnpm', ['pack', '--pack-destination', place]);
  const [tarball = ''] = readdirSync(place);
  run('publint', ['run', join(place, tarball), '--strict']);
  // Modules only, for Node and for bundlers: `require` has never been promised.
  run('attw', [join(place, tarball), '--profile', 'esm-only', '--entrypoints', ...entryPoints()]);
} finally {
  rmSync(place, { recursive: true });
}
