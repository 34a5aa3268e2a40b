import type { MessageId } from '@academy/domain/ids';
import { messageProgress, type MessageProgress } from '@academy/domain/messages';
import {
  dayOfMonth,
  daysIn,
  instantAt,
  shiftMonth,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { messages } from '../../../db/schema';
import { toMessage } from '../outbox-db';

const isReplaced = eq(messages.failure, 'replaced');
/** `messageProgress`, the other way round. */
const IN_SQL: Record<MessageProgress, SQL | undefined> = {
  waiting: inArray(messages.state, ['waiting', 'sending']),
  sent: eq(messages.state, 'sent'),
  failed: and(
    eq(messages.state, 'dead'),
    or(isNull(messages.failure), ne(messages.failure, 'replaced')),
  ),
  dropped: and(eq(messages.state, 'dead'), isReplaced),
};

/** Written on these days in Seoul, both included. */
const writtenOn = (first: CalendarDay, last: CalendarDay) =>
  and(gte(messages.createdAt, instantAt(first, 0)), lt(messages.createdAt, instantAt(last, 24)));
const writtenIn = (month: CalendarMonth) =>
  writtenOn(dayOfMonth(month, 1), dayOfMonth(month, daysIn(month)));

export interface ListWish {
  month: CalendarMonth;
  /** A single day of it; all when left out. */
  day?: CalendarDay | undefined;
  progress?: MessageProgress | undefined;
  size: number;
  lastId?: MessageId | undefined;
}

/** A slice of a month's messages, newest first. */
export async function readSlice(db: Db, { month, day, progress, size, lastId }: ListWish) {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        day ? writtenOn(day, day) : writtenIn(month),
        progress && IN_SQL[progress],
        lastId && lt(messages.id, lastId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(size + 1);
  const content = rows.slice(0, size).map((row) => toMessage(row));
  return { content, hasNext: rows.length > size, lastId: content.at(-1)?.id ?? null };
}

/** How a month's messages stand and what they cost (won), in one query. */
async function readFigures(db: Db, month: CalendarMonth) {
  const rows = await db
    .select({
      state: messages.state,
      failure: messages.failure,
      count: sql<number>`count(*)::int`,
      cost: sql<number>`sum(${messages.cost})::float8`,
    })
    .from(messages)
    .where(writtenIn(month))
    .groupBy(messages.state, messages.failure);
  const counts = { waiting: 0, sent: 0, failed: 0, dropped: 0 };
  for (const row of rows) counts[messageProgress(row)] += row.count;
  return { ...counts, cost: rows.reduce((sum, { cost }) => sum + cost, 0) };
}

/** A month's figures, and what the month before cost. */
export async function readMonthFigures(db: Db, month: CalendarMonth) {
  const { cost: costBefore } = await readFigures(db, shiftMonth(month, -1));
  return { ...(await readFigures(db, month)), costBefore };
}

/** Some messages, until the transaction ends nobody else's to send or to change. */
export const lockMessages = (tx: Tx, ids: readonly MessageId[]) =>
  tx
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
    .orderBy(asc(messages.id))
    .for('update');

/** Lets a message that was given up wait again. */
export async function tryAgain(
  tx: Tx,
  id: MessageId,
  until: { nextAt: Date; giveUpAt: Date },
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...until, state: 'waiting', failure: null })
    .where(eq(messages.id, id));
}
