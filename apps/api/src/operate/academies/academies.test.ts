import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { newAuthKey } from '../../http/auth/auth-keys';
import { ask } from '../../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { runOperator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

let url: string;
let environment: { DIRECTORY_URL: string; JWT_KEYS: string; DATA_DIR: string };
const { serverUrl } = inject('postgres');
beforeEach(async () => {
  url = await emptyDatabase();
  environment = { DIRECTORY_URL: url, JWT_KEYS: newAuthKey(), DATA_DIR: temporaryFolder() };
});

async function emptyDatabase() {
  const made = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, made));
  return made.replace('@/', '@localhost/');
}

const run = (line: string, typed = '') => runOperator(line.split(' '), environment, { typed });
async function done(line: string, typed = '') {
  const result = await run(line, typed);
  expect(result.exit, result.noted).toBe(0);
  return result.said;
}
const add = (slug: string, more = '') =>
  `academy add ${slug} --name ${slug} --student-host ${slug}.example.com --admin-host ${slug}-admin.example.com${more}`;
const accounts = async (schema: string) =>
  (
    await ask<{ name: string }>(url, `select username as name from ${schema}.managers order by 1`)
  ).map(({ name }) => name);
const schemas = async () =>
  (
    await ask<{ name: string }>(
      url,
      "select nspname as name from pg_namespace where nspname like 'academy%' order by 1",
    )
  ).map(({ name }) => name);
const createAdmin = (slug: string, username: string) =>
  done(`create-admin --academy ${slug} --username ${username} --name 한원장`, 'Director1234!\n');

test('an academy is added with the code of its first account, listed, suspended and served again', async () => {
  expect(await done(add('haneul'))).toMatch(
    /^haneul\nhttps:\/\/haneul-admin\.example\.com\/admin-signup code [A-Z2-9]{4}-[A-Z2-9]{4}$/,
  );
  await done(add('bada-mokdong'));
  expect(await schemas()).toEqual(['academy_bada_mokdong', 'academy_haneul']);
  await done('academy suspend haneul');
  expect(
    (await done('academy list')).split('\n').map((line) => line.split('\t').slice(0, 3)),
  ).toEqual([
    ['haneul', 'suspended', 'main'],
    ['bada-mokdong', 'active', 'main'],
  ]);
  await done('academy resume haneul');
  expect(await done('academy list')).toContain('haneul\tactive');
});

test.each([
  [add('haneul'), 'already'],
  [add('bada').replace('bada.example', 'haneul.example'), 'has this host name'],
  [add('bada').replace('bada-admin.example', 'haneul.example'), 'has this host name'],
  [add('Bada'), 'small letters'],
  [add('bada', ' --server far'), 'no server far'],
  ['academy suspend nobody', 'no academy nobody'],
  ['academy remove haneul --name haneul', 'Suspend it first'],
  ['academy restore haneul --from /nowhere', 'Suspend it first'],
])('%s is refused', async (line, why) => {
  await done(add('haneul'));
  const { exit, noted } = await run(line);
  expect({ exit, noted }).toMatchObject({ exit: 3, noted: expect.stringContaining(why) });
  expect(await schemas()).toEqual(['academy_haneul']);
});

test('a command is about the academy that it names, and refused without one', async () => {
  await done(add('haneul'));
  await done(add('bada'));
  await createAdmin('haneul', 'director');
  expect([await accounts('academy_haneul'), await accounts('academy_bada')]).toEqual([
    ['director'],
    [],
  ]);
  expect(await run('read-only on')).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('--academy'),
  });
  expect(await run('keys show --academy haneul')).toMatchObject({ exit: 2 });
  await done('read-only on --academy bada');
  const rows = await ask(
    url,
    'select read_only as off from academy_haneul.installation union all select read_only from academy_bada.installation',
  );
  expect(rows).toEqual([{ off: false }, { off: true }]);
});

test('what was cut off while it was added is added by the same command', async () => {
  const code = (said: string) => said.split('code ')[1];
  const first = await done(add('haneul'));
  await ask(url, "update directory.academies set schema_version = ''");
  await ask(url, 'drop schema academy_haneul cascade; create schema academy_haneul');
  expect(await run(add('haneul').replace('haneul.example', 'other.example'))).toMatchObject({
    exit: 3,
  });
  const again = await done(add('haneul'));
  expect(code(again)).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(code(again)).not.toBe(code(first));
  expect(await run('keys show')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('JWT_KEYS'),
  });
});

test('all are migrated, what was cut off goes on, and a schema of a newer version is refused', async () => {
  await done(add('haneul'));
  await done(add('bada'));
  await ask(url, "update directory.academies set schema_version = '' where slug = 'bada'");
  await ask(url, 'drop schema academy_bada cascade');
  expect(await run('migrate --check')).toMatchObject({
    exit: 3,
    said: expect.stringMatching(/^bada: 0000_tables, /),
  });
  expect(await done('migrate')).toBe('bada');
  expect(await run('migrate --check')).toMatchObject({ exit: 0, said: '' });
  await ask(
    url,
    "update directory.academies set schema_version = '9999_later' where slug = 'bada'",
  );
  expect(await run('migrate')).toMatchObject({ exit: 3, noted: expect.stringContaining('newer') });
});

test('all are backed up; one goes back to it while the other stays as it is', async () => {
  await done(add('haneul'));
  await done(add('bada'));
  await createAdmin('haneul', 'director');
  const to = temporaryFolder();
  const folders = (await done(`backup --to ${to} --prune`)).split('\n');
  expect(readdirSync(to).toSorted()).toEqual(['academy_bada', 'academy_haneul']);
  const [backup = ''] = folders;
  expect(backup).toContain('academy_haneul');
  expect((await run(`verify ${backup}`)).exit).toBe(2);
  await done(`verify --academy haneul ${backup}`);
  await done(`verify --academy haneul --live ${backup}`);

  await ask(url, "update academy_haneul.managers set username = 'changed'");
  await createAdmin('bada', 'other');
  await done('academy suspend haneul');
  await done(`academy restore haneul --from ${backup}`);
  expect([await accounts('academy_haneul'), await accounts('academy_bada')]).toEqual([
    ['director'],
    ['other'],
  ]);
  const aside = (await schemas()).find((name) => name.startsWith('academy_haneul_before_'));
  expect(await accounts(aside ?? '')).toEqual(['changed']);
  await done('academy resume haneul');
  expect(await run('migrate --check')).toMatchObject({ exit: 0 });
});

test('a backup that does not fit leaves what is there', async () => {
  await done(add('haneul'));
  await createAdmin('haneul', 'director');
  const backup = await done(`backup --academy haneul --to ${temporaryFolder()}`);
  await done('academy suspend haneul');
  const restore = () => run(`academy restore haneul --from ${backup}`);
  // Found when all is restored, and before anything is touched.
  const manifest = join(backup, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"rows": 1,', '"rows": 2,'));
  expect(await restore()).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('was taken out again'),
  });
  writeFileSync(join(backup, 'database.rows.gz'), 'damaged');
  expect(await restore()).toMatchObject({ exit: 3, noted: expect.stringContaining('is damaged') });
  expect([await schemas(), await accounts('academy_haneul')]).toEqual([
    ['academy_haneul'],
    ['director'],
  ]);
});

test('an academy that leaves takes a copy along that a database of its own reads', async () => {
  await done(add('haneul'));
  await createAdmin('haneul', 'director');
  const copy = await done(`academy export haneul --to ${temporaryFolder()}`);
  const own = await emptyDatabase();
  const there = { DATABASE_URL: own, DATA_DIR: temporaryFolder() };
  const restored = await runOperator(['restore', copy], there);
  expect(restored.exit, restored.noted).toBe(0);
  expect(await ask(own, 'select username from managers')).toEqual([{ username: 'director' }]);
});

test('an academy becomes a branch of another one, which stays while it has branches', async () => {
  await done(add('haneul'));
  await done(add('bada'));
  await done('academy office bada --to haneul');
  expect(await ask(url, 'select slug, office from directory.academies order by 1')).toEqual([
    { slug: 'bada', office: 'haneul' },
    { slug: 'haneul', office: null },
  ]);
  for (const wrong of ['haneul --to bada', 'bada --to bada', 'bada --to nobody'])
    expect(await run(`academy office ${wrong}`)).toMatchObject({ exit: 3 });
  await done('academy suspend haneul');
  expect(await run('academy remove haneul --name haneul')).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('head office of bada'),
  });
  await done('academy office bada --to none');
  await done('academy remove haneul --name haneul');
});

test('removing asks for the name, and takes tables, files and row of that one', async () => {
  await done(add('haneul'));
  await done(add('bada'));
  for (const schema of ['academy_haneul', 'academy_bada'])
    mkdirSync(join(environment.DATA_DIR, 'academies', schema, 'files'), { recursive: true });
  await done('academy suspend haneul');
  expect(await run('academy remove haneul --name bada')).toMatchObject({ exit: 3 });
  await done('academy remove haneul --name haneul');
  expect(await schemas()).toEqual(['academy_bada']);
  expect(await done('academy list')).not.toContain('haneul');
  expect(
    ['academy_haneul', 'academy_bada'].map((schema) =>
      existsSync(join(environment.DATA_DIR, 'academies', schema)),
    ),
  ).toEqual([false, true]);
});
