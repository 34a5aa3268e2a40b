/** @module-tag ci */
import { attendanceEndpoints } from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { mealEndpoints } from '@academy/domain/meals';
import { operationEndpoints } from '@academy/domain/operations';
import { pointManagementEndpoints } from '@academy/domain/points';
import { statementEndpoints } from '@academy/domain/statements';
import { studentEndpoints } from '@academy/domain/students';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  attendanceMarks,
  auditLog,
  operationRows,
  operations,
  statementRows,
  students,
} from '../../../db/schema';
import { sealAll } from '../../../shared/audit/audit-chain-db';
import { checkChain } from '../../../shared/audit/check-audit-chain-db';
import { depositCalls } from '../../../testing/calls/deposit-calls';
import { insertStudent } from '../../../testing/data/a-student';
import { findText } from '../../../testing/database/find-text';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { eraseAgain } from './erase-due';

let server: TestApp;
let admin: string;
let gone: StudentId;
let here: StudentId;
beforeEach(async () => {
  server = await startTestApp();
  admin = await server.managerToken('admin');
  const { db } = server.database;
  gone = await insertStudent(db, {
    name: '도라지',
    phone: '01047770001',
    school: '산들고',
    guardians: [{ name: '백합향', phone: '01058880001', relation: '모' }],
  });
  here = await insertStudent(db, { name: '민들레', phone: '01047770002' });
});
afterEach(() => server.close());

async function call(endpoint: Endpoint, params: Record<string, string>, body?: unknown) {
  const answer = await server.callEndpoint(endpoint, params, {
    token: admin,
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answer, endpoint.path).toMatchObject({ status: 200 });
  return answer;
}
const erase = () => call(studentEndpoints.eraseStudent, { studentId: gone }, { typed: '도라지' });
const found = (...texts: string[]) => findText(server.database.db, texts);
const places = async (...texts: string[]) => [
  ...new Set((await found(...texts)).map((one) => one.split(':')[0])),
];
const undone = z.object({ undo: z.object({ operationId: z.string() }) });

const cell = (studentId: StudentId, note: string) => ({
  studentId,
  period: 1,
  status: 'LATE',
  excused: false,
  note,
  base: 0,
  at: '2026-02-26T05:00:00.000Z',
});

test('of writes about two the one who is erased goes, and the other’s part stays', async () => {
  const { db } = server.database;
  await call(
    attendanceEndpoints.fillMarks,
    { date: '2026-02-26' },
    { edits: [cell(gone, '도라지 늦잠'), cell(here, '민들레 버스')] },
  );
  await call(
    mealEndpoints.savePickUps,
    { date: '2026-03-02' },
    [gone, here].map((studentId) => ({ studentId, meal: 'lunch', pickedUp: true })),
  );
  await call(
    studentEndpoints.changeStatus,
    {},
    { studentIds: [gone, here], status: 'ON_LEAVE', note: '둘 다 여행' },
  );
  await call(
    studentEndpoints.pasteStudents,
    {},
    {
      rows: [
        { studentId: gone, given: { memo: '창가 도라지' } },
        { studentId: here, given: { memo: '문가 민들레' } },
      ],
    },
  );
  await call(
    pointManagementEndpoints.issuePoints,
    {},
    {
      studentIds: [gone, here],
      incidentDate: '2026-03-02',
      detail: '',
      memo: '같이 떠듦',
      what: { kind: 'own', pointType: 'PENALTY', points: 2, reason: '떠듦' },
    },
  );
  await sealAll(db);
  const entries = await db.$count(auditLog);
  const ofOther = (await found('민들레', '둘 다 여행', '같이 떠듦')).length;
  expect(await places('도라지')).toEqual(
    expect.arrayContaining(['audit_log.subject', 'operation_rows.after', 'attendance_marks.note']),
  );

  await erase();
  expect(await found('도라지', '산들고', '백합향', '01047770001', '01058880001')).toEqual([]);
  const left = await found('민들레', '둘 다 여행', '같이 떠듦');
  expect(left.length).toBeGreaterThan(ofOther / 2);
  expect(await places('민들레 버스')).toEqual([
    'attendance_mark_versions.note',
    'attendance_marks.note',
    'audit_log.after',
    'operation_rows.after',
  ]);
  expect(await places('둘 다 여행')).toEqual(['audit_log.after', 'operations.facts']);
  const ticks = await db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'save-pick-ups'));
  expect(ticks).toMatchObject([{ after: [{ studentId: here }] }]);
  expect(await db.$count(auditLog), 'every entry is still there, and one more').toBe(entries + 1);
  await sealAll(db);
  expect(await db.transaction((tx) => checkChain(tx))).toMatchObject({ waiting: 0, trouble: [] });
});

test('what was done to both is still taken back for the other', async () => {
  const { body } = await call(
    attendanceEndpoints.fillMarks,
    { date: '2026-02-26' },
    { edits: [cell(gone, '늦잠'), cell(here, '버스')] },
  );
  await erase();
  const { operationId } = undone.parse(body).undo;
  const answer = await call(operationEndpoints.undoOperation, { operationId });
  expect(answer.body).toMatchObject({ restored: 1, kept: [] });
});

test('a payer whom nobody matched goes by the student’s name, a guardian’s, and one that was learned later', async () => {
  const { db } = server.database;
  const row = (place: number, name: string, memo = '') => ({
    row: place,
    day: '2026-03-02',
    time: null,
    name,
    amount: 10_000 + place,
    balance: null,
    memo,
  });
  await call(
    statementEndpoints.bookStatement,
    {},
    {
      ...depositCalls['POST /admin/statements'](),
      ignored: [
        row(2, '도라지'),
        row(3, '국민은행', '도라지3월'),
        row(4, '백합향'),
        row(5, '이모할머니'),
        row(6, '민들레'),
        row(7, '모르는분', '문의'),
      ],
    },
  );
  const whose = async (name: string) =>
    (
      await db
        .select({ studentIds: statementRows.studentIds })
        .from(statementRows)
        .where(eq(statementRows.name, name))
    )[0]?.studentIds;
  expect([await whose('백합향'), await whose('민들레'), await whose('이모할머니')]).toEqual([
    [gone],
    [here],
    [],
  ]);
  const { headers } = await server.callEndpoint(
    studentEndpoints.student,
    { studentId: gone },
    { token: admin },
  );
  await server.callEndpoint(
    studentEndpoints.editStudent,
    { studentId: gone },
    {
      token: admin,
      body: { depositorNames: ['이모할머니'] },
      headers: { 'if-match': headers.get('etag') ?? '' },
    },
  );
  await erase();
  expect(
    await db
      .select({ name: statementRows.name, memo: statementRows.memo })
      .from(statementRows)
      .orderBy(statementRows.id),
  ).toEqual([
    { name: '', memo: '' },
    { name: '', memo: '' },
    { name: '', memo: '' },
    { name: '', memo: '' },
    { name: '민들레', memo: '' },
    { name: '모르는분', memo: '문의' },
  ]);
});

test('rows of operations and entries say whose they are, and an entry loses nothing for somebody else', async () => {
  const { db } = server.database;
  await call(
    studentEndpoints.changeStatus,
    {},
    { studentIds: [gone, here], status: 'ON_LEAVE', note: '' },
  );
  expect(
    await db
      .select({ studentIds: operationRows.studentIds })
      .from(operationRows)
      .innerJoin(operations, eq(operations.id, operationRows.operationId))
      .orderBy(operationRows.position),
  ).toEqual([{ studentIds: [gone] }, { studentIds: [here] }]);
  await erase();
  const entries = await db
    .select({ subject: auditLog.subject, studentIds: auditLog.studentIds, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'change-student-status'))
    .orderBy(auditLog.id);
  expect(entries).toMatchObject([
    { subject: '(파기됨)', studentIds: [gone], after: null },
    { subject: '민들레', studentIds: [here], after: { status: 'ON_LEAVE' } },
  ]);
});

test('a while later what was written in the very moment is erased as well, and what an earlier release left; once', async () => {
  const { db } = server.database;
  await call(
    attendanceEndpoints.fillMarks,
    { date: '2026-02-26' },
    { edits: [cell(gone, '도라지 늦잠'), cell(here, '민들레 버스')] },
  );
  await sealAll(db);
  await erase();
  await sealAll(db);
  // As a mark leaves it that was saved in the same second.
  await db
    .update(attendanceMarks)
    .set({ note: '도라지 늦잠' })
    .where(eq(attendanceMarks.studentId, gone));
  const at = server.clock.now();
  await db.insert(auditLog).values({
    at,
    actorKind: 'manager',
    actorName: '오매니저',
    action: 'mark-attendance',
    entity: 'attendance',
    entityId: gone,
    subject: '도라지 2월 26일 (목)',
    after: {
      date: '2026-02-26',
      cells: [{ period: 1, name: '1교시', mark: '지각 · 도라지 늦잠' }],
    },
  });
  await sealAll(db);
  const later = (seconds: number) => eraseAgain(db, new Date(at.getTime() + seconds * 1000));
  const erasures = () => db.$count(auditLog, eq(auditLog.action, 'erase-student'));

  expect([await later(30), await later(61), await later(600)]).toEqual([0, 1, 0]);
  expect(await found('도라지')).toEqual([]);
  expect((await found('민들레 버스')).length).toBeGreaterThan(0);
  expect(await erasures()).toBe(2);
  expect(await db.select().from(students).where(eq(students.id, gone))).toMatchObject([
    { name: '(파기됨)', erasedAt: at },
  ]);
  await sealAll(db);
  expect(await db.transaction((tx) => checkChain(tx))).toMatchObject({ waiting: 0, trouble: [] });
});

test('where nothing was written meanwhile the second time leaves no entry', async () => {
  const { db } = server.database;
  await erase();
  const entries = await db.$count(auditLog);
  expect(await eraseAgain(db, new Date(server.clock.now().getTime() + 61_000))).toBe(1);
  expect(await db.$count(auditLog)).toBe(entries);
});
