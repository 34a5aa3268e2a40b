import { attendanceEndpoints } from '@academy/domain/attendance';
import { auditEndpoints, auditSliceSchema, type AuditSlice } from '@academy/domain/audit';
import { mealEndpoints } from '@academy/domain/meals';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { studentEndpoints } from '@academy/domain/students';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { scenarioSettings } from '../../testing/academies/scenario';
import { insertSchedule } from '../../testing/data/some-schedule';
import { saveRules } from '../../testing/calls/save-rules';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let admin: string;
let manager: string;
const at = (time: string) => server.clock.set(new Date(time), { frozen: true });

beforeAll(async () => {
  server = await startTestApp();
  const student = await server.studentToken();
  [admin, manager] = [await server.managerToken('admin'), await server.managerToken('manager')];
  const [first, second] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
  at('2026-03-02T09:01:00+09:00');
  await server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId: first },
    {
      token: student,
      body: [{ date: '2026-04-06', lunch: true, dinner: false, studentId: first }],
    },
  );
  at('2026-03-02T09:02:00+09:00');
  await server.callEndpoint(
    studentEndpoints.editStudent,
    { studentId: second },
    { token: manager, body: { phone: '010-2345-9999', seat: 'C-03' } },
  );
  at('2026-03-02T09:03:00+09:00');
  await saveRules(server, admin, { ...scenarioSettings, lunchPrice: 5500 });
  await server.callEndpoint(
    mealEndpoints.savePickUps,
    { date: '2026-03-02' },
    { token: manager, body: [{ studentId: first, meal: 'lunch', pickedUp: true }] },
  );
  const entry = {
    actorKind: 'system' as const,
    actorName: 'system',
    entity: 'mock-registrations',
    action: 'pass-on-seat',
  };
  // The last moment of a day in Seoul and the first of the next.
  await server.database.db.insert(auditLog).values([
    { ...entry, at: new Date('2026-01-10T14:59:59.999Z') },
    { ...entry, at: new Date('2026-01-10T15:00:00Z') },
  ]);
});
afterAll(() => server.close());

async function log(query: string, token = admin): Promise<AuditSlice> {
  const { status, body } = await server.call('GET', `/api/admin/audit?${query}`, { token });
  expect(status).toBe(200);
  return auditSliceSchema.parse(body);
}
const sentences = ({ content }: AuditSlice) => content.map(({ sentence }) => sentence);

const SETTINGS = '한원장님이 도시락 설정을 바꿨습니다: 점심 단가 5,000원 → 5,500원';
const MOVED =
  '오매니저님이 이바다 학생의 정보를 바꿨습니다: 전화번호 010-2345-6789 → 010-2345-9999, 좌석 A-02 → C-03';
const PICKED = '오매니저님이 3월 2일 (월) 도시락 수령을 기록했습니다: 점심 수령 김하늘';
const MEALS = '김하늘 학생이 도시락 신청을 바꿨습니다: 4월 6일 (월) 신청 안 함 → 점심';

describe(`the log: ${auditEndpoints.auditLog.path}`, () => {
  test('says who did what to whom, newest first, with everybody it can be narrowed to', async () => {
    const slice = await log('from=2026-03-02');
    expect(sentences(slice).slice(0, 4)).toEqual([PICKED, SETTINGS, MOVED, MEALS]);
    expect(slice.content[2]).toMatchObject({
      actorName: '오매니저',
      role: 'MANAGER',
      subject: '이바다',
      changes: [{ label: '전화번호' }, { label: '좌석', before: 'A-02', after: 'C-03' }],
    });
    expect(slice.actors.map(({ name }) => name)).toEqual([
      '구퇴사',
      '신대기',
      '오매니저',
      '조조회',
      '한원장',
    ]);
  });

  test.each<[string, () => string, string[]]>([
    ['a topic', () => 'topic=settings', [SETTINGS]],
    ['an action', () => 'action=edit-student', [MOVED]],
    ['what names its students by id', () => 'action=save-pick-ups', [PICKED]],
    ['a manager', () => `topic=students&actor=${server.managers[1]}`, [MOVED]],
    [
      'a student, by what they did and what was noted of them',
      () => `topic=meals&studentId=${scenarioStudent(server, 0)}`,
      [PICKED, MEALS],
    ],
    [
      'a student, by what was done to them',
      () => `studentId=${scenarioStudent(server, 1)}`,
      [MOVED],
    ],
    ['a thing', () => `entity=students&entityId=${scenarioStudent(server, 1)}`, [MOVED]],
    ['who acts', () => 'actorKind=student&topic=meals', [MEALS]],
    ['nobody', () => `actor=${server.managers[4]}`, []],
    [
      'the days, by Seoul’s midnight',
      () => 'from=2026-01-11&to=2026-01-11',
      ['시스템이 빈 현장 자리를 대기 순서대로 배정했습니다.'],
    ],
    [
      'the day before',
      () => 'from=2026-01-10&to=2026-01-10',
      ['시스템이 빈 현장 자리를 대기 순서대로 배정했습니다.'],
    ],
  ])('narrowed to %s', async (_, query, expected) => {
    expect(sentences(await log(query()))).toEqual(expected);
  });

  test('comes in slices that leave nothing out and show nothing twice', async () => {
    const whole = await log('size=200');
    const ids: string[] = [];
    let next = 'size=2';
    for (let page = 0; next !== '' && page < 20; page += 1) {
      const { content, hasNext, lastId } = await log(next);
      ids.push(...content.map(({ id }) => id));
      next = hasNext ? `size=2&lastId=${lastId}` : '';
    }
    expect(ids).toEqual(whole.content.map(({ id }) => id));
    expect(await log('lastId=999999')).toMatchObject({ content: [], hasNext: false, lastId: null });
  });

  test('ids that cannot be ours are nobody’s, a foreign cursor is a mistake', async () => {
    const status = async (query: string) =>
      (await server.call('GET', `/api/admin/audit?${query}`, { token: admin })).status;
    expect([
      await status('actor=abc'),
      await status('studentId=-1'),
      await status('lastId=x'),
      await status('topic=walls'),
      await status('from=2026-02-30'),
    ]).toEqual([404, 404, 400, 400, 400]);
  });
});

describe('a part of it', () => {
  test('a student’s history: numbers whole only for whoever may see them', async () => {
    const history = async (token: string) =>
      auditSliceSchema.parse(
        (
          await server.callEndpoint(
            auditEndpoints.studentHistory,
            { studentId: scenarioStudent(server, 1) },
            { token },
          )
        ).body,
      );
    expect(sentences(await history(manager))).toEqual([MOVED]);
    const { token } = await managerWith(server, 'MANAGER', { areas: ['students'] });
    const masked = await history(token);
    expect(sentences(masked)).toEqual([
      '오매니저님이 이바다 학생의 정보를 바꿨습니다: 전화번호 010-****-6789 → 010-****-9999, 좌석 A-02 → C-03',
    ]);
    expect(JSON.stringify(masked)).not.toMatch(/2345-?[69]/);
  });

  test('a student’s history: what managers decided about the student’s schedules too', async () => {
    const studentId = scenarioStudent(server, 2);
    const id = await insertSchedule(server.database.db, server.clock.now(), studentId, {
      status: 'PENDING',
    });
    await server.callEndpoint(
      scheduleManagementEndpoints.decideSchedules,
      {},
      { token: manager, body: { decision: 'approve', reason: '', items: [{ id, version: 1 }] } },
    );
    const { content } = auditSliceSchema.parse(
      (await server.callEndpoint(auditEndpoints.studentHistory, { studentId }, { token: manager }))
        .body,
    );
    expect(content.map(({ action, entityId }) => [action, entityId])).toContainEqual([
      'approve-schedule',
      id,
    ]);
  });

  test('a student’s history: marks and points too, for whoever has their area', async () => {
    const studentId = scenarioStudent(server, 3);
    const marked = await server.callEndpoint(
      attendanceEndpoints.saveMarks,
      { date: '2026-02-26' },
      {
        token: manager,
        body: {
          edits: [
            {
              studentId,
              period: 1,
              status: 'LATE',
              excused: false,
              note: '늦잠',
              base: 0,
              at: '2026-02-26T05:00:00.000Z',
            },
          ],
        },
      },
    );
    expect(marked.status).toBe(200);
    const actions = async (token: string) =>
      auditSliceSchema
        .parse(
          (await server.callEndpoint(auditEndpoints.studentHistory, { studentId }, { token })).body,
        )
        .content.map(({ action }) => action);
    const { token: studentsAlone } = await managerWith(server, 'MANAGER', { areas: ['students'] });
    expect([await actions(manager), await actions(studentsAlone)]).toEqual([
      ['mark-attendance'],
      [],
    ]);
  });

  test(`the settings’ history: ${auditEndpoints.settingsHistory.path}`, async () => {
    const { token } = await managerWith(server, 'MANAGER', { areas: ['settings'] });
    const history = async (query: string) =>
      auditSliceSchema.parse(
        (await server.call('GET', `/api/admin/settings-history?${query}`, { token })).body,
      );
    expect(sentences(await history(''))).toEqual([SETTINGS]);
    expect(
      [await history('entity=lunch-settings'), await history('entity=academy')].map(
        ({ content }) => content.length,
      ),
    ).toEqual([1, 0]);
  });
});

describe(`as a file: ${auditEndpoints.exportAuditLog.path}`, () => {
  const file = (format: string, query: string) =>
    fetch(`${server.url}/api/admin/audit/files/${format}?${query}`, {
      headers: { authorization: `Bearer ${admin}` },
    });

  test('the whole filter, numbers masked, nothing that a spreadsheet would run; that it was taken is in the log', async () => {
    await server.callEndpoint(
      studentEndpoints.editStudent,
      { studentId: scenarioStudent(server, 2) },
      { token: manager, body: { memo: '=1+1' } },
    );
    const answer = await file('xlsx', 'topic=students');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      '변경 이력 2026-03-02.xlsx',
    );
    const [{ data: rows } = { data: [] }] = await readXlsxFile(
      Buffer.from(await answer.arrayBuffer()),
    );
    expect(rows.map((row) => row[2])).toEqual([
      '무엇을',
      '오매니저님이 박솔 학생의 정보를 바꿨습니다: 메모 땅콩 알레르기 → =1+1',
      MOVED.replace('2345-6789', '****-6789').replace('2345-9999', '****-9999'),
    ]);
    expect(rows[2]?.slice(3, 5)).toEqual([
      '전화번호 010-****-6789\n좌석 A-02',
      '전화번호 010-****-9999\n좌석 C-03',
    ]);
    expect(await (await file('csv', 'topic=students')).text()).not.toMatch(/(^|,)"?[=+@-]/m);
    expect((await log('topic=files')).content).toMatchObject([
      {
        sentence: '한원장님이 변경 이력 파일을 내려받았습니다.',
        changes: [
          { label: '건수', after: '2건' },
          { label: '형식', after: 'CSV' },
          { label: '구분', after: '학생' },
        ],
      },
      {},
    ]);
  });
});
