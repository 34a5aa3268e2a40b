import { attendanceEndpoints } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { mockEndpoints, mockManagementEndpoints } from '@academy/domain/mocks';
import { newsManagementEndpoints } from '@academy/domain/news';
import { pointManagementEndpoints } from '@academy/domain/points';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { aNewsForm } from '@academy/domain/testing';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceVisits,
  guardianConsents,
  messages,
  mockRegistrations,
  studentPoints,
} from '../../db/schema';
import { agreeToNotices, allNoticesOn, saveNotices } from '../../testing/calls/save-notices';
import { takeBack, writtenSchema } from '../../testing/calls/take-back';
import { insertStudent } from '../../testing/data/a-student';
import { insertExam } from '../../testing/data/some-exam';
import { insertSchedule } from '../../testing/data/some-schedule';
import { switchOff } from '../../testing/calls/switch-features';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { setGuardians } from '../../testing/data/some-guardian';
import { noticeSetting } from '../settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';

/** A Monday with eight periods on the hour from 14:00. */
const date = '2026-03-02';
const server: TestApp = await startTestApp({ now: `${date}T15:00:00+09:00` });
const { db } = server.database;
afterAll(() => server.close());

let students = 0;
let id: StudentId;
let phone: string;
let token: string;
async function at(clock: string) {
  server.clock.set(new Date(`${date}T${clock}:00+09:00`), { frozen: true });
  token = await server.managerToken('admin');
}
beforeEach(async () => {
  await at('15:00');
  for (const table of [
    messages,
    guardianConsents,
    studentPoints,
    mockRegistrations,
    attendanceVisits,
  ])
    await db.delete(table);
  await forgetSettings(db, noticeSetting);
  students += 1;
  phone = `010${String(55_550_000 + students)}`;
  id = await newStudent(phone);
  await saveNotices(server, token);
  await agreeToNotices(server, token, [id]);
});
const newStudent = (own: string) =>
  insertStudent(db, {
    name: '한별',
    phone: own,
    guardians: [{ phone: own.replace('0105', '0107') }],
  });

const call = (...[endpoint, params, options]: Parameters<TestApp['callEndpoint']>) =>
  server.callEndpoint(endpoint, params, { token, ...options });
const told = async () =>
  (await db.select().from(messages).orderBy(asc(messages.id))).map((row) => [
    row.text.replace(/^\[.*?\] /, ''),
    row.state === 'dead' ? row.failure : row.state,
  ]);

describe('what was decided', () => {
  async function decide(decision: 'approve' | 'reject', reason = '') {
    const waiting = await insertSchedule(db, server.clock.now(), id, { status: 'PENDING' });
    const items = [{ id: waiting, version: 1 }];
    const answer = await call(
      scheduleManagementEndpoints.decideSchedules,
      {},
      { body: { decision, reason, items } },
    );
    return writtenSchema.parse(answer.body);
  }
  const sentence = '매주 화·목 19:00–21:00 외출';

  test('is sent with its sentence, a no with its reason', async () => {
    await decide('approve');
    await decide('reject', '시험 기간입니다.');
    expect(await told()).toEqual([
      [`한별 학생의 신청이 승인되었습니다: ${sentence}`, 'waiting'],
      [`한별 학생의 신청이 반려되었습니다: ${sentence} 시험 기간입니다.`, 'waiting'],
    ]);
  });
  test('and taken back, it does not go out', async () => {
    await takeBack(server, token, await decide('approve'));
    expect(await told()).toEqual([[expect.stringContaining('승인'), 'taken-back']]);
  });
});

describe('points', () => {
  async function give(points: number) {
    const what = { kind: 'own', pointType: 'PENALTY', points, reason: '지각' };
    const { body } = await call(
      pointManagementEndpoints.issuePoints,
      {},
      {
        body: {
          studentIds: [id],
          what,
          incidentDate: date,
          detail: '',
          memo: '',
        },
      },
    );
    return writtenSchema.parse(body);
  }
  test('nothing is written while guardians are told nothing at all', async () => {
    await switchOff(server, token, 'guardians');
    await give(20);
    expect(await told()).toEqual([]);
    await switchOff(server, token);
  });
  test('a step that is reached is announced, once; the way there is not', async () => {
    await give(4);
    expect(await told()).toEqual([]);
    await give(1);
    await give(1);
    await give(9);
    expect(await told()).toEqual([
      ['한별 학생의 벌점이 5점이 되어 주의 단계입니다.', 'waiting'],
      ['한별 학생의 벌점이 15점이 되어 상담 단계입니다.', 'waiting'],
    ]);
  });
  test('taken back, it does not go out; reached again, it does', async () => {
    await takeBack(server, token, await give(5));
    await give(5);
    expect((await told()).map(([, state]) => state)).toEqual(['taken-back', 'waiting']);
  });
});

describe('exams', () => {
  const register = async (examId: string, studentId: StudentId) =>
    mockManagementEndpoints.registerFor.response.parse(
      (
        await call(
          mockManagementEndpoints.registerFor,
          { examId },
          {
            body: {
              studentId,
              selectedSubjects: [],
              onSiteExam: true,
              waitForSeat: true,
              reason: '전화',
            },
          },
        )
      ).body,
    );

  test('a registration is announced, and a seat that was waited for', async () => {
    const other = await newStudent(`010${String(56_660_000 + students)}`);
    const examId = await insertExam(db, server.clock.now(), {
      allowOnSiteExam: true,
      onSiteCapacity: 1,
    });
    const first = await register(examId, other);
    await register(examId, id);
    await call(
      mockManagementEndpoints.cancelRegistrations,
      { examId },
      { body: { ids: [first.id], reason: '요청' } },
    );
    expect(await told()).toEqual([
      ['한별 학생 3월 모의고사: 신청 완료 (현장 응시 대기)', 'waiting'],
      ['한별 학생 3월 모의고사: 현장 응시 자리 확정', 'waiting'],
    ]);
  });
  test('by the student as well; cancelled, it does not go out', async () => {
    const examId = await insertExam(db, server.clock.now());
    const own = await server.studentToken(phone);
    const { body } = await call(
      mockEndpoints.register,
      {},
      { token: own, body: { mockExamId: examId } },
    );
    const { registrationId } = mockEndpoints.register.response.parse(body);
    await call(mockEndpoints.cancelRegistration, { registrationId }, { token: own });
    expect(await told()).toEqual([['한별 학생 3월 모의고사: 신청 완료', 'taken-back']]);
  });
});

describe('a notice of the academy', () => {
  const publish = async (more: object = {}) => {
    const form = { ...aNewsForm(), title: '휴원 안내', category: 'INFO', month: null, menu: [] };
    const { body } = await call(
      newsManagementEndpoints.createNews,
      {},
      { body: { ...form, pictures: [], tellGuardians: true, ...more } },
    );
    return newsManagementEndpoints.createNews.response.parse(body);
  };

  test('is sent once, to a guardian of two as to one, when it is ticked', async () => {
    const sister = await newStudent(`010${String(57_770_000 + students)}`);
    await setGuardians(db, sister, [{ phone: phone.replace('0105', '0107') }]);
    await publish({ tellGuardians: false });
    await publish();
    expect(await told()).toEqual([['새 공지: 휴원 안내', 'waiting']]);
  });
  test('that is to appear waits for it, and goes out as it is then', async () => {
    const publishAt = `${date}T09:00:00.000Z`;
    const { id: newsId, version } = await publish({ publishAt });
    await call(
      newsManagementEndpoints.editNews,
      { newsId },
      {
        body: { ...aNewsForm(), title: '단축 수업', pictures: [], publishAt },
        headers: { 'if-match': `"${version}"` },
      },
    );
    const [, waiting] = await db.select().from(messages).orderBy(asc(messages.id));
    expect(waiting?.nextAt).toEqual(new Date(publishAt));
    expect(await told()).toEqual([
      ['새 공지: 휴원 안내', 'taken-back'],
      ['새 공지: 단축 수업', 'waiting'],
    ]);
  });
  test('hidden or taken back before it went out is not sent', async () => {
    const { id: newsId } = await publish();
    await call(newsManagementEndpoints.unpublishNews, { newsId });
    await takeBack(server, token, writtenSchema.parse(await publish()));
    expect((await told()).map(([, state]) => state)).toEqual(['taken-back', 'taken-back']);
  });
});

describe('조퇴', () => {
  async function leaves(leftAt: string) {
    await at('23:00');
    const edits = [{ studentId: id, arrivedAt: '14:00', leftAt, outings: [], base: 0 }];
    await call(attendanceEndpoints.saveVisits, { date }, { body: { edits } });
    return (await told()).at(-1)?.[0];
  }
  test('whoever leaves before their time left early, and else simply left', async () => {
    expect(await leaves('16:00')).toBe('한별 학생이 16:00에 조퇴했습니다.');
  });
  test('at the end it is 하원', async () => {
    expect(await leaves('22:00')).toBe('한별 학생이 22:00에 하원했습니다.');
  });
  test('switched off, it is 하원 too', async () => {
    await saveNotices(server, token, {
      ...allNoticesOn,
      early: { on: false, text: '', templateId: '' },
    });
    expect(await leaves('16:00')).toBe('한별 학생이 16:00에 하원했습니다.');
  });
});
