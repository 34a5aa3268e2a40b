import {
  defaultPointSettings,
  pointEndpoints,
  pointManagementEndpoints,
  studentPointsPageSchema,
  totalsOf,
} from '@academy/domain/points';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import { day, shiftDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studentPoints } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let manager: ManagerId;
beforeAll(async () => {
  server = await startTestApp();
  manager =
    server.managers[1] ??
    (() => {
      throw new Error('no manager');
    })();
});
afterAll(() => server.close());

type NewPoint = typeof studentPoints.$inferInsert;
const insert = (studentId: StudentId, points: Partial<NewPoint>[]) =>
  server.database.db
    .insert(studentPoints)
    .values(
      points.map((point): NewPoint => ({
        studentId,
        incidentDate: day('2026-02-20'),
        pointType: 'REWARD',
        points: 2,
        reason: '자습 태도 우수',
        issuedBy: manager,
        createdAt: new Date('2026-02-20T15:30:00Z'),
        ...point,
      })),
    )
    .returning({ id: studentPoints.id });

let phones = 0;
async function aStudentWith(points: Partial<NewPoint>[]) {
  const phone = `0107777${String((phones += 1)).padStart(4, '0')}`;
  const id = await insertStudent(server.database.db, { phone });
  if (points.length > 0) await insert(id, points);
  return { id, token: await server.studentToken(phone) };
}
const read = async (token: string, query = '') =>
  studentPointsPageSchema.parse(
    (await server.call('GET', `/api/student-points/mine${query}`, { token })).body,
  );
const many = (count: number): Partial<NewPoint>[] =>
  Array.from({ length: count }, (_, index) => ({
    incidentDate: shiftDay(day('2026-02-20'), -(index % 40)),
    pointType: index % 3 === 0 ? 'PENALTY' : 'REWARD',
    points: (index % 4) + 1,
  }));

describe('GET /student-points/mine', () => {
  test('a point with the day of the incident, the day on which it was issued in Korea, and who issued it', async () => {
    const { token } = await aStudentWith([{}]);
    const { content } = await read(token);
    expect(content).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        incidentDate: '2026-02-20',
        registrationDate: '2026-02-21',
        createdAt: '2026-02-20T15:30:00.000Z',
        pointType: 'REWARD',
        points: 2,
        reason: '자습 태도 우수',
        issuerName: '오매니저',
      },
    ]);
  });

  test('no points: an empty page with zeros', async () => {
    const { token } = await aStudentWith([]);
    expect(await read(token)).toEqual({
      content: [],
      page: 0,
      number: 0,
      size: 30,
      totalElements: 0,
      totalPages: 0,
      last: true,
      hasNext: false,
      rewardTotal: 0,
      penaltyTotal: 0,
      net: 0,
      rewardCount: 0,
      penaltyCount: 0,
    });
  });

  test('narrowed to incident days, both included: the list and its sums', async () => {
    const { token } = await aStudentWith(
      ['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01'].map((date, index) => ({
        incidentDate: day(date),
        points: 10 ** index,
      })),
    );
    const page = await read(token, '?from=2026-03-01&to=2026-08-31');
    expect(page.content.map(({ incidentDate }) => incidentDate)).toEqual([
      '2026-08-31',
      '2026-03-01',
    ]);
    expect(page).toMatchObject({ rewardTotal: 110, rewardCount: 2, totalElements: 2, net: 110 });
    expect(await read(token)).toMatchObject({ rewardTotal: 1111, totalElements: 4 });
  });

  test('the terms: the usual half years, until the academy sets its own', async () => {
    const { token } = await aStudentWith([]);
    const terms = async () =>
      pointEndpoints.pointTerms.response.parse(
        (await server.callEndpoint(pointEndpoints.pointTerms, {}, { token })).body,
      ).content;
    expect((await terms()).slice(0, 2)).toEqual([
      { name: '2026년 1학기', first: '2026-03-01', last: '2026-08-31' },
      { name: '2025년 2학기', first: '2025-09-01', last: '2026-02-28' },
    ]);
    const desk = await server.managerToken();
    const { pointSettings, savePointSettings } = pointManagementEndpoints;
    const save = async (own: readonly object[]) => {
      const { headers } = await server.callEndpoint(pointSettings, {}, { token: desk });
      return server.callEndpoint(
        savePointSettings,
        {},
        {
          token: desk,
          body: { ...defaultPointSettings, terms: own },
          headers: { 'if-match': headers.get('etag') ?? '' },
        },
      );
    };
    const winter = { name: '겨울 특강', first: '2026-01-02', last: '2026-02-27' };
    expect(await save([winter, { ...winter, name: '봄' }])).toMatchObject({
      status: 400,
      body: { errors: { 'terms.1.last': '다른 학기와 날짜가 겹칩니다.' } },
    });
    expect(await save([winter])).toMatchObject({ status: 200 });
    expect(await terms()).toEqual([winter]);
  });

  test('30 per page, newest incident first, every point exactly once', async () => {
    const { token } = await aStudentWith(many(95));
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => read(token, `?page=${page}&size=30`)),
    );
    expect(pages.map(({ content }) => content.length)).toEqual([30, 30, 30, 5]);
    expect(pages.map(({ last, hasNext, totalPages }) => ({ last, hasNext, totalPages }))).toEqual(
      [false, false, false, true].map((last) => ({ last, hasNext: !last, totalPages: 4 })),
    );
    const points = pages.flatMap(({ content }) => content);
    expect(new Set(points.map(({ id }) => id)).size).toBe(95);
    const order = points.map(({ incidentDate, id }) => `${incidentDate} ${id.padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(pages[2]).toMatchObject(totalsOf(points));
    expect(await read(token), 'without a query it is the first page').toEqual(pages[0]);
  });

  test.each(['REWARD', 'PENALTY'] as const)(
    'type=%s: only those in list and page facts, the totals stay whole',
    async (type) => {
      const { token } = await aStudentWith(many(70));
      const all = await read(token, '?page=0&size=1000');
      const some = await read(token, `?type=${type}&page=0&size=1000`);
      const wanted = all.content.filter(({ pointType }) => pointType === type);
      expect(some.content).toEqual(wanted);
      expect(some.totalElements).toBe(wanted.length);
      const { rewardTotal, penaltyTotal, net, rewardCount, penaltyCount } = all;
      expect(some).toMatchObject({ rewardTotal, penaltyTotal, net, rewardCount, penaltyCount });
      expect(all).toMatchObject(totalsOf(all.content));
    },
  );

  test('a voided point leaves the list and the totals', async () => {
    const { id, token } = await aStudentWith([{ points: 3 }]);
    const [wrong] = await insert(id, [{ points: 100 }]);
    expect(await read(token)).toMatchObject({ rewardTotal: 103, totalElements: 2 });
    await server.database.db
      .update(studentPoints)
      .set({ voidedAt: new Date(), voidReason: '잘못 입력', voidedBy: manager })
      .where(eq(studentPoints.id, wrong?.id ?? ('0' as never)));
    expect(await read(token)).toMatchObject({
      rewardTotal: 3,
      net: 3,
      totalElements: 1,
      content: [{ points: 3 }],
    });
  });

  test('more than 1,000 points: one page has 1,000, the totals count them all', async () => {
    const { token } = await aStudentWith(Array.from({ length: 1001 }, () => ({ points: 1 })));
    const page = await read(token, '?page=0&size=1000');
    expect(page.content).toHaveLength(1000);
    expect(page).toMatchObject({
      rewardTotal: 1001,
      rewardCount: 1001,
      totalPages: 2,
      hasNext: true,
    });
  });

  test('a page past the end is empty and still has the totals', async () => {
    const { token } = await aStudentWith([{ pointType: 'PENALTY', points: 5 }]);
    expect(await read(token, '?page=7')).toMatchObject({
      content: [],
      page: 7,
      totalElements: 1,
      last: true,
      penaltyTotal: 5,
      net: -5,
    });
  });

  test('nobody sees another student’s points', async () => {
    const other = await aStudentWith([{ points: 50 }]);
    const { token } = await aStudentWith([]);
    expect(await read(token)).toMatchObject({ content: [], rewardTotal: 0 });
    const answer = await server.call('GET', `/api/student-points/mine?studentId=${other.id}`, {
      token,
    });
    expect(answer.status).toBe(403);
  });

  test.each([
    ['type=GOOD', 'type'],
    ['size=0', 'size'],
    ['size=1001', 'size'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['size=many', 'size'],
  ])('%s: 400 that names the field', async (query, field) => {
    const { token } = await aStudentWith([]);
    const answer = await server.call('GET', `/api/student-points/mine?${query}`, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'validation-failed',
      errors: { [field]: expect.stringMatching(/[가-힣]/) },
    });
  });

  test('a manager is no student', async () => {
    expect(
      (
        await server.callEndpoint(
          pointEndpoints.myPoints,
          {},
          { token: await server.managerToken() },
        )
      ).status,
    ).toBe(403);
  });
});
