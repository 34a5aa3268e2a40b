import type { StudentId } from '@academy/domain/ids';
import { whoIsNamed, type StatementLine } from '@academy/domain/statements';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { statementRows } from '../../db/schema';
import { concerns } from '../../db/schema/columns';
import { readAcademyName, readPayers } from './payers-db';

/** Rows that are not booked, with the students they name. */
export async function withNamed(tx: Tx, lines: readonly StatementLine[]) {
  if (lines.length === 0) return [];
  const named = whoIsNamed(await readPayers(tx), await readAcademyName(tx));
  return lines.map((line) => ({ ...line, studentIds: named(line) }));
}

/**
 * The rows that are about a student: paid for them, or unbooked and with their name, also one that
 * was learned since. `names`: under which they were known before.
 */
export async function findRowsOf(
  tx: Tx,
  id: StudentId,
  names: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({
      id: statementRows.id,
      name: statementRows.name,
      memo: statementRows.memo,
      own: sql<boolean>`${concerns(statementRows.studentIds, id)}`,
    })
    .from(statementRows)
    .where(
      and(
        or(concerns(statementRows.studentIds, id), eq(statementRows.studentIds, [])),
        or(ne(statementRows.name, ''), ne(statementRows.memo, '')),
      ),
    );
  if (rows.length === 0) return [];
  const payers = (await readPayers(tx, id)).map((payer) =>
    payer.studentId === id ? { ...payer, aliases: [...payer.aliases, ...names] } : payer,
  );
  const named = whoIsNamed(payers, await readAcademyName(tx));
  return rows.filter((row) => row.own || named(row).includes(id)).map((row) => row.id);
}

/** Empties what rows of the bank's lists say of the payer; day and amount stay. */
export async function blankRows(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(statementRows)
      .set({ name: '', memo: '' })
      .where(inArray(statementRows.id, [...ids]));
}
