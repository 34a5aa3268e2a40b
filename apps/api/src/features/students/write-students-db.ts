import type { StudentId } from '@academy/domain/ids';
import type { StudentDraft } from '@academy/domain/students';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { students } from '../../db/schema';

/**
 * A student as they shall stand; `deleted` takes them out of the list or back into it, and without
 * it they stay where they are.
 */
export interface StudentWrite {
  id: StudentId;
  student: StudentDraft;
  deleted?: boolean;
}

const columns = ({ id, student: s, deleted }: StudentWrite) => ({
  id,
  name: s.name,
  phone: s.phone,
  parent_name: s.parentName,
  parent_phone: s.parentPhone,
  parent_relation: s.parentRelation,
  school: s.school,
  grade: s.grade,
  class_name: s.className,
  seat: s.seat,
  start_date: s.startDate,
  status: s.status,
  allergy: s.allergy,
  memo: s.memo,
  depositor_names: s.depositorNames,
  deleted: deleted ?? null,
});

/**
 * Writes students and counts their versions up: two statements, however many there are. The seats
 * are given up first, because the database looks at each row for itself and would refuse two who
 * swap theirs.
 */
export async function writeStudents(
  tx: Tx,
  writes: readonly StudentWrite[],
  now: Date,
): Promise<void> {
  if (writes.length === 0) return;
  const ids = writes.map(({ id }) => id);
  await tx.update(students).set({ seat: null }).where(inArray(students.id, ids));
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update students set
      name = w.name, phone = w.phone, parent_name = w.parent_name, parent_phone = w.parent_phone, parent_relation = w.parent_relation, school = w.school, grade = w.grade,
      class_name = w.class_name, seat = w.seat, start_date = w.start_date, status = w.status, allergy = w.allergy, memo = w.memo, depositor_names = w.depositor_names,
      deleted_at = case when w.deleted is null then students.deleted_at when w.deleted then ${at} else null end,
      version = students.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(writes.map(columns))}::jsonb) as w (
      id bigint, name text, phone text, parent_name text, parent_phone text, parent_relation text, school text, grade text, class_name text, seat text, start_date date, status text,
      allergy text, memo text, depositor_names text[], deleted boolean)
    where students.id = w.id`);
}
