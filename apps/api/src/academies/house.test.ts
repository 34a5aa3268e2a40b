import { backupEndpoints } from '@academy/domain/backups';
import { LIVE_PATH, STUDENT_LIVE_PATH } from '@academy/domain/live';
import { eq } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { students } from '../db/schema';
import { newestMigration } from '../db/pending-migrations-db';
import { createMetricsOfMany } from '../http/metrics/metrics';
import { openStream } from '../testing/calls/open-stream';
import { startTestHouse } from '../testing/academies/house';
import { startCluster, type Cluster } from '../testing/postgres/cluster';
import { changeAcademy } from './directory-db';

/** An app is built anew, which takes its time on a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const metrics = createMetricsOfMany();
const backups = mkdtempSync(join(tmpdir(), 'academy-backups-'));
let second: Cluster;
let many: Awaited<ReturnType<typeof startTestHouse>>;
beforeAll(async () => {
  second = await startCluster();
  many = await startTestHouse({
    academies: { haneul: 'main', bada: 'second', sup: 'main' },
    secondUrl: second.url('postgres'),
    env: { BACKUP_DIR: backups },
    metrics,
  });
});
afterAll(async () => {
  await many.close();
  await second.stop();
  rmSync(backups, { recursive: true, force: true });
});

const appOf = (at: number) => {
  const app = many.apps[at];
  if (!app) throw new Error(`no academy ${at}`);
  return app;
};
const meOf = async (at: number, token: string) =>
  (await appOf(at).call('GET', '/api/students/me', { token })).status;

test('the same names and numbers at three academies on two servers are three academies’', async () => {
  const [first] = appOf(1).students;
  if (first === undefined) throw new Error('nobody');
  await appOf(1).database.db.update(students).set({ name: '바다' }).where(eq(students.id, first));
  const tokens = [];
  for (const at of [0, 1, 2]) tokens.push(await appOf(at).studentToken());
  const names = [];
  for (const [at, token] of tokens.entries())
    names.push(
      (await appOf(at).call('GET', '/api/students/me', { token })).text.match(
        /"name":"(.*?)"/,
      )?.[1],
    );
  expect(new Set(names).size).toBe(2);
  expect(names[1]).toBe('바다');
  for (const at of [0, 1, 2])
    for (const [of, token] of tokens.entries())
      expect([at, of, await meOf(at, token)]).toEqual([at, of, at === of ? 200 : 401]);
});

test('an academy takes and lists its own backups, below the folder of all', async () => {
  const token = await appOf(1).managerToken('admin');
  const listed = async (at: number) => {
    const app = appOf(at);
    const asked = { token: await app.managerToken('admin') };
    return (await app.callEndpoint(backupEndpoints.backups, {}, asked)).body;
  };
  await appOf(1).callEndpoint(backupEndpoints.takeBackup, {}, { token });
  await soon(async () =>
    expect(await listed(1)).toMatchObject({ kept: true, nightly: false, content: [{}] }),
  );
  expect(await listed(0)).toMatchObject({ kept: true, content: [] });
  expect(readdirSync(backups)).toEqual(['bada']);
});

test('writes and event streams are counted by academy, calls and connections for the process', async () => {
  const app = appOf(1);
  const token = await app.studentToken();
  const stream = await openStream(app, STUDENT_LIVE_PATH, token);
  await stream.next();
  await app.call('PUT', `/api/reservations/${app.students[0]}`, {
    token,
    body: [{ date: '2026-03-12', lunch: true, dinner: false }],
  });
  const lines = (await metrics.text()).split('\n');
  const saved = (academy: string) =>
    `academy_writes_total{side="student",outcome="done",academy="${academy}"}`;
  expect(lines).toContain(`${saved('bada')} 1`);
  expect(lines.filter((line) => line.startsWith(saved('haneul')))).not.toContain(
    `${saved('haneul')} 1`,
  );
  expect(lines).toContain('academy_event_streams{academy="bada",side="student"} 1');
  expect(lines).toContain('academy_database_up{kind="postgres"} 1');
  expect(lines.some((line) => /^http_request_duration_seconds_count\{.*academy=/.test(line))).toBe(
    false,
  );
  stream.close();
});

test('a file of one is none of another', async () => {
  const [haneul, bada] = [appOf(0), appOf(1)];
  const key = await haneul.store.put(Buffer.from('a picture'));
  expect(await haneul.store.get(key)).not.toBeNull();
  expect(await bada.store.get(key)).toBeNull();
  expect((await haneul.call('GET', `/api/files/${key}`)).status).toBe(200);
  expect((await bada.call('GET', `/api/files/${key}`)).status).toBe(404);
});

test('what happens at one academy is heard there alone', async () => {
  const heard: string[] = [];
  const open = [];
  for (const at of [0, 2]) {
    const stream = await openStream(appOf(at), LIVE_PATH, await appOf(at).managerToken('admin'));
    const own = await openStream(appOf(at), STUDENT_LIVE_PATH, await appOf(at).studentToken());
    for (const { next } of [stream, own]) await next();
    for (const { next } of [stream, own])
      void next().then(
        (event) => heard.push(`${at} ${event}`),
        () => undefined,
      );
    open.push(stream, own);
  }
  const token = await appOf(2).studentToken();
  const [student] = appOf(2).students;
  const saved = await appOf(2).call('PUT', `/api/reservations/${student}`, {
    token,
    body: [{ date: '2026-03-10', lunch: true, dinner: false }],
  });
  expect(saved.status).toBe(200);
  await soon(() => expect(heard.some((event) => event.includes('meals'))).toBe(true));
  expect(heard.filter((event) => event.startsWith('0'))).toEqual([]);
  for (const { close } of open) close();
});

test('a name that no academy has: a page for people, an answer for programs', async () => {
  const { nowhere } = many;
  const page = await nowhere.call('GET', '/meals', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(page.text).toContain('이 주소를 쓰는 학원이 없어요.');
  for (const [method, path] of [
    ['GET', '/api/settings'],
    ['POST', '/api/students/login'],
    ['GET', '/'],
  ] as const) {
    const { status, body } = await nowhere.call(method, path);
    expect([path, status, body]).toEqual([
      path,
      404,
      expect.objectContaining({ success: false, code: 'academy-unknown' }),
    ]);
  }
  expect((await nowhere.call('GET', '/health/ready')).body).toEqual({ status: 'ok' });
});

test('a suspended academy says so, and is as it was afterwards', async () => {
  const app = appOf(2);
  const token = await app.studentToken();
  expect(await meOf(2, token)).toBe(200);
  await changeAcademy(many.directory, 'sup', { state: 'suspended' });
  await soon(async () => expect(await meOf(2, token)).toBe(503));
  const page = await app.call('GET', '/', { headers: { accept: 'text/html' } });
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('이용할 수 없는 학원')]);
  expect(await meOf(0, await appOf(0).studentToken())).toBe(200);
  await changeAcademy(many.directory, 'sup', { state: 'active' });
  await soon(async () => expect(await meOf(2, token)).toBe(200));
});

test('one that moves is read and not written', async () => {
  const app = appOf(2);
  const token = await app.studentToken();
  expect(await meOf(2, token)).toBe(200);
  const save = async () =>
    (
      await app.call('PUT', `/api/reservations/${app.students[0]}`, {
        token,
        body: [{ date: '2026-03-11', lunch: true, dinner: false }],
      })
    ).status;
  await changeAcademy(many.directory, 'sup', { state: 'moving' });
  await soon(async () => expect(await save()).toBe(503));
  expect(await meOf(2, token)).toBe(200);
  await changeAcademy(many.directory, 'sup', { state: 'active' });
  await soon(async () => expect(await save()).toBe(200));
});

test('one that is not migrated yet waits for it; one that a later release migrated is served on', async () => {
  const [behind, ahead] = [await appOf(2).studentToken(), await appOf(0).studentToken()];
  const schemaVersion = newestMigration();
  await changeAcademy(many.directory, 'haneul', { schemaVersion: '9999_later' });
  await changeAcademy(many.directory, 'sup', { schemaVersion: '0000_tables' });
  await soon(async () => expect(await meOf(2, behind)).toBe(503));
  expect(await meOf(0, ahead)).toBe(200);
  for (const slug of ['haneul', 'sup'])
    await changeAcademy(many.directory, slug, { schemaVersion });
  await soon(async () => expect(await meOf(2, behind)).toBe(200));
});

test('the log says whose a line is', async () => {
  await appOf(1).call('GET', '/api/settings');
  await soon(() =>
    expect(many.log.some((line) => /"academy":"bada".*"route":/.test(line))).toBe(true),
  );
});

test('a head office compares its branches, wherever their servers are', async () => {
  await changeAcademy(many.directory, 'bada', { office: 'haneul' });
  await changeAcademy(many.directory, 'sup', { office: 'haneul' });
  const office = appOf(0);
  const compared = async () =>
    (await office.api(await office.managerToken('admin')).branches()).content;
  await soon(async () =>
    expect(await compared()).toMatchObject([
      { slug: 'bada', url: 'http://127.0.0.3:4200', answered: true, enrolled: 3 },
      { slug: 'sup', url: 'http://127.0.0.4:4200', answered: true, enrolled: 3 },
    ]),
  );
});
