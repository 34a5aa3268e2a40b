import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import type { Database } from '../db/database';
import { openDirectory } from '../db/open-directory';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { changeAcademy, insertAcademy, insertServer, readDirectory } from './directory-db';
import { followDirectory, type Directory } from './follow-directory';

const { serverUrl } = inject('postgres');
let url: string;
let database: Database;
let directory: Directory;
beforeEach(async () => {
  url = await createDatabase(serverUrl);
  database = await openDirectory(url);
  directory = await followDirectory(database, () => undefined);
});
afterEach(async () => {
  await directory.stop();
  await database.close();
  await dropDatabase(serverUrl, url);
});

const haneul = {
  slug: 'haneul',
  name: '하늘학원',
  schema: 'haneul',
  server: 'main',
  studentHost: 'haneul.example.com',
  adminHost: 'haneul-admin.example.com',
};
const bada = {
  ...haneul,
  slug: 'bada',
  schema: 'bada',
  studentHost: 'bada.example.com',
  adminHost: 'bada-admin.example.com',
};
const nameAt = (host: string) => directory.byHost(host)?.name;

test('a new academy, its change and its end are known at once in every process', async () => {
  const changed = vi.fn<() => void>();
  directory.onChange(changed);
  expect(nameAt('haneul.example.com')).toBeUndefined();
  const { state, schemaVersion } = await insertAcademy(database.db, haneul);
  expect([state, schemaVersion]).toEqual(['active', '']);
  await vi.waitFor(() => expect(nameAt('haneul.example.com')).toBe('하늘학원'));
  expect(nameAt('haneul-admin.example.com')).toBe('하늘학원');
  expect(changed).toHaveBeenCalled();

  await changeAcademy(database.db, 'haneul', { state: 'suspended', adminHost: 'desk.example.com' });
  await vi.waitFor(() => expect(directory.byHost('desk.example.com')?.state).toBe('suspended'));
  expect(nameAt('haneul-admin.example.com')).toBeUndefined();
  expect(await changeAcademy(database.db, 'nobody', { state: 'active' })).toBe(false);
});

test('a host name is one academy’s, for whichever of its apps', async () => {
  await insertAcademy(database.db, haneul);
  for (const clash of [
    { studentHost: haneul.studentHost },
    { studentHost: haneul.adminHost },
    { adminHost: haneul.studentHost },
    { slug: haneul.slug },
    { schema: haneul.schema },
  ])
    await expect(insertAcademy(database.db, { ...bada, ...clash })).rejects.toThrow(/academies/);
  // One name with two ports is a name for both apps.
  await insertAcademy(database.db, { ...bada, adminHost: bada.studentHost });
  expect((await readDirectory(database.db)).academies).toHaveLength(2);
});

test.each([
  { slug: 'Haneul' },
  { slug: '' },
  { name: '' },
  { schema: 'public' },
  { schema: 'directory' },
  { schema: 'pg_haneul' },
  { schema: 'a"b' },
  { studentHost: 'https://haneul.example.com' },
  { studentHost: 'HANEUL.example.com' },
  { server: 'nowhere' },
])('no row with %j', async (wrong) => {
  await expect(insertAcademy(database.db, { ...haneul, ...wrong })).rejects.toThrow(/academies/);
});

test('where a server is says a variable of the environment; the directory’s own is there at first', async () => {
  expect(directory.urlVariableOf('main')).toBe('DIRECTORY_URL');
  await insertServer(database.db, { name: 'second', urlVariable: 'SECOND_URL' });
  await vi.waitFor(() => expect(directory.urlVariableOf('second')).toBe('SECOND_URL'));
  await expect(
    insertServer(database.db, { name: 'third', urlVariable: 'postgres://me:secret@db' }),
  ).rejects.toThrow(/servers/);
});
