import { mockManagementEndpoints } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../../db/schema';
import { scenarioStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  const { db } = server.database;
  await db.delete(mockRegistrations);
  await db.delete(mockExams);
});

const repeat = (examId: string, months: number) =>
  writeUndoable(server, token, mockManagementEndpoints.repeatExam, { examId }, { months });
const all = () => server.database.db.select().from(mockExams).orderBy(asc(mockExams.examDate));

test('POST /admin/mock-exams/{examId}/repeat: the next months as drafts with all but what belongs to one exam', async () => {
  const studentId = scenarioStudent(server, 0);
  const kept = {
    capacity: 40,
    onSiteCapacity: 20,
    askSubjectOption: true,
    subjectGroups: [{ name: '국어', subjects: ['국어'], min: 1, max: 1, fee: won(0) }],
    targetGrades: ['고3'],
    targetStudents: [studentId],
    closedAt: now,
  };
  const id = await insertExam(server.database.db, now, kept);
  await insertRegistration(server.database.db, now, { studentId, mockExamId: id });
  const made = await repeat(id, 2);
  const { closedAt: _closed, ...terms } = kept;
  const next = { ...terms, draft: true, closedAt: null, registered: 0, onSiteTaken: 0 };
  expect(await all()).toMatchObject([
    { id, draft: false, registered: 1, title: '3월 모의고사', examDate: '2026-03-22' },
    {
      ...next,
      title: '4월 모의고사',
      examDate: '2026-04-26',
      registrationStartDate: '2026-04-01',
      registrationEndDate: '2026-04-16',
    },
    { ...next, title: '5월 모의고사', examDate: '2026-05-24' },
  ]);
  expect(
    await server.database.db
      .select({ subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.action, 'create-exam'))
      .orderBy(asc(auditLog.id)),
  ).toEqual([{ subject: '4월 모의고사' }, { subject: '5월 모의고사' }]);

  const wider = await repeat(id, 3);
  expect((await all()).map(({ title }) => title)).toEqual([
    '3월 모의고사',
    '4월 모의고사',
    '5월 모의고사',
    '6월 모의고사',
  ]);
  expect(await takeBack(server, token, wider)).toEqual({ restored: 1, kept: [] });
  expect(await takeBack(server, token, made)).toEqual({ restored: 2, kept: [] });
  expect((await all()).map((one) => one.id)).toEqual([id]);
});

test('one that students registered for meanwhile is not taken back', async () => {
  const id = await insertExam(server.database.db, now);
  const made = await repeat(id, 2);
  const [, april] = await all();
  if (!april) throw new Error('no exam was made');
  await insertRegistration(server.database.db, now, {
    studentId: scenarioStudent(server, 0),
    mockExamId: april.id,
  });
  expect(await takeBack(server, token, made)).toMatchObject({
    restored: 1,
    kept: [{ id: april.id, message: '신청한 학생이 있어 그대로 두었습니다.' }],
  });
});
