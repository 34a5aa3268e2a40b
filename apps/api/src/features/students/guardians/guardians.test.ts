import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianReportSchema,
  guardianViewSchema,
} from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { AREAS } from '@academy/domain/rights';
import { day } from '@academy/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointTables } from '../../../endpoint-tables';
import { auditLog, guardianLinks, sessions, studentPoints, students } from '../../../db/schema';
import { academySetting, lunchSetting } from '../../../shared/settings/kept-settings';
import { storeSetting } from '../../../testing/data/store-setting';
import { studentWithMeals } from '../../../testing/data/a-billed-student';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { askNobody, setGuardians } from '../../../testing/data/some-guardian';
import { agreeToNotices } from '../../../testing/calls/save-notices';
import { insertNews } from '../../../testing/data/some-news';
import { insertPenalty } from '../../../testing/data/some-points';
import { validBodies, validParams } from '../../../testing/calls/valid-calls';
import { giveBelongings } from '../../../testing/data/belongings';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { scenarioSettings } from '../../../testing/academies/scenario';

const MOTHER = '01077778888';
let server: TestApp;
let token: string;
let older: StudentId;
let younger: StudentId;
let other: StudentId;

beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  const { db } = server.database;
  const family = { guardians: [{ name: '한바다', phone: MOTHER }] };
  older = await studentWithMeals(
    db,
    [
      { date: day('2026-03-02'), lunch: true, dinner: false },
      { date: day('2026-03-03'), lunch: true, dinner: true },
    ],
    { name: '한별', grade: '고3', ...family },
  );
  younger = await insertStudent(db, {
    name: '한솔',
    phone: '01055550001',
    grade: '고1',
    ...family,
  });
  other = await insertStudent(db, {
    name: '남남',
    phone: '01055550002',
    guardians: [{ phone: '01011112222' }],
  });
  const now = server.clock.now();
  const [by] = server.managers;
  if (!by) throw new Error('no manager');
  await insertPenalty(db, { studentId: older, by, now });
  const others = await insertPenalty(db, { studentId: other, by, now });
  await db
    .update(studentPoints)
    .set({ reason: '남의 벌점' })
    .where(eq(studentPoints.id, others.pointId));
  await insertNews(db, { title: '휴원 안내', publishedAt: now });
  await askNobody(db, now);
  await storeSetting(db, academySetting, { name: '한빛학원', deskPhone: '02-123-4567' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(new Date(MONDAY), { frozen: true });
  await server.database.db.delete(guardianLinks);
});

const created = guardianLinkEndpoints.createGuardianLinks;
async function issue(...studentIds: StudentId[]) {
  const answer = await server.callEndpoint(created, {}, { token, body: { studentIds } });
  expect(answer.status, answer.text).toBe(200);
  return created.response.parse(answer.body);
}
const linkSchema = z.tuple([z.object({ id: z.string(), url: z.string() })], z.unknown());
const firstOf = (list: unknown) => linkSchema.parse(list)[0];
const open = (url: string) => {
  const [linkId = '', signature = ''] = new URL(url).hash.slice(1).split('/');
  return server.callEndpoint(guardianEndpoints.guardianView, { linkId, signature });
};
const namesIn = async (url: string) => {
  const { status, body } = await open(url);
  return status === 200 ? guardianViewSchema.parse(body).children.map(({ name }) => name) : status;
};
const listed = async () => {
  const { body } = await server.callEndpoint(guardianLinkEndpoints.guardianLinks, {}, { token });
  return guardianLinkEndpoints.guardianLinks.response.parse(body).content;
};

describe('what a link shows', () => {
  test('the children of that number with today, this month, points, notices; nobody else', async () => {
    const { url } = firstOf((await issue(older)).content);
    const { body, text } = await open(url);
    expect(guardianViewSchema.parse(body)).toMatchObject({
      academy: '한빛학원',
      deskPhone: '02-123-4567',
      date: '2026-03-02',
      children: [
        { name: '한솔', points: { penalties: 0, newest: [] } },
        {
          name: '한별',
          meals: { lunch: { ordered: true }, dinner: { ordered: false } },
          months: [
            {
              month: '2026-03',
              paymentLast: '2026-03-05',
              lunches: 2,
              dinners: 1,
              account: { state: 'unpaid' },
            },
            { month: '2026-02' },
          ],
          points: { newest: [{ reason: '무단지각', pointType: 'PENALTY' }] },
        },
      ],
      notices: expect.arrayContaining([expect.objectContaining({ title: '휴원 안내' })]),
    });
    expect(text).not.toMatch(/남남|남의 벌점|김하늘|01077778888|issuerName|memo/);
  });

  test('where the money goes, once the academy has said', async () => {
    const { url } = firstOf((await issue(older)).content);
    const account = async () => guardianViewSchema.parse((await open(url)).body).account;
    expect(await account()).toMatchObject({ bankName: '국민은행', number: '123456-01-123456' });
    await storeSetting(server.database.db, lunchSetting, {
      ...scenarioSettings,
      accountNumber: '',
    });
    expect(await account()).toBeNull();
  });
});

describe('the report of a month', () => {
  const reportOf = (url: string, month = 3) => {
    const [linkId = '', signature = ''] = new URL(url).hash.slice(1).split('/');
    return server.callEndpoint(guardianReportEndpoints.guardianReport, {
      linkId,
      signature,
      year: 2026,
      month,
    });
  };

  test('of each child and of nobody else', async () => {
    const { url } = firstOf((await issue(older)).content);
    const { body, text } = await reportOf(url);
    const { children } = guardianReportSchema.parse(body);
    expect(children).toMatchObject([
      { name: '한솔', meals: { lunches: 0, dinners: 0 }, points: { penalties: 0 } },
      { name: '한별', meals: { lunches: 2, dinners: 1 }, points: { penalties: 5 } },
    ]);
    expect(text).not.toMatch(/남남|phoneTail|01077778888/);
  });

  test('opens nothing where the page opens nothing', async () => {
    const { url, id } = firstOf((await issue(older)).content);
    expect((await reportOf(url.replace(`#${id}/`, '#999999/'))).status).toBe(404);
    expect((await reportOf(url, 13)).status).toBe(400);
    await server.callEndpoint(guardianLinkEndpoints.revokeGuardianLink, { linkId: id }, { token });
    expect((await reportOf(url)).status).toBe(404);
  });
});

describe('when a link opens nothing', () => {
  test('a signature that is not ours, an id that is not there', async () => {
    const { url, id } = firstOf((await issue(older)).content);
    expect(await namesIn(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    expect(await namesIn(url.replace(`#${id}/`, '#999999/'))).toBe(404);
  });

  test('revoked: at once, for good, and a new one has another address', async () => {
    const { url, id } = firstOf((await issue(older)).content);
    const revoke = () =>
      server.callEndpoint(guardianLinkEndpoints.revokeGuardianLink, { linkId: id }, { token });
    const first = await revoke();
    expect(first.status).toBe(200);
    expect((await revoke()).body).toEqual(first.body);
    expect(await namesIn(url)).toBe(404);
    const { url: next } = firstOf((await issue(older)).content);
    expect(next).not.toBe(url);
    expect([await namesIn(url), await namesIn(next)]).toEqual([404, ['한솔', '한별']]);
  });

  test('it ends with the enrolment, child by child, and follows the number', async () => {
    const { db } = server.database;
    const { url } = firstOf((await issue(older)).content);
    const set = (id: StudentId, values: Partial<typeof students.$inferInsert>) =>
      db.update(students).set(values).where(eq(students.id, id));
    await setGuardians(db, younger, [{ phone: '01099990000' }]);
    expect(await namesIn(url)).toEqual(['한별']);
    await set(older, { status: 'LEFT' });
    expect(await namesIn(url)).toBe(404);
    await set(older, { status: 'ENROLLED' });
    await setGuardians(db, younger, [{ phone: MOTHER }]);
    expect(await namesIn(url)).toEqual(['한솔', '한별']);
  });
});

describe('notices of comings and goings', () => {
  const turn = (url: string, on: boolean) => {
    const [linkId = '', signature = ''] = new URL(url).hash.slice(1).split('/');
    return server.callEndpoint(
      guardianEndpoints.switchGuardianNotices,
      { linkId, signature },
      { body: { on } },
    );
  };
  const noticeSwitch = async (url: string) =>
    guardianViewSchema.parse((await open(url)).body).noticeSwitch;

  test(
    'is theirs to stop and to want again, once they have agreed to it',
    { tags: 'ci' },
    async () => {
      const { url } = firstOf((await issue(older)).content);
      expect([await noticeSwitch(url), (await turn(url, true)).status]).toEqual([null, 404]);
      await agreeToNotices(server, token, [older]);
      expect(await noticeSwitch(url)).toEqual({ on: true, kinds: [] });
      expect((await turn(url, false)).body).toEqual({ on: false });
      expect((await turn(url, false)).body).toEqual({ on: false });
      expect(await noticeSwitch(url)).toMatchObject({ on: false });
      expect(
        await server.api(token).guardianConsents({ query: { studentId: older } }),
      ).toMatchObject({
        content: [{ agreedOn: '2026-03-02', stoppedAt: new Date(MONDAY).toISOString() }],
      });
      expect((await turn(url, true)).body).toEqual({ on: true });
      const noted = await server.database.db
        .select({ subject: auditLog.subject, after: auditLog.after })
        .from(auditLog)
        .where(eq(auditLog.action, 'switch-guardian-notices'));
      expect(noted).toHaveLength(4);
    },
  );

  test('by another signature: 404', async () => {
    const { url } = firstOf((await issue(older)).content);
    expect((await turn(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, false)).status).toBe(
      404,
    );
  });
});

describe('managers', () => {
  test('one link for a family, told who has no number, and the same again', async () => {
    const nobody = await insertStudent(server.database.db, {
      name: '무번호',
      phone: '01055550003',
    });
    const first = await issue(older, younger, nobody);
    expect([first.created, first.without, first.content.length]).toEqual([1, ['무번호'], 1]);
    expect(first.content[0]).toMatchObject({
      name: '한바다',
      children: [{ name: '한솔' }, { name: '한별' }],
    });
    const again = await issue(younger);
    expect([again.created, again.content[0]?.url]).toEqual([0, first.content[0]?.url]);
  });

  test('each opening is noted, several looks within ten minutes once', { tags: 'ci' }, async () => {
    const { url } = firstOf((await issue(older)).content);
    expect(await listed()).toMatchObject([{ opens: 0, lastOpenedAt: null }]);
    for (const minute of [0, 5, 11]) {
      server.clock.set(new Date(Date.parse(MONDAY) + minute * 60_000), { frozen: true });
      await open(url);
    }
    expect(await listed()).toMatchObject([
      { opens: 2, lastOpenedAt: new Date(Date.parse(MONDAY) + 11 * 60_000).toISOString() },
    ]);
  });

  test('addresses are for whoever may see all that they show', async () => {
    await issue(older);
    const some = await managerWith(server, 'MANAGER', {
      areas: AREAS.filter((area) => area !== 'deposits'),
    });
    const list = await server.callEndpoint(guardianLinkEndpoints.guardianLinks, {}, some);
    expect(list.body).toMatchObject({ content: [{ url: null }] });
    const refused = await server.callEndpoint(
      created,
      {},
      { ...some, body: { studentIds: [older] } },
    );
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'no-right', needs: 'deposits.read' },
    });
  });

  test('both are written down in each child’s history', async () => {
    const { id } = firstOf((await issue(older)).content);
    await server.callEndpoint(guardianLinkEndpoints.revokeGuardianLink, { linkId: id }, { token });
    const rows = await server.database.db
      .select({ action: auditLog.action, subject: auditLog.subject })
      .from(auditLog)
      .where(sql`${auditLog.action} like '%guardian%' and ${auditLog.entityId} = ${older}`);
    expect(rows.slice(-2)).toEqual([
      { action: 'issue-guardian-link', subject: '한별' },
      { action: 'revoke-guardian-link', subject: '한별' },
    ]);
  });

  test('a link of nobody’s children any more is revoked and written down too', async () => {
    const { db } = server.database;
    const gone = await insertStudent(db, {
      phone: '01055550004',
      guardians: [{ phone: '01077779999' }],
    });
    const { id: linkId } = firstOf((await issue(gone)).content);
    await db.update(students).set({ status: 'LEFT' }).where(eq(students.id, gone));
    await server.callEndpoint(guardianLinkEndpoints.revokeGuardianLink, { linkId }, { token });
    const entries = await db
      .select({ action: auditLog.action, subject: auditLog.subject })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'guardian-links'), eq(auditLog.entityId, linkId)));
    expect(entries).toEqual([{ action: 'revoke-guardian-link', subject: null }]);
  });
});

test('a guardian’s signature opens no other door of the API', { tags: 'ci' }, async () => {
  const { url } = firstOf((await issue(older)).content);
  const signature = new URL(url).hash.split('/')[1] ?? '';
  const own = await giveBelongings(server, older);
  const before = await server.database.db.$count(sessions);
  const doors = Object.values(endpointTables)
    .flatMap((table) => Object.values(table))
    .filter(({ access }) => access !== 'public' && access !== 'cookie');
  const letIn: string[] = [];
  for (const endpoint of doors) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const body = validBodies[name]?.(own);
    const { status } = await server.callEndpoint(endpoint, validParams(own, endpoint.path), {
      token: signature,
      ...(body !== undefined && { body }),
    });
    if (status !== 401) letIn.push(`${name}: ${status}`);
  }
  expect(letIn).toEqual([]);
  expect(await server.database.db.$count(sessions)).toBe(before);
});
