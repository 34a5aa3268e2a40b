import { branchEndpoints } from '@academy/domain/branches';
import { newsManagementEndpoints } from '@academy/domain/news';
import { PRESETS_MAX } from '@academy/domain/points';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { auditLog } from '../db/schema';
import { openDirectory } from '../db/open-directory';
import { knownMigrations } from '../db/pending-migrations-db';
import { migratePostgres } from '../db/postgres/migrate-postgres';
import { openServer, type PostgresServer } from '../db/postgres/open-server';
import { hold } from '../testing/database/hold';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { startTestApp, type TestApp } from '../testing/test-app';
import { openBranches } from './branches';
import { changeAcademy, insertAcademy } from './directory-db';
import { followDirectory, type Directory } from './follow-directory';

const { serverUrl } = inject('postgres');
const newest = knownMigrations().at(-1)?.tag ?? '';
const SCHEMAS = ['haneul', 'bukbu', 'nambu', 'bada', 'haebyeon'] as const;
type Slug = (typeof SCHEMAS)[number];

// Two chains in one house: 하늘 with 북부 and 남부, and 바다 with 해변.
let url: string;
let database: Database;
let directory: Directory;
let server: PostgresServer;
let apps: Record<Slug, TestApp>;

/** Branches that have a folder for backups, and none in it. */
const keeping = new Set<string>(['nambu']);
/** Branches whose server is away. */
const away = new Set<string>();
const slugOf = (schema: string): Slug => SCHEMAS.find((slug) => slug === schema) ?? SCHEMAS[0];
const branchesOf = (slug: Slug, patience = 30_000) =>
  openBranches(
    {
      directory,
      newest,
      async lend({ schema }) {
        if (away.has(schema)) throw new Error('connect ECONNREFUSED');
        const env = keeping.has(schema) ? { BACKUP_DIR: '/nowhere' } : {};
        return { database: server.database(schema), env, store: apps[slugOf(schema)].store };
      },
      urlOf: ({ adminHost }) => `https://${adminHost}`,
      patience,
    },
    { slug },
  );
const appOf = (slug: Slug): Promise<TestApp> =>
  startTestApp({ openDatabase: async () => server.database(slug), branches: branchesOf(slug) });

beforeAll(async () => {
  url = await createDatabase(serverUrl);
  database = await openDirectory(url);
  for (const slug of SCHEMAS) {
    await migratePostgres(url, { schema: slug });
    const [studentHost, adminHost] = [`${slug}.example.com`, `${slug}-admin.example.com`];
    const row = { slug, name: slug, schema: slug, server: 'main', studentHost, adminHost };
    await insertAcademy(database.db, row);
    await changeAcademy(database.db, slug, { schemaVersion: newest });
  }
  await changeAcademy(database.db, 'bukbu', { office: 'haneul', name: '북부점' });
  await changeAcademy(database.db, 'nambu', { office: 'haneul', name: '남부점' });
  await changeAcademy(database.db, 'haebyeon', { office: 'bada', name: '해변점' });
  directory = await followDirectory(database, () => undefined);
  server = openServer(url);
  const [haneul, bukbu, nambu, bada, haebyeon] = await Promise.all(SCHEMAS.map(appOf));
  if (!haneul || !bukbu || !nambu || !bada || !haebyeon) throw new Error('an app is missing');
  apps = { haneul, bukbu, nambu, bada, haebyeon };
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()));
  await directory.stop();
  await server.close();
  await database.close();
  await dropDatabase(serverUrl, url);
});

const compare = async (slug: Slug, username: 'admin' | 'manager' = 'admin') =>
  apps[slug].api(await apps[slug].managerToken(username)).branches();
const namesOf = ({ content }: Awaited<ReturnType<typeof compare>>) =>
  content.map(({ name }) => name);
/** The branches that the manager of 하늘 is given, and how the admin's app answers. */
async function give(branches: string[]) {
  const api = apps.haneul.api(await apps.haneul.managerToken('admin'));
  const account = (await api.accounts()).content.find(({ username }) => username === 'manager');
  if (!account) throw new Error('no manager');
  return api.editAccount({ params: { managerId: account.id }, body: { branches } });
}

test('an admin of the office compares all its branches, and those of no other office', async () => {
  const all = await compare('haneul');
  expect(namesOf(all)).toEqual(['남부점', '북부점']);
  expect(all.content[1]).toMatchObject({
    slug: 'bukbu',
    url: 'https://bukbu-admin.example.com',
    answered: true,
    enrolled: 3,
    arrived: 0,
    lunch: 0,
    billed: 0,
    approvals: 0,
    lastBackup: null,
    backupStale: false,
  });
  // One that has a folder for backups and never had one is told so.
  expect(all.content[0]).toMatchObject({ slug: 'nambu', lastBackup: null, backupStale: true });
  expect(namesOf(await compare('bada'))).toEqual(['해변점']);
});

test('a branch is no office, and its accounts are nobody at the office', async () => {
  const token = await apps.bukbu.managerToken('admin');
  for (const endpoint of [branchEndpoints.branches, branchEndpoints.exportBranches]) {
    const params = { format: 'xlsx' };
    const own = await apps.bukbu.callEndpoint(endpoint, params, { token });
    expect([own.status, own.body]).toMatchObject([404, { code: 'no-head-office' }]);
    expect((await apps.haneul.callEndpoint(endpoint, params, { token })).status).toBe(401);
  }
  expect(await apps.bukbu.api(token).managerMe()).not.toHaveProperty('branches');
});

test('other accounts see the branches that they were given, until they are taken back', async () => {
  const me = async () => apps.haneul.api(await apps.haneul.managerToken()).managerMe();
  expect((await me()).branches).toEqual([]);
  expect(namesOf(await compare('haneul', 'manager'))).toEqual([]);
  const given = await give(['nambu', 'haebyeon', 'nowhere']);
  expect(given.branches).toEqual(['nambu']);
  expect((await me()).branches).toEqual([{ slug: 'nambu', name: '남부점' }]);
  expect(namesOf(await compare('haneul', 'manager'))).toEqual(['남부점']);

  const admin = apps.haneul.api(await apps.haneul.managerToken('admin'));
  if (!given.undo) throw new Error('no way back');
  await admin.undoOperation({ params: { operationId: given.undo.operationId } });
  expect(namesOf(await compare('haneul', 'manager'))).toEqual([]);
});

test('an account reads of a branch what its areas are about', async () => {
  const api = apps.haneul.api(await apps.haneul.managerToken('admin'));
  const { id } = await give(['nambu']);
  await api.editAccount({ params: { managerId: id }, body: { areas: ['meals'] } });
  const [row] = (await compare('haneul', 'manager')).content;
  expect(row).toMatchObject({ answered: true, lunch: 0, enrolled: null, billed: null });
  const file = await apps.haneul.call('GET', '/api/admin/branches/files/csv', {
    token: await apps.haneul.managerToken(),
  });
  expect(file.text.replace('\uFEFF', '')).toBe(
    '지점,오늘 점심,오늘 저녁,확인할 주문\r\n남부점,0,0,0\r\n합계,0,0,0\r\n',
  );
});

test('a branch that does not answer is said to, and the others are there', async () => {
  away.add('nambu');
  const { content } = await compare('haneul').finally(() => away.clear());
  expect(content).toMatchObject([
    { name: '남부점', answered: false, enrolled: null },
    { name: '북부점', answered: true, enrolled: 3 },
  ]);
  expect((await compare('haneul')).content).toMatchObject([{ answered: true }, {}]);
});

test('one that hangs is waited for no longer than the patience, and not asked twice', async () => {
  const letGo = await hold(apps.nambu, 'lock table students in access exclusive mode');
  const hasty = branchesOf('haneul', 100);
  const ask = () => hasty.figures('nambu', apps.haneul.clock.now());
  expect(await ask()).toBeNull();
  const busy = server.load().open - server.load().idle;
  expect(await ask()).toBeNull();
  expect(server.load().open - server.load().idle).toBe(busy);
  await letGo();
  await vi.waitFor(async () => expect(await ask()).not.toBeNull(), 10_000);
});

test('one that is suspended, or of another version, is not touched', async () => {
  onTestFinished(async () => {
    await changeAcademy(database.db, 'nambu', { state: 'active' });
    await changeAcademy(database.db, 'bukbu', { schemaVersion: newest });
  });
  await changeAcademy(database.db, 'nambu', { state: 'suspended' });
  await changeAcademy(database.db, 'bukbu', { schemaVersion: '0000_init' });
  await vi.waitFor(async () =>
    expect((await compare('haneul')).content.map(({ answered }) => answered)).toEqual([
      false,
      false,
    ]),
  );
});

test('an office has no office, and a branch is nobody’s', async () => {
  const refused = (slug: string, office: string) =>
    expect(changeAcademy(database.db, slug, { office })).rejects.toThrow(/academies/);
  await refused('haneul', 'bada');
  await refused('haneul', 'haneul');
  await refused('bada', 'bukbu');
  await refused('bada', 'nowhere');
});

/** The notice of the scenario at the office, and what the managers of a branch see of it. */
async function officeNews() {
  const api = apps.haneul.api(await apps.haneul.managerToken('admin'));
  const [first] = (await api.managedNews({ query: {} })).content;
  if (!first) throw new Error('no notice');
  const hand = (branches: string[]) =>
    api.handNews({ params: { newsId: first.id }, body: { branches } });
  const at = async (slug: Slug, state?: 'deleted') =>
    (
      await apps[slug]
        .api(await apps[slug].managerToken('admin'))
        .managedNews({ query: { q: first.title, size: 100, ...(state && { state }) } })
    ).content.filter(({ authorName }) => authorName === '본사');
  return { api, first, hand, at };
}

test('a notice of the office is put into a branch’s news once, and taken from it again', async () => {
  const { api, first, hand, at } = await officeNews();
  const handed = async () =>
    (await api.newsBranches({ params: { newsId: first.id } })).content.map((one) => one.handed);
  const params = { newsId: first.id };
  const elsewhere = await apps.bukbu.callEndpoint(newsManagementEndpoints.newsBranches, params, {
    token: await apps.bukbu.managerToken('admin'),
  });
  expect(elsewhere.body).toMatchObject({ code: 'no-head-office' });
  expect(await handed()).toEqual([false, false]);
  expect((await hand(['nambu'])).content.map((one) => one.handed)).toEqual([true, false]);
  await hand(['nambu', 'haebyeon']);
  expect(await handed()).toEqual([true, false]);
  expect(await at('nambu')).toMatchObject([{ title: first.title, content: first.content }]);
  expect([await at('bukbu'), await at('haebyeon')]).toEqual([[], []]);

  await hand([]);
  expect(await at('nambu')).toEqual([]);
  expect(await at('nambu', 'deleted')).toHaveLength(1);
  await hand(['nambu']);
  expect(await at('nambu')).toMatchObject([{ state: first.state }]);
  const { db } = apps.nambu.database;
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorKind, 'system'))
    .orderBy(desc(auditLog.id));
  expect(log.map(({ action, actorKind }) => [action, actorKind])).toEqual([
    ['receive-news', 'system'],
    ['withdraw-news', 'system'],
    ['receive-news', 'system'],
  ]);
});

test('the point items of the office become those of a branch, which keeps its own', async () => {
  const [office, branch] = await Promise.all(
    (['haneul', 'nambu'] as const).map(async (slug) =>
      apps[slug].api(await apps[slug].managerToken('admin')),
    ),
  );
  if (!office || !branch) throw new Error('an app is missing');
  const item = (name: string, points: number) => ({
    id: null,
    pointType: 'PENALTY' as const,
    name,
    points,
    hidden: false,
    asksConfirmation: false,
  });
  await office.savePresets({ body: { presets: [item('지각', 2), item('졸음', 1)] } });
  await branch.savePresets({ body: { presets: [item('지각', 1), item('우리만', 3)] } });
  const hand = (branches: string[]) => office.handPresets({ body: { branches } });
  const items = async () =>
    (await branch.pointPresets()).content.map(({ name, points }) => `${name} ${points}`);

  expect((await hand([])).content).toEqual([]);
  expect((await hand(['nambu', 'haebyeon'])).content).toEqual([
    { slug: 'nambu', name: '남부점', changed: 2 },
  ]);
  expect(await items()).toEqual(['지각 2', '우리만 3', '졸음 1']);
  expect((await hand(['nambu'])).content).toMatchObject([{ changed: 0 }]);
  const log = await apps.nambu.database.db
    .select({ actor: auditLog.actorName, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'receive-presets'));
  expect(log).toEqual([{ actor: '본사', after: { presets: ['벌점 지각 2점', '벌점 졸음 1점'] } }]);

  const full = Array.from({ length: PRESETS_MAX }, (_, at) => item(`항목 ${at}`, 1));
  await branch.savePresets({ body: { presets: full } });
  expect((await hand(['nambu'])).content).toMatchObject([{ changed: null }]);
  expect(await items()).toHaveLength(PRESETS_MAX);
});

test('nothing is handed to a branch that is not the account’s, moves, or does not answer', async () => {
  const { api, first, at, hand } = await officeNews();
  const { id } = await give([]);
  await api.editAccount({ params: { managerId: id }, body: { areas: ['news'] } });
  const manager = apps.haneul.api(await apps.haneul.managerToken());
  const own = await manager.handNews({
    params: { newsId: first.id },
    body: { branches: ['bukbu'] },
  });
  expect(own.content).toEqual([]);
  onTestFinished(() => void changeAcademy(database.db, 'bukbu', { state: 'active' }));
  await changeAcademy(database.db, 'bukbu', { state: 'moving' });
  await vi.waitFor(() =>
    expect(directory.all().find(({ slug }) => slug === 'bukbu')?.state).toBe('moving'),
  );
  expect((await hand(['bukbu'])).content[1]).toMatchObject({ slug: 'bukbu', handed: null });
  expect(await at('bukbu')).toEqual([]);
});
