import type { StudentId } from '@academy/domain/ids';
import { blankStudent, ERASED_NAME } from '@academy/domain/students';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import {
  absenceReasons,
  auditLog,
  depositEntries,
  guardianConsents,
  guardianLinks,
  idempotencyKeys,
  kioskCheckIns,
  loginDevices,
  mealPrices,
  messages,
  mockRegistrations,
  operationRows,
  pushSettings,
  pushSubscriptions,
  regularSchedules,
  reportRemarks,
  reportedDeposits,
  reservations,
  scheduleVersions,
  sessions,
  statementBookings,
  statementRows,
  studentAllergens,
  studentGuardians,
  studentPins,
  studentPoints,
  students,
} from '../../../db/schema';
import { eraseAttachments } from '../../../shared/attachments/attachments-db';
import { forgetSealed, lockChain } from '../../../shared/audit/audit-chain-db';

/** What of the log and of the operations speaks of a student, found while it still can be. */
export interface Traces {
  /** Ids of the student's schedules, reasons and registrations, as the log names them. */
  own: string[];
  /** Every name under which the log knows the student. */
  names: string[];
}

export async function findTraces(tx: Tx, id: StudentId, name: string): Promise<Traces> {
  const ids = async (
    table: typeof regularSchedules | typeof absenceReasons | typeof mockRegistrations,
  ) =>
    (
      await tx
        .select({ id: sql<string>`${table.id}::text` })
        .from(table)
        .where(eq(table.studentId, id))
    ).map((row) => row.id);
  const own = [
    ...(await ids(regularSchedules)),
    ...(await ids(absenceReasons)),
    ...(await ids(mockRegistrations)),
  ];
  const subjects = await tx
    .selectDistinct({ subject: auditLog.subject })
    .from(auditLog)
    .where(sql`${auditLog.entity} = 'students' and ${auditLog.entityId} = ${id}`);
  return { own, names: [...new Set([name, ...subjects.flatMap(({ subject }) => subject ?? [])])] };
}

/**
 * The student's own row: who it was is gone, that there was somebody stays. The number is digits
 * that nobody has.
 */
export const eraseRow = (tx: Tx, id: StudentId, now: Date) =>
  tx
    .update(students)
    .set({
      ...blankStudent,
      name: ERASED_NAME,
      phone: '00000000000',
      status: 'LEFT',
      leftOn: null,
      version: sql`${students.version} + 1`,
      updatedAt: now,
      deletedAt: sql`coalesce(${students.deletedAt}, ${now.toISOString()}::timestamptz)`,
      erasedAt: now,
    })
    .where(eq(students.id, id));

/** What the student wrote, and what others noted about them. */
async function eraseRecords(tx: Tx, id: StudentId): Promise<void> {
  await eraseAttachments(tx, id);
  const schedules = tx
    .select({ id: regularSchedules.id })
    .from(regularSchedules)
    .where(eq(regularSchedules.studentId, id));
  await tx.delete(scheduleVersions).where(inArray(scheduleVersions.scheduleId, schedules));
  await tx.delete(regularSchedules).where(eq(regularSchedules.studentId, id));
  await tx.delete(absenceReasons).where(eq(absenceReasons.studentId, id));
  await tx.delete(kioskCheckIns).where(eq(kioskCheckIns.studentId, id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.studentId, id));
  // Managers' kept answers may name the student anywhere; they live for a day anyway.
  await tx
    .delete(idempotencyKeys)
    .where(and(isNotNull(idempotencyKeys.managerId), isNotNull(idempotencyKeys.response)));
  await tx.delete(reportRemarks).where(eq(reportRemarks.studentId, id));
  await tx.delete(reportedDeposits).where(eq(reportedDeposits.studentId, id));
  await tx.delete(studentAllergens).where(eq(studentAllergens.studentId, id));
}

/** The student's guardians, with links and consents of numbers that no student has any more. */
async function eraseGuardians(tx: Tx, id: StudentId): Promise<void> {
  await tx.delete(studentGuardians).where(eq(studentGuardians.studentId, id));
  await tx.execute(sql`delete from ${guardianLinks} where not exists (
    select from ${studentGuardians} where ${studentGuardians.phone} = ${guardianLinks.phone})`);
  await tx.execute(sql`delete from ${guardianConsents} where not exists (
    select from ${studentGuardians} where ${studentGuardians.phone} = ${guardianConsents.phone})`);
}

/** Every way in, and every device that is notified. */
async function eraseLogins(tx: Tx, id: StudentId): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.studentId, id));
  await tx.delete(pushSettings).where(eq(pushSettings.studentId, id));
  await tx.delete(studentPins).where(eq(studentPins.studentId, id));
  await tx
    .delete(loginDevices)
    .where(sql`${loginDevices.subjectKind} = 'student' and ${loginDevices.subjectId} = ${id}`);
  await tx
    .delete(sessions)
    .where(sql`${sessions.subjectKind} = 'student' and ${sessions.subjectId} = ${id}`);
}

/** Meals, points, money and messages keep their figures and lose their words. */
async function blankWords(tx: Tx, id: StudentId): Promise<void> {
  await tx
    .update(messages)
    .set({
      recipient: '',
      subject: '',
      text: ERASED_NAME,
      template: null,
      state: sql`case when ${messages.state} = 'waiting' then 'dead' else ${messages.state} end`,
    })
    .where(eq(messages.studentId, id));
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
    .update(statementRows)
    .set({ name: '', memo: '' })
    .where(
      inArray(
        statementRows.id,
        tx
          .select({ rowId: statementBookings.rowId })
          .from(statementBookings)
          .where(eq(statementBookings.studentId, id)),
      ),
    );
}

/** What the student wrote and what was written about them. */
export async function eraseWords(tx: Tx, id: StudentId): Promise<void> {
  await eraseRecords(tx, id);
  await eraseGuardians(tx, id);
  await eraseLogins(tx, id);
  await blankWords(tx, id);
}

/**
 * What operations keep for taking back: an erased student cannot come back, so their rows are
 * emptied and labels lose the name.
 */
export async function eraseOperations(tx: Tx, id: StudentId, { names }: Traces): Promise<void> {
  const wanted = sql`${sql.param(names)}::text[]`;
  await tx
    .update(operationRows)
    .set({ before: null, after: null })
    .where(
      sql`(${operationRows.entity} = 'student' and ${operationRows.entityId} = ${id}) or (${operationRows.entity} in ('meal-price', 'report-remark') and ${operationRows.entityId} like ${`${id} %`})`,
    );
  await tx.execute(sql`
    update operations o set label = ${ERASED_NAME}, facts = o.facts - 'note'
    where (o.label = any(${wanted}) or exists (select from unnest(${wanted}) as known (name) where o.label like known.name || ' · %'))
      and exists (select from operation_rows r where r.operation_id = o.id and (r.entity_id = ${id} or r.entity_id like ${`${id} %`}))`);
  // Why somebody left is their own affair where nobody else left with them.
  await tx.execute(sql`
    update operations o set facts = o.facts - 'note' where o.kind = 'students.status'
      and exists (select from operation_rows r where r.operation_id = o.id and r.entity = 'student' and r.entity_id = ${id})
      and not exists (select from operation_rows r where r.operation_id = o.id and r.entity = 'student' and r.entity_id <> ${id})`);
}

/**
 * What the log says of the student and of what they did: that it happened, when and by whom stays,
 * what it was about goes. The database allows this for an erased student alone (migration 0004), so
 * it comes after `eraseRow`. Answers how many links of the chain were emptied with it.
 */
export async function eraseLog(tx: Tx, id: StudentId, { own, names }: Traces): Promise<number> {
  await lockChain(tx);
  await tx.execute(sql`select set_config('academy.erased_student', ${id}, true)`);
  const emptied: string[] = [];
  const empty = async (what: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update audit_log set ${what} returning id::text as id`,
    );
    emptied.push(...rows.map((row) => row.id));
  };
  await empty(sql`subject = case when subject is not null then ${ERASED_NAME} end, before = null, after = null
    where (entity in ('students', 'reservations', 'deposits') and entity_id = ${id})
      or (entity in ('regular-schedules', 'absence-reasons', 'mock-registrations') and entity_id = any(${sql.param(own)}::text[]) and actor_kind <> 'student')`);
  await empty(sql`actor_name = ${ERASED_NAME}, subject = case when subject is not null then ${ERASED_NAME} end, before = null, after = null, ip = null, device = null
    where actor_kind = 'student' and actor_id = ${id}`);
  await empty(sql`subject = ${ERASED_NAME} where entity = 'operations' and exists (select from unnest(${sql.param(names)}::text[]) as known (name) where subject = known.name or subject like known.name || ' · %')
      and exists (select from operation_rows r where r.operation_id::text = audit_log.entity_id and (r.entity_id = ${id} or r.entity_id like ${`${id} %`}))`);
  const links = await forgetSealed(tx, emptied);
  await tx.execute(sql`select set_config('academy.erased_student', '', true)`);
  return links;
}
