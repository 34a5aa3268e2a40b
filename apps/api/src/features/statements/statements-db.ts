import type { DepositEntryId, ManagerId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import {
  statementFieldSchema,
  type KnownLine,
  type RememberedTitles,
  type StatementField,
  type StatementLine,
} from '@academy/domain/statements';
import type { CalendarDay } from '@academy/domain/time';
import { won } from '@academy/domain/money';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { inParts } from '../../db/in-parts';
import { keptRows } from '../../shared/operations/kept-rows-db';
import { knownChoices, rememberChoices } from '../../shared/sheets/column-choices-db';
import { statementBookings, statementRows, statementTitles, students } from '../../db/schema';

/** Bookings of bank lists take turns: the same list in two windows is booked once. */
export const lockStatements = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('statements')})`));

/** The rows of these days that were imported before. */
export async function readImported(
  db: Db | Tx,
  lines: readonly { day: CalendarDay }[],
): Promise<KnownLine[]> {
  const days = [...new Set(lines.map(({ day }) => day))];
  if (days.length === 0) return [];
  const rows = await db
    .select()
    .from(statementRows)
    .where(and(inArray(statementRows.day, days), isNull(statementRows.undoneAt)))
    .orderBy(asc(statementRows.id));
  return rows.map(({ amount, ...row }) => ({ ...row, amount: won(amount) }));
}

/** Keeps rows as imported; answers their ids in the same order. */
export async function insertRows(
  tx: Tx,
  lines: readonly (StatementLine & { studentIds?: StudentId[] })[],
  { by, now }: { by: ManagerId; now: Date },
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of inParts(lines)) {
    const rows = await tx
      .insert(statementRows)
      .values(part.map(({ row: _row, ...line }) => ({ ...line, importedAt: now, importedBy: by })))
      .returning({ id: statementRows.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export interface NewBooking {
  rowId: string;
  studentId: StudentId;
  entryId: DepositEntryId | null;
  registrationId: MockRegistrationId | null;
  amount: number;
}

export async function insertBookings(tx: Tx, bookings: readonly NewBooking[]): Promise<void> {
  for (const part of inParts(bookings)) await tx.insert(statementBookings).values(part);
}

/** Rows that count as imported. */
export const keptStatementRows = keptRows(statementRows, {
  only: ['id', 'undoneAt'],
  counts: ({ undoneAt }) => undoneAt === null,
  name: 'statement-row',
});

/** The 입금자명 of students, as operations keep them. */
export const keptDepositorNames = keptRows(students, {
  only: ['id', 'name', 'depositorNames'],
  counts: ({ deletedAt }) => deletedAt === null,
  name: 'depositor-names',
});

/** What managers chose for titles before. */
export async function readTitles(db: Db | Tx): Promise<RememberedTitles> {
  const rows = await db.select().from(statementTitles).orderBy(asc(statementTitles.title));
  return knownChoices(rows, (field) => statementFieldSchema.safeParse(field).success);
}

export const rememberTitles = (
  tx: Tx,
  fields: ReadonlyMap<string, StatementField | null>,
  { by, now: at }: { by: ManagerId; now: Date },
): Promise<void> =>
  rememberChoices(tx, { table: statementTitles, title: statementTitles.title, fields, by, at });

/** The 입금자명 of students, by id. */
export async function readDepositorNames(tx: Tx, ids: readonly StudentId[]) {
  const rows = await tx
    .select({ id: students.id, name: students.name, depositorNames: students.depositorNames })
    .from(students)
    .where(and(inArray(students.id, [...ids]), isNull(students.deletedAt)))
    .orderBy(asc(students.id));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

export async function writeDepositorNames(
  tx: Tx,
  changes: readonly { id: StudentId; depositorNames: string[] }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ id, depositorNames }) => ({ id, depositorNames }));
  await tx.execute(sql`
    update students s set depositor_names = w."depositorNames", version = s.version + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as w (id bigint, "depositorNames" text[])
    where s.id = w.id`);
}
