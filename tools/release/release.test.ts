import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRoot } from '../support/paths.mjs';
import { members } from './workspace.mjs';

/**
 * A small repository with the real tools and the real packages' names, whose apps are built by
 * copying.
 */
const town = mkdtempSync(join(tmpdir(), 'academy-release-'));
const site = join(town, 'site');

function write(file: string, text: string) {
  mkdirSync(dirname(join(town, file)), { recursive: true });
  writeFileSync(join(town, file), text);
}
const read = (file: string) => readFileSync(join(town, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: town,
    encoding: 'utf8',
  }).trim();
const commit = (message: string) =>
  git('add', '--all') + git('commit', '--quiet', '--message', message);
const named = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
const env = { ...process.env, ...named, TURBO_TELEMETRY_DISABLED: '1' };
function npm(script: 'release' | 'rollback' | 'deploy', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`tools/${script}.mjs`, ...args, '--to', site],
    {
      cwd: town,
      encoding: 'utf8',
      env,
    },
  );
  return { status, said: stdout + stderr };
}
const served = (app: string) => readFileSync(join(site, app, 'current/index.html'), 'utf8');
const version = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).version;

// Each step starts a process of its own, git among them; a busy machine must not make it fail.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(() => {
  for (const file of [
    'tools',
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'turbo.json',
    'tsconfig.base.json',
    '.changeset/config.json',
    'deploy/web.caddyfile',
    'CHANGELOG.md',
  ])
    cpSync(inRoot(file), join(town, file), { recursive: true });
  for (const { folder, name, uses } of members) {
    const dependencies = Object.fromEntries(uses.map((each) => [each, 'workspace:*']));
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, version: '0.1.0', private: true, dependencies }),
    );
    write(`${folder}/src/index.html`, `${folder} as it was`);
  }
  write('.gitignore', 'node_modules\ndist\n.turbo\nsite\n');
  // What is installed is what this very run uses; building and recording are tested elsewhere.
  write(
    'tools/support/install.mjs',
    `import { existsSync, symlinkSync } from 'node:fs';\nexport const ensureInstalled = async () => {\n  if (!existsSync('node_modules')) symlinkSync('${town}/node_modules', 'node_modules');\n};\n`,
  );
  write(
    'tools/support/build.mjs',
    "import { cpSync, existsSync } from 'node:fs';\nexport async function build([app]) {\n  if (existsSync(`apps/${app}/src/broken`)) throw new Error('The build failed');\n  if (existsSync(`apps/${app}/src/endless`)) await new Promise(() => setInterval(() => undefined, 1e6));\n  cpSync(`apps/${app}/src`, `apps/${app}/dist`, { recursive: true });\n}\n",
  );
  write(
    'tools/contracts.mjs',
    "import { writeFileSync } from 'node:fs';\nwriteFileSync(`recorded-${process.argv[2]}.json`, '{}');\n",
  );
  mkdirSync(join(town, 'node_modules'));
  for (const entry of readdirSync(inRoot('node_modules')))
    if (entry !== '.installed' && entry !== '.cache')
      symlinkSync(inRoot('node_modules', entry), join(town, 'node_modules', entry));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('The beginning');
});
afterAll(() => rmSync(town, { recursive: true, force: true }));

/** The newest section of what an operator reads. */
const newest = () => read('CHANGELOG.md').split('\n## ')[1]?.split('\n').slice(1).join('\n').trim();

test('an app is released alone and goes back: version, changelog, tag and what is served are its own', () => {
  expect(npm('deploy', 'admin')).toMatchObject({ status: 0 });
  expect(npm('deploy', 'student')).toMatchObject({ status: 0 });
  expect([served('admin'), served('student')]).toEqual([
    'apps/admin as it was',
    'apps/student as it was',
  ]);

  write(
    '.changeset/new-list.md',
    "---\n'@academy/admin': minor\n---\n\nManagers see a new list.\n",
  );
  write('.changeset/new-rule.md', "---\n'@academy/domain': patch\n---\n\nA rule is milder.\n");
  write(
    '.changeset/upgrade.md',
    "---\n'@academy/ui': patch\n---\n\nUpgrade: name the list\nin `deploy/.env`.\n",
  );
  write(
    '.changeset/new-page.md',
    "---\n'@academy/student': minor\n---\n\nStudents see a new page.\n",
  );
  write('apps/admin/src/index.html', 'the new list');
  write('apps/student/src/index.html', 'the new page');
  commit('A list, a page and a rule');
  const released = npm('release', 'admin', '--checked');
  expect(released.said).toContain('admin 0.2.0 is released and runs.');
  expect(released.status).toBe(0);

  expect([
    version('apps/admin'),
    version('packages/domain'),
    version('apps/student'),
    version('apps/api'),
  ]).toEqual(['0.2.0', '0.1.1', '0.1.0', '0.1.0']);
  expect(read('apps/admin/CHANGELOG.md')).toContain('Managers see a new list.');
  expect(existsSync(join(town, 'apps/student/CHANGELOG.md'))).toBe(false);
  expect(read('CHANGELOG.md')).toMatch(/^## Managers' app 0\.2\.0 · \d{4}-\d\d-\d\d$/m);
  expect(newest()).toBe(
    '**Before you upgrade:**\n\n- name the list\n  in `deploy/.env`.\n\n- Managers see a new list.\n- A rule is milder.',
  );
  expect(readdirSync(join(town, '.changeset')).filter((name) => name.endsWith('.md'))).toEqual([
    'new-page.md',
  ]);
  expect([git('tag'), git('log', '-1', '--format=%s'), git('status', '--porcelain')]).toEqual([
    '@academy/admin@0.2.0',
    'Release admin 0.2.0',
    '',
  ]);
  expect(git('show', '--name-only', '--format=')).toContain('recorded-admin.json');
  expect([served('admin'), served('student')]).toEqual(['the new list', 'apps/student as it was']);
  expect(read('site/admin/current/version.txt')).toBe('0.2.0\n');

  expect(npm('rollback', 'admin')).toMatchObject({
    status: 0,
    said: expect.stringContaining('admin 0.1.0 runs again instead of 0.2.0.'),
  });
  expect([served('admin'), readlinkSync(join(site, 'student/current'))]).toEqual([
    'apps/admin as it was',
    '0.1.0',
  ]);
  expect(npm('rollback', 'admin')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Nothing of admin ran here before 0.1.0.'),
  });
  expect(npm('deploy', 'admin', '0.2.0')).toMatchObject({ status: 0 });
  expect(served('admin')).toBe('the new list');
});

test('the version in the clone is the first release, though nothing is changed by it', () => {
  rmSync(join(town, '.changeset/new-page.md'));
  // Only the API keeps something at a release.
  write('recorded-student.json', '{}');
  commit('Not yet');
  expect(npm('release', 'student', '--checked')).toMatchObject({
    status: 0,
    said: expect.stringContaining('student 0.1.0 is released'),
  });
  expect(git('tag', '--points-at', 'HEAD')).toBe('@academy/student@0.1.0');
});

test('an app follows its packages with a patch; without any change there is nothing to release', () => {
  expect(npm('release', 'admin', '--checked')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Nothing to release: admin 0.2.0'),
  });
  write('packages/ui/src/index.html', 'rounder');
  commit('Rounder corners');
  expect(npm('release', 'admin', '--checked')).toMatchObject({
    status: 0,
    said: expect.stringContaining('admin 0.2.1 is released'),
  });
});

test('what fails leaves nothing behind: the tree, the version and what runs are as before', () => {
  write('.changeset/broken.md', "---\n'@academy/admin': minor\n---\n\nWill not build.\n");
  write('apps/admin/src/broken', '');
  commit('Break the build');
  const head = git('rev-parse', 'HEAD');
  expect(npm('release', 'admin', '--checked')).toMatchObject({
    status: 1,
    said: expect.stringContaining('The build failed'),
  });
  expect([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    version('apps/admin'),
    readlinkSync(join(site, 'admin/current')),
  ]).toEqual([head, '', '0.2.1', '0.2.1']);
  write('apps/admin/src/index.html', 'half done');
  expect(npm('release', 'admin', '--checked')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Commit or put away first'),
  });
});

test('one that is killed while it builds has touched nothing, and the next one goes on', async () => {
  git('reset', '--hard', '--quiet');
  rmSync(join(town, 'apps/admin/src/broken'));
  write('apps/admin/src/endless', '');
  commit('Build for ever');
  const head = git('rev-parse', 'HEAD');
  const release = spawn(
    process.execPath,
    ['tools/release.mjs', 'admin', '--checked', '--to', site],
    { cwd: town, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(release, 'exit');
  let said = '';
  release.stdout.on('data', (chunk) => (said += String(chunk)));
  await vi.waitFor(() => expect(said).toContain('contracts.mjs'), { timeout: 60_000 });
  if (release.pid === undefined) throw new Error('nothing was started');
  process.kill(-release.pid, 'SIGKILL');
  await ended;
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), version('apps/admin')]).toEqual([
    head,
    '',
    '0.2.1',
  ]);
  rmSync(join(town, 'apps/admin/src/endless'));
  commit('Build again');
  expect(npm('release', 'admin', '--checked')).toMatchObject({
    status: 0,
    said: expect.stringContaining('admin 0.3.0 is released and runs.'),
  });
});
