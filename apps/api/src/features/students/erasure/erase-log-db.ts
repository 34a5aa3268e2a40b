import type { StudentId } from '@academy/domain/ids';
import { ERASED_NAME, ERASED_PHONE } from '@academy/domain/students';
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { auditLog, studentGuardians, students } from '../../../db/schema';
import { forgetSealed, lockChain } from '../../../shared/audit/audit-chain-db';
import { findRowsOf } from '../../../shared/statements/named-rows-db';

/** How a student is known, found while it still can be. */
export interface Traces {
  /** Every name, number and other word by which a text that is about several names the student. */
  words: string[];
  /** Numbers of no other student. */
  phones: string[];
  /** Rows of the bank's lists that are about the student. */
  bankRows: string[];
}

/** The student's numbers and the guardians' that no other student has. */
async function readOwnPhones(tx: Tx, id: StudentId): Promise<string[]> {
  const { rows } = await tx.execute<{ phone: string }>(sql`
    with own as (
      select phone from ${students} where id = ${id}
      union select phone from ${studentGuardians} where student_id = ${id} and phone is not null)
    select phone from own where phone <> ${ERASED_PHONE} and not exists (
        select from ${students} s where s.phone = own.phone and s.id <> ${id} and s.erased_at is null)
      and not exists (
        select from ${studentGuardians} g where g.phone = own.phone and g.student_id <> ${id})`);
  return rows.map(({ phone }) => phone);
}

export async function findTraces(tx: Tx, id: StudentId, name: string): Promise<Traces> {
  const subjects = await tx
    .selectDistinct({ subject: auditLog.subject })
    .from(auditLog)
    .where(sql`${auditLog.entity} = 'students' and ${auditLog.entityId} = ${id}`);
  const names = [...new Set([name, ...subjects.flatMap(({ subject }) => subject ?? [])])];
  const guardians = await tx
    .select({ name: studentGuardians.name, phone: studentGuardians.phone })
    .from(studentGuardians)
    .where(eq(studentGuardians.studentId, id));
  const [student] = await tx
    .select({ phone: students.phone, depositorNames: students.depositorNames })
    .from(students)
    .where(eq(students.id, id));
  const words = [
    ...names,
    ...(student && student.phone !== ERASED_PHONE ? [student.phone] : []),
    ...(student?.depositorNames ?? []),
    ...guardians.flatMap((one) => [one.name ?? '', one.phone ?? '']),
  ];
  return {
    words: [...new Set(words.filter((word) => word.trim().length > 1 && word !== ERASED_NAME))],
    phones: await readOwnPhones(tx, id),
    bankRows: await findRowsOf(tx, id, names),
  };
}

/** What is left to be said of several when one of them is erased. */
function redactor(id: StudentId, { words }: Traces) {
  const said = sql`${sql.param(words)}::text[]`;
  const namesOne = (text: SQL) =>
    sql`exists (select from unnest(${said}) as word where position(word in ${text}) > 0)`;
  return {
    namesOne,
    /** Without the student's part; nothing at all where what is left still names the student. */
    without: (facts: SQL) =>
      sql`case when ${namesOne(sql`without_student(${facts}, ${id})::text`)} then null else without_student(${facts}, ${id}) end`,
  };
}

/** Whether one of these is not erased yet. */
const hasOthers = (studentIds: SQLWrapper, id: StudentId) =>
  sql`exists (select from unnest(${studentIds}) as other join students on students.id = other where other <> ${id} and students.erased_at is null)`;

/**
 * What operations keep for taking back: an erased student cannot come back. Rows about the student
 * alone are emptied, with the words in their keys (a result's subject); rows about several lose the
 * student's part.
 */
export async function eraseOperations(tx: Tx, id: StudentId, traces: Traces): Promise<void> {
  const { namesOne, without } = redactor(id, traces);
  const about = sql`r.student_ids @> array[${id}]::bigint[]`;
  const others = hasOthers(sql`r.student_ids`, id);
  await tx.execute(sql`
    update operation_rows r set
      entity_id = case when ${others} then r.entity_id else regexp_replace(r.entity_id, '[^0-9 -].*$', '') end,
      before = case when ${others} then ${without(sql`r.before`)} end,
      after = case when ${others} then ${without(sql`r.after`)} end
    where ${about}`);
  const alone = sql`not exists (select from operation_rows r where r.operation_id = o.id and ${others})`;
  await tx.execute(sql`
    update operations o set
      label = case when ${alone} or ${namesOne(sql`o.label`)} then ${ERASED_NAME} else o.label end,
      facts = case when ${alone} or ${namesOne(sql`o.facts::text`)} then o.facts - 'note' else o.facts end
    where exists (select from operation_rows r where r.operation_id = o.id and ${about})`);
}

/**
 * What the log says of the student and of what they did: that it happened, when and by whom stays,
 * what it was about goes; of entries about several the student's part. The database allows this for
 * an erased student alone (migration 0002), so it comes after `eraseRow`. What erasures
 * say of themselves stays: the chain is checked by it. Answers how
 * many links of the chain were emptied with it.
 */
export async function eraseLog(tx: Tx, id: StudentId, traces: Traces): Promise<number> {
  const { namesOne, without } = redactor(id, traces);
  await lockChain(tx);
  await tx.execute(sql`select set_config('academy.erased_student', ${id}, true)`);
  const others = hasOthers(sql`a.student_ids`, id);
  const acted = sql`a.actor_kind = 'student' and a.actor_id = ${id}`;
  // A guardian behind a link, whom the log calls 보호자.
  const byFamily = sql`a.actor_kind = 'system' and not ${others}`;
  const left = (facts: SQL) => sql`case when ${others} then ${without(facts)} end`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with cut as (
      select a.id,
        case when a.subject is not null and (not ${others} or ${namesOne(sql`a.subject`)}) then ${ERASED_NAME} else a.subject end as subject,
        case when ${acted} then ${ERASED_NAME} else a.actor_name end as actor_name,
        case when ${acted} or ${byFamily} then null else a.ip end as ip,
        case when ${acted} or ${byFamily} then null else a.device end as device,
        ${left(sql`a.before`)} as before, ${left(sql`a.after`)} as after
      from audit_log a where a.student_ids @> array[${id}]::bigint[] and a.action <> 'erase-student')
    update audit_log a set subject = cut.subject, actor_name = cut.actor_name, ip = cut.ip,
      device = cut.device, before = cut.before, after = cut.after
    from cut where cut.id = a.id
      and row(a.subject, a.actor_name, a.ip, a.device, a.before, a.after)
        is distinct from row(cut.subject, cut.actor_name, cut.ip, cut.device, cut.before, cut.after)
    returning a.id::text as id`);
  const links = await forgetSealed(
    tx,
    rows.map((row) => row.id),
  );
  await tx.execute(sql`select set_config('academy.erased_student', '', true)`);
  return links;
}
