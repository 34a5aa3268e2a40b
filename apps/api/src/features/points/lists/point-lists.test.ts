import type { ManagerId, StudentId } from '@academy/domain/ids';
import { defaultPointSettings, pointManagementEndpoints } from '@academy/domain/points';
import { day, shiftDay } from '@academy/domain/time';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studentPoints } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { insertStudents } from '../../../testing/academies/many-billed-students';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { watchedDatabase } from '../../../testing/database/watched-database';

const {
  issuedPoints,
  pointStandings,
  previewPoints,
  pointPresets,
  savePresets,
  pointSettings,
  savePointSettings,
} = pointManagementEndpoints;
const watched = watchedDatabase();
let server: TestApp;
let token: string;
let managers: ManagerId[];
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken('admin');
  managers = server.managers;
});
afterAll(() => server.close());

const TODAY = day('2026-03-02');
let phones = 0;
const aStudent = (name: string) =>
  insertStudent(server.database.db, {
    name,
    phone: `0106663${String((phones += 1)).padStart(4, '0')}`,
  });
const give = (studentId: StudentId, points: Partial<typeof studentPoints.$inferInsert>[]) =>
  server.database.db.insert(studentPoints).values(
    points.map((point) => ({
      studentId,
      incidentDate: TODAY,
      pointType: 'PENALTY' as const,
      points: 2,
      reason: '무단지각',
      issuedBy: managers[0] ?? ('1' as ManagerId),
      createdAt: new Date('2026-03-02T05:00:00Z'),
      ...point,
    })),
  );
const read = async (query: string) =>
  issuedPoints.response.parse(
    (await server.call('GET', `/api/admin/points?${query}`, { token })).body,
  );
const standings = async (query = '') =>
  pointStandings.response.parse(
    (await server.call('GET', `/api/admin/point-standings?${query}`, { token })).body,
  ).content;

const file = async (path: string) =>
  (
    await readXlsx(
      Buffer.from(
        await (
          await fetch(`${server.url}/api/admin/${path}`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).arrayBuffer(),
      ),
    )
  )[0]?.data ?? [];

describe('GET /admin/points', () => {
  test('slices, newest incident first, each point once, with the sums of the whole filter', async () => {
    const student = await aStudent('조각조');
    await give(
      student,
      Array.from({ length: 25 }, (_, index) => ({
        incidentDate: shiftDay(TODAY, -(index % 7)),
        pointType: index % 5 === 0 ? ('REWARD' as const) : ('PENALTY' as const),
      })),
    );
    const pages = [];
    for (let last: string | null = ''; last !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read(
        `studentId=${student}&size=10${last && `&lastId=${last}`}`,
      );
      pages.push(page);
      last = page.hasNext ? page.lastId : null;
    }
    expect(pages.map(({ content }) => content.length)).toEqual([10, 10, 5]);
    const all = pages.flatMap(({ content }) => content);
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    const order = all.map(({ incidentDate, id }) => `${incidentDate} ${id.padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted().toReversed());
    for (const page of pages) expect(page).toMatchObject({ rewardTotal: 10, penaltyTotal: 40 });
  });

  test('narrowed by type, words, who gave it, the days of the incident, the day of giving, 초성, and with voided ones', async () => {
    const student = await aStudent('나침반');
    const [first = '' as ManagerId, second = '' as ManagerId] = managers;
    await give(student, [
      { reason: '수업 태도 – 졸음' },
      { pointType: 'REWARD', reason: '모범', issuedBy: second },
      { incidentDate: day('2026-02-27'), reason: '과제' },
      {
        reason: '잘못',
        voidedAt: new Date('2026-03-02T06:00:00Z'),
        voidReason: '오입력',
        voidedBy: first,
      },
      { reason: '어제 준 것', createdAt: new Date('2026-03-01T14:59:59Z') },
    ]);
    const reasons = async (query: string) =>
      (await read(`studentId=${student}&${query}`)).content.map(({ reason }) => reason).toSorted();
    expect(await reasons('type=REWARD')).toEqual(['모범']);
    expect(await reasons('reason=졸음')).toEqual(['수업 태도 – 졸음']);
    expect(await reasons(`issuerId=${second}`)).toEqual(['모범']);
    expect(await reasons('to=2026-02-28')).toEqual(['과제']);
    expect(await reasons('from=2026-03-02&to=2026-03-02')).toEqual([
      '모범',
      '수업 태도 – 졸음',
      '어제 준 것',
    ]);
    expect(await reasons('issuedOn=2026-03-01')).toEqual(['어제 준 것']);
    expect(await reasons('voided=true&reason=잘못')).toEqual(['잘못']);
    expect(await reasons('q=ㄴㅊㅂ')).toHaveLength(4);
    expect(await reasons('q=김하늘')).toEqual([]);
    expect(
      await read(`studentId=${student}&voided=true`),
      'sums never count voided ones',
    ).toMatchObject({ rewardTotal: 2, penaltyTotal: 6 });
  });

  test('GET /admin/points/files/{format}: the whole filter, penalties below zero, voided ones only when asked for', async () => {
    const student = await aStudent('엑셀이');
    await give(student, [
      { points: 5 },
      { pointType: 'REWARD', points: 3, reason: '모범' },
      {
        reason: '잘못',
        voidedAt: new Date(),
        voidReason: '오입력',
        voidedBy: managers[0] ?? ('1' as ManagerId),
      },
    ]);
    const rows = await file(`points/files/xlsx?studentId=${student}`);
    expect(rows.slice(1).map((row) => [row[1], row[7]])).toEqual([
      ['엑셀이', 3],
      ['엑셀이', -5],
    ]);
    expect(await file(`points/files/xlsx?studentId=${student}&voided=true`)).toHaveLength(4);
  });
});

describe('GET /admin/point-standings', () => {
  test('sums of what stands, what the steps count, the step; GET /admin/point-settings, PUT /admin/point-settings decide which', async () => {
    const student = await aStudent('누적이');
    await give(student, [
      { points: 12, incidentDate: day('2026-02-20') },
      { points: 6 },
      { pointType: 'REWARD', points: 4 },
      {
        points: 50,
        voidedAt: new Date(),
        voidReason: '오입력',
        voidedBy: managers[0] ?? ('1' as ManagerId),
      },
    ]);
    const own = async () => (await standings()).find(({ studentId }) => studentId === student);
    expect(await own()).toMatchObject({
      name: '누적이',
      rewardTotal: 4,
      penaltyTotal: 18,
      net: -14,
      counted: 18,
      step: '상담',
      lastIncidentDate: '2026-03-02',
    });
    // Narrowed sums leave the steps what they count.
    const march = await standings('from=2026-03-01&to=2026-03-31');
    expect(march.find(({ studentId }) => studentId === student)).toMatchObject({
      rewardTotal: 4,
      penaltyTotal: 6,
      counted: 18,
      step: '상담',
      lastIncidentDate: '2026-03-02',
    });
    const save = (version: number, body: unknown) =>
      server.callEndpoint(
        savePointSettings,
        {},
        { token, body, headers: { 'if-match': `"${version}"` } },
      );
    const edited = await server.callEndpoint(pointSettings, {}, { token });
    expect(edited.body).toEqual({
      settings: defaultPointSettings,
      version: 0,
      updatedAt: null,
      updatedByName: null,
    });
    expect(
      (await save(0, { ...defaultPointSettings, measure: 'net', period: 'month' })).status,
    ).toBe(200);
    expect(await own()).toMatchObject({ penaltyTotal: 18, counted: 2, step: null });
    expect(await save(0, defaultPointSettings)).toMatchObject({
      status: 412,
      body: { code: 'settings-stale', current: { version: 1 } },
    });
    const [one, two] = defaultPointSettings.steps;
    expect(await save(1, { ...defaultPointSettings, steps: [two, one] })).toMatchObject({
      status: 400,
      body: { errors: { 'steps.1.from': '앞 단계보다 높은 점수를 입력하세요.' } },
    });
    expect(
      (await server.callEndpoint(savePointSettings, {}, { token, body: defaultPointSettings }))
        .status,
    ).toBe(428);
    expect((await save(1, defaultPointSettings)).status).toBe(200);
    expect((await standings('step=상담')).map(({ name }) => name)).toContain('누적이');
    expect((await standings('step=상담&q=ㄴㅈㅇ')).map(({ name }) => name)).toEqual(['누적이']);
  });

  test('GET /admin/point-standings/files/{format}', async () => {
    expect(
      (await file(`point-standings/files/xlsx?q=${encodeURIComponent('누적이')}`))[1]?.slice(1, 2),
    ).toEqual(['누적이']);
  });

  test(
    'a thousand students cost as many statements as a few: history, standings, preview',
    { tags: 'ci' },
    async () => {
      const work = async (ids: readonly StudentId[]) => {
        const body = {
          studentIds: ids,
          incidentDate: TODAY,
          detail: '',
          memo: '',
          what: { kind: 'own', pointType: 'PENALTY', points: 1, reason: '지각' },
        };
        const counts = [];
        for (const ask of [
          () => read('q=ㄱ'),
          () => standings(),
          () => server.callEndpoint(previewPoints, {}, { token, body }),
        ]) {
          // Whose session it is may be read again meanwhile, outside of the transaction that reads
          // the list.
          const { statements, transactions } = await watched.count(ask);
          counts.push({ statements, transactions });
        }
        return counts;
      };
      await read('');
      const few = await work([await aStudent('가나다')]);
      const many = await insertStudents(server.database.db, 1000);
      await give(many[0] ?? ('1' as StudentId), [{}, {}]);
      expect(few).toEqual([
        { statements: 3, transactions: 1 },
        { statements: 3, transactions: 1 },
        { statements: 3, transactions: 1 },
      ]);
      expect(await work(many)).toEqual(few);
    },
  );
});

describe('GET /admin/point-presets, PUT /admin/point-presets', () => {
  const save = (presets: unknown) =>
    server.callEndpoint(savePresets, {}, { token, body: { presets } });
  const list = async () =>
    pointPresets.response.parse((await server.callEndpoint(pointPresets, {}, { token })).body)
      .content;
  const late = { id: null, pointType: 'PENALTY', name: '무단지각', points: 5, hidden: false };
  const good = { id: null, pointType: 'REWARD', name: '모범', points: 3, hidden: false };

  test('in the order given; one that was used is hidden, never deleted; one that was not goes', async () => {
    expect((await save([late, good])).status).toBe(200);
    const [used, unused] = await list();
    expect([used, unused]).toMatchObject([
      { name: '무단지각', used: 0 },
      { name: '모범', used: 0 },
    ]);
    await give(await aStudent('쓴이'), [{ presetId: BigInt(used?.id ?? '0') }]);
    expect((await save([{ ...good, name: '봉사' }])).status).toBe(200);
    expect((await list()).map(({ name, hidden, used: times }) => [name, hidden, times])).toEqual([
      ['봉사', false, 0],
      ['무단지각', true, 1],
    ]);
  });

  test('two of one name, and one that is gone: refused', async () => {
    expect(await save([late, { ...late, name: ' 무단지각 ' }])).toMatchObject({
      status: 400,
      body: { errors: { 'presets.1.name': '같은 이름의 항목이 있습니다.' } },
    });
    expect(await save([{ ...late, id: '999999' }])).toMatchObject({
      status: 409,
      body: { code: 'preset-gone' },
    });
  });
});
