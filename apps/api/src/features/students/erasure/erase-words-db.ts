import { blankWordsOf } from '@academy/domain/fields';
import type { StudentId } from '@academy/domain/ids';
import { registrationFields } from '@academy/domain/mocks';
import { blankStudent, ERASED_NAME, ERASED_PHONE } from '@academy/domain/students';
import { and, eq, inArray, is, isNotNull, ne, or, sql } from 'drizzle-orm';
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/database';
import * as schema from '../../../db/schema';
import * as keptOfStudent from '../../../db/schema/kept-of-student';
import {
  attendanceMarks,
  attendanceMarkVersions,
  depositEntries,
  guardianConsents,
  guardianLinks,
  idempotencyKeys,
  loginDevices,
  mealPrices,
  messages,
  mockExams,
  mockRegistrations,
  news,
  pointObjections,
  regularSchedules,
  reservations,
  scheduleVersions,
  sessions,
  studentGuardians,
  studentPoints,
  students,
} from '../../../db/schema';
import { eraseAttachments } from '../../../shared/attachments/attachments-db';
import { blankRows } from '../../../shared/statements/named-rows-db';
import type { Traces } from './erase-log-db';

/**
 * How far erasing reaches: of whom it reached less far, by an earlier release, it is repeated.
 * Raise it when erasing reaches further.
 */
export const ERASURE_VERSION = 1;

/** The student's own row: the row stays without a name. The number is one that is not assigned. */
export const eraseRow = (tx: Tx, id: StudentId, now: Date) =>
  tx
    .update(students)
    .set({
      ...blankStudent,
      name: ERASED_NAME,
      phone: ERASED_PHONE,
      status: 'LEFT',
      leftOn: null,
      version: sql`${students.version} + 1`,
      updatedAt: now,
      deletedAt: sql`coalesce(${students.deletedAt}, ${now.toISOString()}::timestamptz)`,
      erasedAt: sql`coalesce(${students.erasedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(students.id, id));

/** Nothing is left to be erased once more. */
export const settleErasure = (tx: Tx, id: StudentId) =>
  tx.update(students).set({ erasureVersion: ERASURE_VERSION }).where(eq(students.id, id));

const isOfStudents = (table: unknown): table is PgTable & { studentId: AnyPgColumn } =>
  is(table, PgTable) && 'studentId' in table;
const kept = new Set<unknown>(Object.values(keptOfStudent));
const tables: unknown[] = Object.values(schema);
const goneWithStudent = tables.filter(isOfStudents).filter((table) => !kept.has(table));

/** What the student wrote, what others noted about them, and every way in. */
async function eraseRecords(tx: Tx, id: StudentId): Promise<void> {
  await eraseAttachments(tx, id);
  const schedules = tx
    .select({ id: regularSchedules.id })
    .from(regularSchedules)
    .where(eq(regularSchedules.studentId, id));
  await tx.delete(scheduleVersions).where(inArray(scheduleVersions.scheduleId, schedules));
  for (const table of goneWithStudent) await tx.delete(table).where(eq(table.studentId, id));
  // Managers' kept answers may name the student anywhere; they live for a day anyway.
  await tx
    .delete(idempotencyKeys)
    .where(and(isNotNull(idempotencyKeys.managerId), isNotNull(idempotencyKeys.response)));
  await tx
    .update(news)
    .set({ targetStudents: sql`${news.targetStudents} - ${id}::text` })
    .where(sql`jsonb_exists(${news.targetStudents}, ${id})`);
  await tx
    .update(mockExams)
    .set({ targetStudents: sql`${mockExams.targetStudents} - ${id}::text` })
    .where(sql`jsonb_exists(${mockExams.targetStudents}, ${id})`);
}

/** Links and consents of guardians' numbers that no student has any more. */
async function eraseGuardians(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from ${guardianLinks} where not exists (
    select from ${studentGuardians} where ${studentGuardians.phone} = ${guardianLinks.phone})`);
  await tx.execute(sql`delete from ${guardianConsents} where not exists (
    select from ${studentGuardians} where ${studentGuardians.phone} = ${guardianConsents.phone})`);
}

/** Every device, and where it is signed in. */
async function eraseLogins(tx: Tx, id: StudentId): Promise<void> {
  await tx
    .delete(loginDevices)
    .where(sql`${loginDevices.subjectKind} = 'student' and ${loginDevices.subjectId} = ${id}`);
  await tx
    .delete(sessions)
    .where(sql`${sessions.subjectKind} = 'student' and ${sessions.subjectId} = ${id}`);
}

/** Meals, points, money and messages keep their figures and lose their words. */
async function blankWords(tx: Tx, id: StudentId, { phones }: Traces): Promise<void> {
  await tx
    .update(messages)
    .set({
      recipient: '',
      subject: '',
      text: ERASED_NAME,
      template: null,
      state: sql`case when ${messages.state} = 'waiting' then 'dead' else ${messages.state} end`,
    })
    .where(or(eq(messages.studentId, id), inArray(messages.recipient, phones)));
  await tx
    .update(reservations)
    .set({ writtenDevice: null, writtenSeq: null })
    .where(eq(reservations.studentId, id));
  await tx
    .update(studentPoints)
    .set({
      reason: ERASED_NAME,
      memo: '',
      voidReason: sql`case when ${studentPoints.voidReason} is not null then ${ERASED_NAME} end`,
    })
    .where(eq(studentPoints.studentId, id));
  await tx
    .update(depositEntries)
    .set({
      depositorName: '',
      note: '',
      voidReason: sql`case when ${depositEntries.voidReason} is not null then ${ERASED_NAME} end`,
    })
    .where(eq(depositEntries.studentId, id));
  await tx.update(mealPrices).set({ reason: '' }).where(eq(mealPrices.studentId, id));
  await tx
    .update(pointObjections)
    .set({
      text: ERASED_NAME,
      answer: sql`case when ${pointObjections.answer} is not null then ${ERASED_NAME} end`,
    })
    .where(
      inArray(
        pointObjections.pointId,
        tx
          .select({ id: studentPoints.id })
          .from(studentPoints)
          .where(eq(studentPoints.studentId, id)),
      ),
    );
  await tx
    .update(mockRegistrations)
    .set(blankWordsOf(registrationFields))
    .where(eq(mockRegistrations.studentId, id));
  await tx
    .update(attendanceMarks)
    .set({ note: '' })
    .where(and(eq(attendanceMarks.studentId, id), ne(attendanceMarks.note, '')));
  await tx
    .update(attendanceMarkVersions)
    .set({
      note: '',
      reason: sql`case when ${attendanceMarkVersions.reason} is not null then ${ERASED_NAME} end`,
    })
    .where(eq(attendanceMarkVersions.studentId, id));
}

/** What the student wrote and what was written about them. */
export async function eraseWords(tx: Tx, id: StudentId, traces: Traces): Promise<void> {
  await eraseRecords(tx, id);
  await eraseGuardians(tx);
  await eraseLogins(tx, id);
  await blankWords(tx, id, traces);
  await blankRows(tx, traces.bankRows);
}
