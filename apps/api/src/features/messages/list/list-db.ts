import type { MessageId, StudentId } from '@academy/domain/ids';
import {
  DROPPED_FOR,
  messageProgress,
  type MessageKind,
  type MessageProgress,
} from '@academy/domain/messages';
import {
  dayOfMonth,
  daysIn,
  instantAt,
  shiftMonth,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { messages } from '../../../db/schema';
import { messagesWithNames, toMessage } from '../outbox-db';

const isDropped = inArray(messages.failure, [...DROPPED_FOR]);
/** Never null, so that it can be negated. */
const isUndelivered = sql`${messages.delivery} is not distinct from 'failed'`;
const isCopied = eq(messages.channel, 'copy');
const isUnderWay = inArray(messages.state, ['waiting', 'sending']);
/** `messageProgress`, the other way round. */
const IN_SQL: Record<MessageProgress, SQL | undefined> = {
  'to-copy': and(isUnderWay, isCopied),
  waiting: and(isUnderWay, ne(messages.channel, 'copy')),
  sent: and(eq(messages.state, 'sent'), not(isUndelivered)),
  failed: or(
    isUndelivered,
    and(
      eq(messages.state, 'dead'),
      or(isNull(messages.failure), notInArray(messages.failure, [...DROPPED_FOR])),
    ),
  ),
  dropped: and(eq(messages.state, 'dead'), isDropped),
};

/** Written on these days in Seoul, both included. */
const writtenOn = (first: CalendarDay, last: CalendarDay) =>
  and(gte(messages.createdAt, instantAt(first, 0)), lt(messages.createdAt, instantAt(last, 24)));
const writtenIn = (month: CalendarMonth) =>
  writtenOn(dayOfMonth(month, 1), dayOfMonth(month, daysIn(month)));

export interface ListQuery {
  month: CalendarMonth;
  /** A single day of it; all when left out. */
  day?: CalendarDay | undefined;
  progress?: MessageProgress | undefined;
  kind?: MessageKind | undefined;
  studentId?: StudentId | undefined;
  size: number;
  lastId?: MessageId | undefined;
}

/** A slice of a month's messages, newest first. */
export async function readSlice(
  db: Db,
  { month, day, progress, kind, studentId, size, lastId }: ListQuery,
) {
  const rows = await messagesWithNames(db)
    .where(
      and(
        day ? writtenOn(day, day) : writtenIn(month),
        progress && IN_SQL[progress],
        kind && eq(messages.kind, kind),
        studentId && eq(messages.studentId, studentId),
        lastId && lt(messages.id, lastId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(size + 1);
  const content = rows.slice(0, size).map((row) => toMessage(row));
  return { content, hasNext: rows.length > size, lastId: content.at(-1)?.id ?? null };
}

/** A month's messages by state, and their cost (won), in one query. */
async function readFigures(db: Db, month: CalendarMonth) {
  const rows = await db
    .select({
      state: messages.state,
      failure: messages.failure,
      channel: messages.channel,
      delivery: messages.delivery,
      count: sql<number>`count(*)::int`,
      cost: sql<number>`sum(${messages.cost})::float8`,
    })
    .from(messages)
    .where(writtenIn(month))
    .groupBy(messages.state, messages.failure, messages.channel, messages.delivery);
  const counts = { 'to-copy': 0, waiting: 0, sent: 0, failed: 0, dropped: 0 };
  for (const row of rows) counts[messageProgress(row)] += row.count;
  const { 'to-copy': toCopy, ...others } = counts;
  return { toCopy, ...others, cost: rows.reduce((sum, { cost }) => sum + cost, 0) };
}

/** A month's figures, and what the month before cost. */
export async function readMonthFigures(db: Db, month: CalendarMonth) {
  const { cost: costBefore } = await readFigures(db, shiftMonth(month, -1));
  return { ...(await readFigures(db, month)), costBefore };
}

/** Some messages, locked until the transaction ends. */
export const lockMessages = (tx: Tx, ids: readonly MessageId[]) =>
  messagesWithNames(tx)
    .where(inArray(messages.id, [...ids]))
    .orderBy(asc(messages.id))
    .for('update', { of: messages });

/**
 * Lets a message that was given up wait again. One that the text service took and did not deliver
 * gets another uid: by its own the service would be found to have it already.
 */
export async function tryAgain(
  tx: Tx,
  id: MessageId,
  until: { nextAt: Date; giveUpAt: Date },
): Promise<void> {
  await tx
    .update(messages)
    .set({
      ...until,
      state: 'waiting',
      failure: null,
      sentAt: null,
      delivery: null,
      settledAt: null,
      uid: sql`case when ${isUndelivered} then gen_random_uuid()::text else ${messages.uid} end`,
    })
    .where(eq(messages.id, id));
}
