import { branchEndpoints } from '@academy/domain/branches';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newestMigration } from '../db/pending-migrations-db';
import { openChains, type Chains, type ChainSlug } from '../testing/academies/a-chain';
import { hold } from '../testing/database/hold';
import { changeAcademy } from './directory-db';

let chains: Chains;
let apps: Chains['apps'];
beforeAll(async () => {
  chains = await openChains();
  ({ apps } = chains);
}, 60_000);
afterAll(() => chains.close());

const compare = async (slug: ChainSlug, username: 'admin' | 'manager' = 'admin') =>
  apps[slug].api(await apps[slug].managerToken(username)).branches();
const namesOf = ({ content }: Awaited<ReturnType<typeof compare>>) =>
  content.map(({ name }) => name);
const give = (branches: string[]) => chains.give(branches);

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
  chains.away.add('nambu');
  const { content } = await compare('haneul').finally(() => chains.away.clear());
  expect(content).toMatchObject([
    { name: '남부점', answered: false, enrolled: null },
    { name: '북부점', answered: true, enrolled: 3 },
  ]);
  expect((await compare('haneul')).content).toMatchObject([{ answered: true }, {}]);
});

test('one that hangs is waited for no longer than the patience, and not asked twice', async () => {
  const letGo = await hold(apps.nambu, 'lock table students in access exclusive mode');
  const hasty = chains.branchesOf('haneul', 100);
  const ask = () => hasty.figures('nambu', apps.haneul.clock.now());
  expect(await ask()).toBeNull();
  const busy = chains.server.load().open - chains.server.load().idle;
  expect(await ask()).toBeNull();
  expect(chains.server.load().open - chains.server.load().idle).toBe(busy);
  await letGo();
  await vi.waitFor(async () => expect(await ask()).not.toBeNull(), 10_000);
});

test('one that is suspended, or not migrated yet, is not touched', async () => {
  onTestFinished(async () => {
    await changeAcademy(chains.database.db, 'nambu', { state: 'active' });
    await changeAcademy(chains.database.db, 'bukbu', { schemaVersion: newestMigration() });
  });
  await changeAcademy(chains.database.db, 'nambu', { state: 'suspended' });
  await changeAcademy(chains.database.db, 'bukbu', { schemaVersion: '0000_init' });
  await vi.waitFor(async () =>
    expect((await compare('haneul')).content.map(({ answered }) => answered)).toEqual([
      false,
      false,
    ]),
  );
});

test('an office has no office, and a branch is nobody’s', async () => {
  const refused = (slug: string, office: string) =>
    expect(changeAcademy(chains.database.db, slug, { office })).rejects.toThrow(/academies/);
  await refused('haneul', 'bada');
  await refused('haneul', 'haneul');
  await refused('bada', 'bukbu');
  await refused('bada', 'nowhere');
});
