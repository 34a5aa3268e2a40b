import type { StudentId } from '@academy/domain/ids';
import { blankStudent, type StudentDraft } from '@academy/domain/students';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { students } from '../../../db/schema';
import { writeGuardians } from '../guardians-db';

/**
 * A student's new values; `deleted` removes them from the list or restores them, and without it
 * that is unchanged.
 */
export interface StudentWrite {
  id: StudentId;
  student: StudentDraft;
  deleted?: boolean;
  /** The last day here of who leaves with this; today without it. */
  leftOn?: CalendarDay;
}

/** What a manager writes of a student, as the table types it. */
const written = Object.entries(getTableColumns(students)).filter(([field]) =>
  Object.hasOwn(blankStudent, field),
);
const typed = sql.join(
  written.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
);

/**
 * Writes students and counts their versions up: a few statements, however many there are. The seats
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
  const rows = JSON.stringify(
    writes.map(({ id, student, deleted, leftOn }) => ({
      ...student,
      id,
      deleted: deleted ?? null,
      leftOn: leftOn ?? seoulDay(now),
    })),
  );
  await tx
    .update(students)
    .set({
      ...Object.fromEntries(written.map(([field]) => [field, sql`w.${sql.identifier(field)}`])),
      leftOn: sql`case when w.status <> 'LEFT' then null when ${students.status} = 'LEFT' then coalesce(${students.leftOn}, w."leftOn") else w."leftOn" end`,
      deletedAt: sql`case when w.deleted is null then ${students.deletedAt} when w.deleted then ${at} else null end`,
      version: sql`${students.version} + 1`,
      updatedAt: at,
    })
    .from(
      sql`jsonb_to_recordset(${rows}::jsonb) as w (id bigint, deleted boolean, "leftOn" date, ${typed})`,
    )
    .where(sql`${students.id} = w.id`);
  await writeGuardians(
    tx,
    writes.map(({ id, student: { guardians } }) => ({ id, guardians })),
  );
}
