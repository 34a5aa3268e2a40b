import { mealEndpoints } from '@academy/domain/meals';
import { LIVE_PATH } from '@academy/domain/live';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingOrder } from '../../testing/data/some-order';
import { openStream } from '../../testing/calls/open-stream';
import { freePort } from '../../testing/servers/free-port';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { messages } from '../../db/schema';
import { createMetrics } from './metrics';
import { metricsServer } from './serve-metrics';

const metrics = createMetrics();
let server: TestApp;
const backups = mkdtempSync(join(tmpdir(), 'academy-backups-'));
beforeAll(
  async () => void (server = await startTestApp({ metrics, env: { BACKUP_DIR: backups } })),
);
afterAll(async () => {
  await server.close();
  rmSync(backups, { recursive: true });
});

/** The value of one series, by its name and labels as Prometheus reads them. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('calls by route, never by address; refusals by code; writes by side and outcome', async () => {
  const studentId = server.students[0] ?? '';
  const token = await server.studentToken();
  const save = (date: string, sent?: string) =>
    server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId },
      { ...(sent !== undefined && { token: sent }), body: [{ date, lunch: true, dinner: false }] },
    );
  expect((await save('2026-04-06', token)).status).toBe(200);
  expect((await save('2026-04-06')).status).toBe(401);

  const route = 'route="/api/reservations/:studentId"';
  expect(
    await valueOf(`http_request_duration_seconds_count{method="PUT",${route},status="200"}`),
  ).toBe(1);
  expect(await valueOf('academy_refusals_total{code="unauthorized"}')).toBe(1);
  expect(await valueOf('academy_writes_total{side="student",outcome="done"}')).toBe(1);
  expect(await metrics.text()).not.toMatch(
    new RegExp(`/reservations/${studentId}|01012345678|김하늘`),
  );
});

test('open streams and logins come and go', async () => {
  const before = (await valueOf('academy_sessions{side="manager"}')) ?? 0;
  const stream = await openStream(server, LIVE_PATH, await server.managerToken());
  await stream.next();
  expect(await valueOf('academy_event_streams{side="manager"}')).toBe(1);
  expect(await valueOf('academy_sessions{side="manager"}')).toBe(before + 1);
  stream.close();
  await expect.poll(() => valueOf('academy_event_streams{side="manager"}')).toBe(0);
  // A stream of an hour is no slow answer.
  expect(await metrics.text()).not.toContain('route="/api/admin/events"');
});

test('the database: whether it answers, and what waits for it', async () => {
  const { kind } = server.database;
  expect(await valueOf(`academy_database_up{kind="${kind}"}`)).toBe(1);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const busy = server.database.db.transaction(async () => held);
  await expect.poll(() => server.database.load().idle < server.database.load().open).toBe(true);
  release?.();
  await busy;
  expect(server.database.load().waiting).toBe(0);
});

const report = {
  app: 'student',
  release: '1.2.3',
  page: '/mocks/:id',
  name: 'TypeError',
  number: '012345',
  at: ['app-abc.js:1:2345'],
};
const tell = (body: unknown) => server.call('POST', '/api/client-errors', { body });

test('an error that a page tells of is logged with release and page, and counted', async () => {
  expect((await tell(report)).status).toBe(204);
  expect(await valueOf('academy_client_errors_total{app="student",release="1.2.3"}')).toBe(1);
  expect(server.log.find((line) => line.includes('a page told of an error'))).toContain(
    '"page":"/mocks/:id"',
  );
});

test.each([
  ['a phone number in the address', { page: '/students/01012345678' }],
  ['words that somebody wrote', { name: '김하늘' }],
  ['a release of their own', { release: 'x'.repeat(50) }],
  ['a file that is not ours', { at: ['https://evil.example/x.js:1:1'] }],
])('%s is not taken', async (_, part) => {
  const answer = await tell({ ...report, ...part });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('message');
});

test('made-up releases do not make a series each, and a place that tells too much has to wait', async () => {
  const statuses: number[] = [];
  for (let patch = 0; patch < 30; patch += 1)
    statuses.push((await tell({ ...report, release: `9.9.${patch}` })).status);
  expect(statuses).toContain(429);
  const releases = (await metrics.text()).match(/academy_client_errors_total\{/g) ?? [];
  expect(releases.length).toBeLessThanOrEqual(21);
});

test('every series that an alert counts begins with 0, so that a first fault is a rise', async () => {
  const fresh = await createMetrics().text();
  for (const series of [
    'academy_refusals_total{code="internal-error"}',
    'academy_refusals_total{code="disk-full"}',
    'academy_refusals_total{code="data-damaged"}',
    'academy_writes_total{side="student",outcome="failed"}',
    'academy_background_failures_total{work="sending"}',
  ])
    expect(fresh).toContain(`${series} 0`);
});

test('what should have gone and did not: how much, since when, and why', async () => {
  const now = server.clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const mail = {
    ...waitingOrder,
    giveUpAt: new Date(now.getTime() + 3_600_000),
    createdAt: minutesAgo(60),
  };
  expect(await valueOf('academy_messages_due')).toBe(0);
  await server.database.db.insert(messages).values([
    { ...mail, key: 'late', nextAt: minutesAgo(50) },
    { ...mail, key: 'tomorrow', nextAt: minutesAgo(-60) },
    { ...mail, key: 'refused', nextAt: minutesAgo(60), state: 'dead', failure: 'refused' },
    {
      ...mail,
      key: 'lost',
      channel: 'sms',
      kind: 'arrived',
      createdAt: minutesAgo(48 * 60),
      nextAt: minutesAgo(48 * 60),
      state: 'sent',
      sentAt: minutesAgo(48 * 60),
      delivery: 'failed',
      settledAt: minutesAgo(5),
      failure: 'not-delivered',
    },
  ]);
  expect(await valueOf('academy_messages_due')).toBe(1);
  expect(await valueOf('academy_messages_due_seconds')).toBe(3000);
  expect(await valueOf('academy_messages_failed{failure="refused"}')).toBe(1);
  expect(await valueOf('academy_messages_failed{failure="not-delivered"}')).toBe(1);
  expect(await valueOf('academy_messages_failed{failure="too-late"}')).toBe(0);
});

test('the newest whole backup of the folder that the server is told', async () => {
  expect(await valueOf('academy_last_backup_timestamp_seconds')).toBe(0);
  for (const name of ['2026-11-20-170500Z', '2026-11-21-170500Z', '2026-11-22-170500Z.partial'])
    mkdirSync(join(backups, `academy-${name}`));
  expect(await valueOf('academy_last_backup_timestamp_seconds')).toBe(
    Date.parse('2026-11-21T17:05:00Z') / 1000,
  );
});

test('they stand on a port of their own and nowhere else', async () => {
  expect((await server.call('GET', '/metrics')).status).toBe(404);
  expect((await server.call('GET', '/api/metrics')).status).toBe(404);
  const port = await freePort();
  const own = metricsServer(metrics).listen(port, '127.0.0.1');
  await once(own, 'listening');
  const scraped = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(scraped.headers.get('content-type')).toContain('text/plain');
  expect(await scraped.text()).toContain('# TYPE http_request_duration_seconds histogram');
  expect((await fetch(`http://127.0.0.1:${port}/api/public/academy`)).status).toBe(404);
  own.closeAllConnections();
  own.close();
});

const monitoring = (file: string) =>
  readFileSync(new URL(`../../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');

test('whatever the alerts and the board ask for is told by this process', async () => {
  const text = await metrics.text();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yaml', 'board.json']) {
    const asked = monitoring(file).match(/\b(?:http|academy|nodejs|process)_[a-z0-9_]+\b/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    const unknown = asked.filter((name) => !told.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown, file).toEqual([]);
  }
});

test('every alert is shown firing', () => {
  const alerts = [...monitoring('alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const shown = [...monitoring('alerts.test.yaml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)];
  expect(shown.map(([, name]) => name)).toEqual(alerts);
});
