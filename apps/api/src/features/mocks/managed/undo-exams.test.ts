import type { Api } from '@academy/api-client';
import { mockExamIdSchema, type MockExamId } from '@academy/domain/ids';
import { mockManagementEndpoints as endpoints } from '@academy/domain/mocks';
import { anExamForm } from '@academy/domain/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { takeBack, writeUndoable, type Written } from '../../../testing/calls/take-back';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
let api: Api;
let token: string;
let examId: MockExamId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  api = server.api(token);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  await server.database.db.delete(mockRegistrations);
  await server.database.db.delete(mockExams);
  examId = await insertExam(server.database.db, now, { onSiteCapacity: 2 });
});

let made = 0;
const newStudent = () => {
  made += 1;
  const phone = `0107799${String(made).padStart(4, '0')}`;
  return insertStudent(server.database.db, { name: `학생${made}`, phone });
};
const register = async (row: Partial<Parameters<typeof insertRegistration>[2]> = {}) =>
  insertRegistration(server.database.db, now, {
    studentId: await newStudent(),
    mockExamId: examId,
    ...row,
  });
const write = (endpoint: keyof typeof endpoints, body?: object): Promise<Written> =>
  writeUndoable(server, token, endpoints[endpoint], { examId }, body);
const undo = (written: Written) => takeBack(server, token, written);
/** The exam, who registered and who sits where, but for versions and when it was last written. */
async function shown() {
  const { exam, content } = await api.examRegistrations({ params: { examId } });
  const { version: _version, ...facts } = exam;
  return [
    facts,
    content.map(({ updatedAt: _at, ...row }) => row),
    await api.seatPlan({ params: { examId } }),
  ];
}
const form = (overrides: Parameters<typeof anExamForm>[0] = {}) =>
  anExamForm({
    title: '4월 모의고사',
    registrationStartDate: '2026-02-25',
    registrationEndDate: '2026-03-12',
    examDate: '2026-03-22',
    ...overrides,
  });

describe('an exam', () => {
  const CHANGES: readonly (readonly [string, () => Promise<Written>])[] = [
    ['edited', () => write('editExam', form({ onSiteCapacity: 2, targetClasses: ['의대반'] }))],
    ['closed', () => write('closeExam')],
    ['extended', () => write('extendExam', { until: '2026-03-20' })],
    ['cancelled', () => write('cancelExam', { reason: '눈' })],
  ];
  test.each(CHANGES)('that was %s stands as before', async (_name, change) => {
    await register({ onSiteState: 'confirmed', paymentStatus: 'confirmed' });
    await register({ onSiteState: 'confirmed' });
    await register({ onSiteState: 'waiting' });
    await register();
    const before = await shown();
    const changed = await change();
    expect(await shown()).not.toEqual(before);
    expect(await undo(changed)).toMatchObject({ kept: [] });
    expect(await shown()).toEqual(before);
    expect(
      await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'undo-mocks')),
    ).toContainEqual(expect.objectContaining({ entity: 'mock-exams', entityId: examId }));
  });

  test('that was deleted is there again under its number, and no old form fits it', async () => {
    const [before] = await shown();
    const { version } = await api.managedExam({ params: { examId } });
    expect(await undo(await write('deleteExam'))).toEqual({ restored: 1, kept: [] });
    expect((await shown())[0]).toEqual(before);
    expect((await api.managedExam({ params: { examId } })).version).toBeGreaterThan(version);
  });

  test('that was just made goes, unless somebody registered', async () => {
    const create = () => writeUndoable(server, token, endpoints.createExam, {}, form());
    const [first, second] = [await create(), await create()];
    await register({ mockExamId: mockExamIdSchema.parse(second['id']) });
    expect(await undo(first)).toEqual({ restored: 1, kept: [] });
    expect(await undo(second)).toMatchObject({
      restored: 0,
      kept: [{ label: '4월 모의고사', message: '신청한 학생이 있어 그대로 두었습니다.' }],
    });
    expect((await api.managedExams({})).content.map(({ id }) => id)).toEqual(
      expect.arrayContaining([second['id'], examId]),
    );
  });

  test('keeps the seats that were given since, and what somebody wrote since', async () => {
    await register({ onSiteState: 'confirmed' });
    await register({ onSiteState: 'confirmed' });
    const wider = await write('editExam', form({ onSiteCapacity: 5 }));
    await register({ onSiteState: 'confirmed' });
    expect(await undo(wider)).toMatchObject({
      restored: 0,
      kept: [{ id: examId, message: '그 뒤에 자리를 받은 학생이 있어 그대로 두었습니다.' }],
    });
    const once = await write('editExam', form({ onSiteCapacity: 6 }));
    await write('editExam', form({ onSiteCapacity: 7 }));
    expect(await undo(once)).toMatchObject({
      kept: [{ message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
    });
  });

  test('that takes place again leaves out whose money was paid back meanwhile', async () => {
    const paid = await register({ onSiteState: 'confirmed', paymentStatus: 'confirmed' });
    const other = await register({ onSiteState: 'confirmed' });
    const cancelled = await write('cancelExam', { reason: '눈' });
    await write('changePayments', { ids: [paid], change: 'refund', day: null });
    expect(await undo(cancelled)).toMatchObject({ restored: 2, kept: [{ id: paid }] });
    const { exam, content } = await api.examRegistrations({ params: { examId } });
    expect([exam.cancelled, exam.onSiteTaken]).toEqual([null, 1]);
    expect(content.filter(({ canceledAt }) => canceledAt === null)).toMatchObject([{ id: other }]);
  });
});

describe('cancelled registrations', () => {
  const cancel = (...ids: string[]) => write('cancelRegistrations', { ids, reason: '' });

  test('stand again, with seat and payment', async () => {
    const [one, two] = [
      await register({ onSiteState: 'confirmed', paymentStatus: 'confirmed' }),
      await register(),
    ];
    const before = await shown();
    const cancelled = await cancel(one, two);
    expect(await undo(cancelled)).toEqual({ restored: 2, kept: [] });
    expect(await shown()).toEqual(before);
  });

  test('whose seat went to the line stay cancelled, which is reported', async () => {
    const one = await register({ onSiteState: 'confirmed' });
    await register({ onSiteState: 'confirmed' });
    const next = await register({ onSiteState: 'waiting' });
    const cancelled = await cancel(one);
    expect(await undo(cancelled)).toMatchObject({
      restored: 0,
      kept: [{ id: one, message: '자리가 다른 학생에게 넘어가 그대로 두었습니다.' }],
    });
    const { exam, content } = await api.examRegistrations({ params: { examId } });
    expect(exam.onSiteTaken).toBe(2);
    expect(content.find(({ id }) => id === next)).toMatchObject({ onSiteState: 'confirmed' });
  });

  test('whose place another student took stay cancelled, which is reported', async () => {
    const one = await register();
    await write('editExam', form({ capacity: 1, allowOnSiteExam: false }));
    const cancelled = await cancel(one);
    await register();
    expect(await undo(cancelled)).toMatchObject({
      restored: 0,
      kept: [{ id: one, message: '신청 정원이 차서 그대로 두었습니다.' }],
    });
  });

  test('one that a manager made is cancelled, and its seat goes to the line', async () => {
    await register({ onSiteState: 'confirmed' });
    const registered = await write('registerFor', {
      studentId: await newStudent(),
      selectedSubjects: [],
      onSiteExam: true,
      reason: '',
    });
    const next = await register({ onSiteState: 'waiting' });
    expect(await undo(registered)).toEqual({ restored: 1, kept: [] });
    const { content } = await api.examRegistrations({ params: { examId } });
    expect(content.find(({ id }) => id === registered['id'])).toMatchObject({
      canceledAt: expect.any(String),
    });
    expect(content.find(({ id }) => id === next)).toMatchObject({ onSiteState: 'confirmed' });
  });

  test('of whoever registered again stay cancelled', async () => {
    const studentId = await newStudent();
    const one = await register({ studentId });
    const cancelled = await cancel(one);
    await register({ studentId });
    expect(await undo(cancelled)).toMatchObject({
      restored: 0,
      kept: [{ id: one, message: '학생이 다시 신청해 그대로 두었습니다.' }],
    });
  });
});

describe('the seat that was given or given up', () => {
  const move = (onSiteExam: boolean, ids: string[], more: object = {}) =>
    write('changeRegistrations', { ids, change: { onSiteExam, ...more } });

  test.each([
    ['given up', 'confirmed', false],
    ['given', 'none', true],
    ['left in the line', 'waiting', false],
  ] as const)('%s: stands as before, with its subject', async (_name, onSiteState, to) => {
    const one = await register({ onSiteState, selectedSubjects: ['국어'] });
    if (onSiteState === 'waiting') {
      await register({ onSiteState: 'confirmed' });
      await register({ onSiteState: 'confirmed' });
    }
    const before = await shown();
    const moved = await move(to, [one], { memo: '전화' });
    expect(await shown()).not.toEqual(before);
    expect(await undo(moved)).toMatchObject({ kept: [] });
    expect(await shown()).toEqual(before);
  });

  test('stays with whoever got it meanwhile, which is reported', async () => {
    const one = await register({ onSiteState: 'confirmed' });
    await register({ onSiteState: 'confirmed' });
    const next = await register({ onSiteState: 'waiting' });
    expect(await undo(await move(false, [one]))).toEqual({
      restored: 0,
      kept: [
        {
          id: one,
          label: expect.any(String),
          message: '자리가 다른 학생에게 넘어가 그대로 두었습니다.',
        },
      ],
    });
    const { content } = await api.examRegistrations({ params: { examId } });
    expect(content.map(({ id, onSiteState }) => [id, onSiteState])).toEqual(
      expect.arrayContaining([
        [one, 'none'],
        [next, 'confirmed'],
      ]),
    );
  });

  test.each([
    ['left the line', (id: string) => move(false, [id])],
    ['was cancelled', (id: string) => write('cancelRegistrations', { ids: [id], reason: '' })],
  ])('who %s waits again behind who took the place meanwhile', async (_name, leave) => {
    await register({ onSiteState: 'confirmed' });
    await register({ onSiteState: 'confirmed' });
    const one = await register({ onSiteState: 'waiting' });
    const left = await leave(one);
    const next = await register({ onSiteState: 'waiting' });
    expect(await undo(left)).toEqual({ restored: 1, kept: [] });
    const { content } = await api.examRegistrations({ params: { examId } });
    expect([next, one].map((id) => content.find((row) => row.id === id)?.waitingNumber)).toEqual([
      1, 2,
    ]);
  });
});

describe('a seat plan', () => {
  const save = (...seats: [string, number][]) =>
    write('saveSeatPlan', {
      rows: 2,
      columns: 3,
      seats: seats.map(([registrationId, seat]) => ({ registrationId, seat, fixed: false })),
    });

  test('comes back as a whole, the first one to none', async () => {
    const [one, two] = [
      await register({ onSiteState: 'confirmed' }),
      await register({ onSiteState: 'confirmed' }),
    ];
    const none = await shown();
    const first = await save([one, 1], [two, 2]);
    const before = await shown();
    const second = await save([one, 2], [two, 5]);
    expect(await undo(second)).toEqual({ restored: 1, kept: [] });
    expect(await shown()).toEqual(before);
    expect(await undo(first)).toEqual({ restored: 1, kept: [] });
    expect(await shown()).toEqual(none);
  });

  test('without who left since; one that somebody saved since stays, and is named', async () => {
    const [one, two] = [
      await register({ onSiteState: 'confirmed' }),
      await register({ onSiteState: 'confirmed' }),
    ];
    await save([one, 1], [two, 2]);
    const swapped = await save([one, 2], [two, 1]);
    await write('cancelRegistrations', { ids: [two], reason: '' });
    expect(await undo(swapped)).toEqual({ restored: 1, kept: [] });
    expect((await api.seatPlan({ params: { examId } })).seats).toMatchObject([
      { registrationId: one, seat: 1 },
    ]);

    const mine = await save([one, 4]);
    await save([one, 6]);
    expect(await undo(mine)).toMatchObject({
      restored: 0,
      kept: [{ label: '3월 모의고사 좌석', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
    });
  });
});
