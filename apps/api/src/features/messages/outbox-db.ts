import { maskPhone } from '@academy/domain/files';
import type { MessageId } from '@academy/domain/ids';
import {
  firstAsk,
  messageChannelName,
  type Message,
  type MessageFailure,
} from '@academy/domain/messages';
import { and, asc, eq, gt, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mealOrders, messages, students } from '../../db/schema';

type Row = typeof messages.$inferSelect;
/** For how long a message belongs to the process that sends it. */
const LEASE_MS = 2 * 60_000;

/** What the rate of the notices counts: whatever goes to a phone. */
const TO_PHONES = ['sms', 'alimtalk'] as const;
const MINUTE_MS = 60_000;

/** Whether as many messages went to phones within a minute as shall go. */
export async function isRateReached(db: Db, perMinute: number, now: Date): Promise<boolean> {
  const sent = await db.$count(
    messages,
    and(
      inArray(messages.channel, [...TO_PHONES]),
      gt(messages.sentAt, new Date(now.getTime() - MINUTE_MS)),
      lte(messages.sentAt, now),
    ),
  );
  return sent >= perMinute;
}

/**
 * Takes the message that has waited longest for this process, without those to phones while
 * `phonesWait` and without the kinds that are kept back; what students asked to be notified of
 * comes last, for a whole school asks for the same hour. No other takes it until the lease is over.
 * One whose process died comes back by itself then.
 */
export async function takeDue(
  db: Db,
  now: Date,
  { phonesWait, kept }: { phonesWait: boolean; kept: readonly Row['kind'][] },
): Promise<Row | null> {
  const due = db.$with('due').as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          inArray(messages.state, ['waiting', 'sending']),
          lte(messages.nextAt, now),
          // Messages to copy by hand are not sent.
          ne(messages.channel, 'copy'),
          phonesWait ? notInArray(messages.channel, [...TO_PHONES]) : undefined,
          kept.length > 0 ? notInArray(messages.kind, [...kept]) : undefined,
        ),
      )
      .orderBy(asc(eq(messages.channel, 'push')), asc(messages.nextAt), asc(messages.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [row] = await db
    .with(due)
    .update(messages)
    .set({
      state: 'sending',
      tries: sql`${messages.tries} + 1`,
      nextAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(messages.id, db.select({ id: due.id }).from(due)))
    .returning();
  return row ?? null;
}

/**
 * Notes that the other side has it, even if another worker took it meanwhile; where it can tell
 * what becomes of it, it is asked from then on.
 */
export async function noteSent(
  tx: Tx,
  id: MessageId,
  sent: { providerId: string | null; cost: number; sentAt: Date },
  canAsk: boolean,
): Promise<void> {
  await tx
    .update(messages)
    .set({
      ...sent,
      state: 'sent',
      failure: null,
      delivery: canAsk ? 'asking' : null,
      askAt: canAsk ? firstAsk(sent.sentAt) : null,
      settledAt: null,
    })
    .where(eq(messages.id, id));
}

/** Notes a try that failed; not when the message was taken by another process since. */
export async function noteFailure(
  tx: Tx,
  { id, tries }: Pick<Row, 'id' | 'tries'>,
  after: { failure: MessageFailure } & ({ state: 'waiting'; nextAt: Date } | { state: 'dead' }),
): Promise<void> {
  await tx
    .update(messages)
    .set(after)
    .where(and(eq(messages.id, id), eq(messages.tries, tries), eq(messages.state, 'sending')));
}

/**
 * Gives up what says something that is no longer so: what waits, and what failed and could be sent
 * again by hand.
 */
export async function replaceMessages(tx: Tx, ids: readonly MessageId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({ state: 'dead', failure: 'replaced' })
    .where(and(inArray(messages.id, [...ids]), inArray(messages.state, ['waiting', 'dead'])));
}

/** What was to be copied and is out of date is given up. */
export async function expireCopies(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(messages)
    .set({ state: 'dead', failure: 'too-late' })
    .where(
      and(eq(messages.channel, 'copy'), eq(messages.state, 'waiting'), lte(messages.giveUpAt, now)),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/**
 * Notes that a manager has copied and sent these; those that were sent already stay as they are.
 */
export async function markCopied(tx: Tx, ids: readonly MessageId[], now: Date): Promise<number> {
  const rows = await tx
    .update(messages)
    .set({ state: 'sent', sentAt: now, failure: null })
    .where(
      and(
        inArray(messages.id, [...ids]),
        eq(messages.channel, 'copy'),
        eq(messages.state, 'waiting'),
      ),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/** Messages with the name of the student they are about, and a caterer's confirmation. */
export const messagesWithNames = (db: Db | Tx) =>
  db
    .select({ message: messages, name: students.name, confirmedAt: mealOrders.confirmedAt })
    .from(messages)
    .leftJoin(students, eq(students.id, messages.studentId))
    .leftJoin(mealOrders, eq(mealOrders.messageId, messages.id))
    .$dynamic();
type Named = Awaited<ReturnType<typeof messagesWithNames>>[number];

const recipientOf = ({ channel, recipient }: Pick<Row, 'channel' | 'recipient'>) => {
  if (channel === 'push') return messageChannelName(channel);
  return channel === 'mail' ? recipient : maskPhone(recipient);
};

/** As readers see it: of a phone's number its end only. */
export const toMessage = ({
  message: { createdAt, giveUpAt, sentAt, studentId, ...row },
  name,
  confirmedAt,
}: Named): Message => ({
  ...row,
  recipient: recipientOf(row),
  student: studentId === null ? null : { id: studentId, name: name ?? '' },
  createdAt: createdAt.toISOString(),
  giveUpAt: giveUpAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

export async function readMessage(db: Db | Tx, id: MessageId): Promise<Message | null> {
  const [row] = await messagesWithNames(db).where(eq(messages.id, id));
  return row ? toMessage(row) : null;
}
