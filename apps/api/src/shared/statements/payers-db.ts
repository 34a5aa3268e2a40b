import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { PayerFacts, StatementPayer } from '@academy/domain/statements';
import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { studentGuardians, students } from '../../db/schema';
import { readAcademyFacts } from '../settings/kept-settings';
import { studentFactColumns } from '../students/student-facts-db';

/** What the academy is called: payers write it beside the name. */
export const readAcademyName = async (db: Db | Tx): Promise<string> =>
  (await readAcademyFacts(db)).name;

/**
 * All for whom money can come in, with the names under which it does; `also`: this one even when
 * deleted.
 */
export async function readPayers(
  db: Db | Tx,
  also?: StudentId,
): Promise<(StatementPayer & PayerFacts & { left: boolean })[]> {
  const rows = await db
    .select({
      ...studentFactColumns,
      depositorNames: students.depositorNames,
      status: students.status,
    })
    .from(students)
    .where(or(isNull(students.deletedAt), also && eq(students.id, also)))
    .orderBy(asc(students.id));
  const guardians = groupBy(await db.select().from(studentGuardians), (one) => one.studentId);
  return rows.map(({ status, ...row }) => ({
    ...row,
    guardians: (guardians.get(row.studentId) ?? []).flatMap(({ name }) => name ?? []),
    families: (guardians.get(row.studentId) ?? []).flatMap(({ phone }) => phone ?? []),
    aliases: row.depositorNames,
    left: status === 'LEFT',
  }));
}
