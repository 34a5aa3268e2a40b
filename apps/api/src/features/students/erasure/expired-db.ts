import { EXPIRED_TEXT, lastDayOver, type ErasureSettings } from '@academy/domain/students';
import { instantAt, type CalendarDay } from '@academy/domain/time';
import { and, asc, inArray, lt, lte, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { messages, statementRows } from '../../../db/schema';
import { blankRows } from '../../../shared/statements/named-rows-db';

/** What is kept for so many months; null: for ever. */
export type Retention = Pick<ErasureSettings, 'messageMonths' | 'bankRowMonths'>;

/** Texts that are over on this day; what is to be sent still waits for its end. */
const oldMessages = (today: CalendarDay, months: number) =>
  and(
    lt(messages.createdAt, instantAt(lastDayOver(today, months), 24)),
    ne(messages.text, EXPIRED_TEXT),
    notInArray(messages.state, ['waiting', 'sending']),
  );
const oldRows = (today: CalendarDay, months: number) =>
  and(
    lte(statementRows.day, lastDayOver(today, months)),
    or(ne(statementRows.name, ''), ne(statementRows.memo, '')),
  );

const counted = async (
  db: Db | Tx,
  table: typeof messages | typeof statementRows,
  months: number | null,
  where: (months: number) => SQL | undefined,
) => (months === null ? 0 : db.$count(table, where(months)));

/** How many are over by this day. */
export const countExpired = async (
  db: Db | Tx,
  { messageMonths, bankRowMonths }: Retention,
  today: CalendarDay,
) => ({
  messages: await counted(db, messages, messageMonths, (months) => oldMessages(today, months)),
  bankRows: await counted(db, statementRows, bankRowMonths, (months) => oldRows(today, months)),
});

async function blankMessages(tx: Tx, where: SQL | undefined, most: number): Promise<number> {
  const ids = tx
    .select({ id: messages.id })
    .from(messages)
    .where(where)
    .orderBy(asc(messages.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(messages)
    .set({ recipient: '', subject: '', text: EXPIRED_TEXT, template: null })
    .where(inArray(messages.id, ids))
    .returning({ id: messages.id });
  return rows.length;
}

async function blankOldRows(tx: Tx, where: SQL | undefined, most: number): Promise<number> {
  const rows = await tx
    .select({ id: statementRows.id })
    .from(statementRows)
    .where(where)
    .orderBy(asc(statementRows.id))
    .limit(most)
    .for('update', { skipLocked: true });
  await blankRows(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/**
 * Takes the words from what is over, the oldest first and so many of each at the most; when, to
 * whom of the students, how much and what became of it stay. Answers how many of each it were.
 */
export const blankExpired = async (
  tx: Tx,
  { messageMonths, bankRowMonths }: Retention,
  { today, most }: { today: CalendarDay; most: number },
) => ({
  messages:
    messageMonths === null ? 0 : await blankMessages(tx, oldMessages(today, messageMonths), most),
  bankRows:
    bankRowMonths === null ? 0 : await blankOldRows(tx, oldRows(today, bankRowMonths), most),
});
