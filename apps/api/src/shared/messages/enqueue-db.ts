import type { MessageId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { messages } from '../../db/schema';

type Row = typeof messages.$inferSelect;
export type NewMessage = Pick<
  Row,
  'key' | 'kind' | 'channel' | 'recipient' | 'subject' | 'text' | 'giveUpAt'
> &
  Partial<Pick<Row, 'studentId' | 'template' | 'nextAt'>>;

/**
 * Puts messages into the outbox, in the transaction of what they tell; `nextAt`: not before then.
 * What the same key has told already is left out: the answer has the ids of the others.
 */
export async function enqueueAll(
  tx: Tx,
  list: readonly NewMessage[],
  now: Date,
): Promise<MessageId[]> {
  if (list.length === 0) return [];
  const rows = await tx
    .insert(messages)
    .values(list.map((message) => ({ nextAt: now, ...message, createdAt: now })))
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** One of them. Null: the same key has told it already. */
export async function enqueue(tx: Tx, message: NewMessage, now: Date): Promise<MessageId | null> {
  const [id] = await enqueueAll(tx, [message], now);
  return id ?? null;
}
