import type { StudentId } from '@academy/domain/ids';
import { bySeat } from '@academy/domain/identity';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { isAmong } from '../../db/schema/columns';
import { students } from '../../db/schema';

/** Who may check in, in the academy's order: all of them, or some. */
export async function readEnrolled(db: Db | Tx, only?: readonly StudentId[]) {
  const rows = await db
    .select({
      studentId: students.id,
      name: students.name,
      seat: students.seat,
      tail: sql<string>`right(${students.phone}, 4)`,
    })
    .from(students)
    .where(
      and(
        isNull(students.deletedAt),
        eq(students.status, 'ENROLLED'),
        only && isAmong(students.id, only),
      ),
    );
  return rows.toSorted(bySeat);
}
