import type { Api } from '@academy/api-client';
import {
  plannedEntries,
  planRows,
  readResults,
  resultManagementEndpoints as endpoints,
} from '@academy/domain/mocks';
import { readTable } from '@academy/domain/tables';
import { seoulDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { desc, eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mockResults } from '../../../db/schema';
import { takeBack, writtenSchema } from '../../../testing/calls/take-back';
import { insertStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let api: Api;
let token: string;
const now = new Date(MONDAY);
const today = seoulDay(now);
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  api = server.api(token);
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(now, { frozen: true }));

let made = 0;
function student(name = '') {
  made += 1;
  return insertStudent(server.database.db, {
    name: name || `학생${made}`,
    phone: `0107755${String(made).padStart(4, '0')}`,
  });
}
/** An exam of today with two students: one registered, one not. */
async function someExam(overrides: Parameters<typeof insertExam>[2] = {}) {
  const examId = await insertExam(server.database.db, now, { examDate: today, ...overrides });
  const [one, other] = [await student(), await student()];
  await insertRegistration(server.database.db, now, { studentId: one, mockExamId: examId });
  return { examId, one, other };
}
type Exam = Awaited<ReturnType<typeof someExam>>['examId'];
const put = (examId: Exam, ...entries: object[]) =>
  server.callEndpoint(endpoints.saveResults, { examId }, { token, body: { entries } });
const publish = (examId: Exam, published: boolean) =>
  server.callEndpoint(endpoints.publishResults, { examId }, { token, body: { published } });
const results = async (examId: Exam) => {
  const { content, ...exam } = await api.examResults({ params: { examId } });
  return {
    ...exam,
    of: Object.fromEntries(
      content.map(({ studentId, results: own }) => [
        studentId,
        own.map(({ subject, rawScore, percentile, band }) => [subject, rawScore, percentile, band]),
      ]),
    ),
  };
};
const lastLog = async () =>
  (
    await server.database.db
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0];

describe('GET and PUT /admin/mock-exams/{examId}/results', () => {
  test('results are of those who are registered and of others, in the order of the subjects', async () => {
    const { examId, one, other } = await someExam();
    expect((await results(examId)).of).toEqual({ [one]: [] });
    await put(
      examId,
      { studentId: one, subject: ' 수학 ', rawScore: 88 },
      { studentId: one, subject: '국어', rawScore: 92, percentile: 97.35, band: 1 },
      { studentId: other, subject: '국어', band: 3 },
    );
    expect(await results(examId)).toMatchObject({
      subjects: ['국어', '수학'],
      publishedAt: null,
      of: {
        [one]: [
          ['국어', 92, 97.35, 1],
          ['수학', 88, null, null],
        ],
        [other]: [['국어', null, null, 3]],
      },
    });
    expect(await lastLog()).toMatchObject({
      action: 'change-mock-results',
      before: { results: [] },
      after: { results: ['국어 등급 3'] },
    });
    await put(
      examId,
      { studentId: one, subject: '국어', percentile: null, band: 2 },
      { studentId: other, subject: '국어', band: null },
    );
    expect((await results(examId)).of).toEqual({
      [one]: [
        ['국어', 92, null, 2],
        ['수학', 88, null, null],
      ],
    });
  });

  test('all of it is written or none', async () => {
    const { examId, one } = await someExam();
    const good = { studentId: one, subject: '국어', band: 1 };
    const refused = [
      await put(examId, good, { ...good, band: 2 }),
      await put(examId, good, { ...good, subject: '수학', band: 10 }),
      await put(examId, good, { ...good, subject: '수학', rawScore: 92.255 }),
      await put(examId, good, { ...good, studentId: '999999' }),
      await put(examId, good, { ...good, subject: ' ' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 404, 400]);
    expect((await results(examId)).of).toEqual({ [one]: [] });
  });

  test.each([
    ['whose day has not come', { examDate: shiftDay(today, 1) }, 'exam-not-taken'],
    ['that is a draft', { draft: true }, 'exam-draft'],
    ['that was called off', { cancelledAt: now, cancelReason: '휴원' }, 'exam-cancelled'],
  ])('an exam %s takes none', async (_name, overrides, code) => {
    const { examId, one } = await someExam(overrides);
    expect(await put(examId, { studentId: one, subject: '국어', band: 1 })).toMatchObject({
      status: 409,
      body: { code },
    });
  });

  test('a write is taken back as a whole; a later change of one result stays', async () => {
    const { examId, one, other } = await someExam();
    await put(examId, { studentId: one, subject: '국어', band: 2 });
    const { body } = await put(
      examId,
      { studentId: one, subject: '국어', band: 1 },
      { studentId: one, subject: '수학', band: 4 },
      { studentId: other, subject: '국어', band: 5 },
    );
    await put(examId, { studentId: one, subject: '수학', band: 3 });
    const undone = await takeBack(server, token, writtenSchema.parse(body));
    expect(undone).toMatchObject({
      restored: 2,
      kept: [{ label: expect.stringContaining('수학') }],
    });
    expect((await results(examId)).of).toEqual({
      [one]: [
        ['국어', null, null, 2],
        ['수학', null, null, 3],
      ],
    });
  });

  test('an exam with results is not deleted', async () => {
    const examId = await insertExam(server.database.db, now, { examDate: today });
    await put(examId, { studentId: await student(), subject: '국어', band: 1 });
    await expect(api.deleteExam({ params: { examId } })).rejects.toMatchObject({
      code: 'exam-has-results',
    });
  });
});

describe('POST /admin/mock-exams/{examId}/results/publish', () => {
  test('publishes once, hides again, and can be taken back', async () => {
    const { examId, one } = await someExam();
    expect(await publish(examId, true)).toMatchObject({
      status: 409,
      body: { code: 'no-results' },
    });
    await put(examId, { studentId: one, subject: '국어', band: 1 });
    const { body } = await publish(examId, true);
    expect(await lastLog()).toMatchObject({
      action: 'publish-mock-results',
      after: { students: 1 },
    });
    expect((await results(examId)).publishedAt).toBe(now.toISOString());
    expect((await publish(examId, true)).body).toMatchObject({ changed: 0, undo: null });
    await takeBack(server, token, writtenSchema.parse(body));
    expect((await results(examId)).publishedAt).toBeNull();
    await publish(examId, true);
    await publish(examId, false);
    expect(await lastLog()).toMatchObject({ action: 'hide-mock-results' });
    expect((await results(examId)).publishedAt).toBeNull();
  });
});

describe('GET /admin/mock-exams/{examId}/results/files/{format}', () => {
  test('the file is read again as what it was written from', async () => {
    const { examId, one, other } = await someExam();
    await put(
      examId,
      { studentId: one, subject: '국어', rawScore: 92, percentile: 97.35, band: 1 },
      { studentId: one, subject: '생활과 윤리', standardScore: 65 },
      { studentId: other, subject: '국어', rawScore: 0 },
    );
    const before = await server.database.db
      .select()
      .from(mockResults)
      .where(eq(mockResults.mockExamId, examId));
    const file = await api.exportResults({ params: { examId, format: 'xlsx' } });
    const [sheet] = await readXlsx(Buffer.from(await file.blob.arrayBuffer()));
    const { content: students } = await api.lookUpStudents({ query: {} });
    const { problem, rows } = readResults(
      readTable({
        cells: (sheet?.data ?? []).map((line) => line.map((cell) => String(cell ?? ''))),
      }),
      { students, registered: new Set(), subjects: [] },
    );
    const entries = plannedEntries(planRows(rows, {}));
    expect({ problem, entries: entries.length }).toEqual({ problem: null, entries: 3 });
    expect((await put(examId, ...entries)).body).toMatchObject({ changed: 0, undo: null });
    expect(before).toHaveLength(3);
  });
});

describe('GET /admin/mock-exams/{examId}/results/cards', () => {
  const cards = (examId: Exam) => server.callEndpoint(endpoints.resultCards, { examId }, { token });

  test('a card has the published exams until then, the means of five, and the own targets', async () => {
    made += 1;
    const phone = `0107755${String(made).padStart(4, '0')}`;
    const studentId = await insertStudent(server.database.db, { name: `학생${made}`, phone });
    const mine = server.api(await server.studentToken(phone));
    await mine.saveTarget({ body: { subject: '국어', percentile: null, band: 1 } });
    const exam = async (examDate: CalendarDay, ...bands: [number, ...number[]]) => {
      const { examId } = await someExam({ examDate });
      const others = await Promise.all(bands.slice(1).map(() => student()));
      await put(
        examId,
        ...[studentId, ...others].map((id, at) => ({
          studentId: id,
          subject: '국어',
          band: bands[at],
        })),
      );
      return examId;
    };
    const before = await exam(shiftDay(today, -30), 4);
    const hidden = await exam(shiftDay(today, -20), 5);
    const of = await exam(shiftDay(today, -10), 3, 1, 2, 2, 3);
    const later = await exam(today, 2);
    expect(await cards(of)).toMatchObject({ status: 409, body: { code: 'results-not-published' } });
    for (const examId of [before, of, later]) await publish(examId, true);

    const all = await api.resultCards({ params: { examId: of }, query: {} });
    expect(all.cards).toHaveLength(5);
    expect(all.means).toEqual([{ subject: '국어', measure: 'band', mean: 2.2 }]);
    const [own, ...others] = (
      await api.resultCards({ params: { examId: of }, query: { studentId } })
    ).cards;
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      studentId,
      results: [{ subject: '국어', band: 3 }],
      targets: [{ subject: '국어', percentile: null, band: 1 }],
    });
    expect(own?.exams.map(({ id }) => id)).toEqual([before, of]);
    expect(own?.exams).not.toContainEqual(expect.objectContaining({ id: hidden }));
  });
});

describe('GET /mock-exams/results/my and PUT /mock-exams/results/my/target', () => {
  test('a student sees own results once they are published, not before and not after', async () => {
    made += 1;
    const phone = `0107755${String(made).padStart(4, '0')}`;
    const studentId = await insertStudent(server.database.db, { name: `학생${made}`, phone });
    const mine = server.api(await server.studentToken(phone));
    const { examId, other } = await someExam();
    await put(
      examId,
      { studentId, subject: '수학', band: 2 },
      { studentId, subject: '국어', percentile: 97.35 },
      { studentId: other, subject: '국어', percentile: 50 },
    );
    expect((await mine.myResults()).exams).toEqual([]);
    const reported = async () => {
      const { reports } = await api.monthlyReports({
        params: { year: 2026, month: 3 },
        query: {},
      });
      return reports
        .find((row) => row.studentId === studentId)
        ?.exams?.flatMap(({ results: own = [] }) => own.map(({ subject }) => subject));
    };
    expect(await reported()).toEqual([]);
    await publish(examId, true);
    const { exams } = await mine.myResults();
    expect(exams.map(({ results: own }) => own.map(({ subject }) => subject))).toEqual([
      ['국어', '수학'],
    ]);
    expect(await reported()).toEqual(['국어', '수학']);
    await publish(examId, false);
    expect((await mine.myResults()).exams).toEqual([]);
    expect(await reported()).toEqual([]);
  });

  test('a target is the student’s own, changed and taken away', async () => {
    made += 1;
    const phone = `0107755${String(made).padStart(4, '0')}`;
    await insertStudent(server.database.db, { name: `학생${made}`, phone });
    const mine = server.api(await server.studentToken(phone));
    const target = (percentile: number | null, band: number | null) =>
      mine.saveTarget({ body: { subject: '국어', percentile, band } });
    await target(95, null);
    expect((await target(95.5, 1)).targets).toEqual([
      { subject: '국어', percentile: 95.5, band: 1 },
    ]);
    expect((await lastLog())?.after).toEqual({ subject: '국어' });
    expect((await target(null, null)).targets).toEqual([]);
    await expect(target(101, null)).rejects.toMatchObject({ status: 400 });
  });
});
