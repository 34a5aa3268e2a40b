import type { MessageId } from '@academy/domain/ids';
import type { Message, MessageFailure } from '@academy/domain/messages';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { messages } from '../../db/schema';

type Row = typeof messages.$inferSelect;
export type NewMessage = Pick<
  Row,
  'key' | 'kind' | 'channel' | 'recipient' | 'subject' | 'text' | 'giveUpAt'
>;

/** For how long a message belongs to the process that sends it. */
const LEASE_MS = 2 * 60_000;

/**
 * Puts a message into the outbox, in the transaction of what it tells. Null: the same key has told
 * it already.
 */
export async function enqueue(tx: Tx, message: NewMessage, now: Date): Promise<MessageId | null> {
  const [row] = await tx
    .insert(messages)
    .values({ ...message, createdAt: now, nextAt: now })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  return row?.id ?? null;
}

/**
 * Takes the message that has waited longest for this process: no other takes it until the lease is
 * over. One whose process died comes back by itself then.
 */
export async function takeDue(db: Db, now: Date): Promise<Row | null> {
  const due = db.$with('due').as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(inArray(messages.state, ['waiting', 'sending']), lte(messages.nextAt, now)))
      .orderBy(asc(messages.nextAt), asc(messages.id))
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

/** Notes that the other side has it, whoever else has taken it meanwhile. */
export async function noteSent(
  tx: Tx,
  id: MessageId,
  sent: { providerId: string | null; cost: number; sentAt: Date },
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...sent, state: 'sent', failure: null })
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

/** Gives up what waits and says something that is no longer so. */
export async function replaceWaiting(tx: Tx, ids: readonly MessageId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({ state: 'dead', failure: 'replaced' })
    .where(and(inArray(messages.id, [...ids]), eq(messages.state, 'waiting')));
}

export const toMessage = ({ createdAt, giveUpAt, sentAt, ...row }: Row): Message => ({
  ...row,
  createdAt: createdAt.toISOString(),
  giveUpAt: giveUpAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export async function readMessage(db: Db | Tx, id: MessageId): Promise<Message | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ? toMessage(row) : null;
}
