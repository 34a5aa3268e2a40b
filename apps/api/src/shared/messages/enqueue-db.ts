import type { MessageId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { inParts } from '../../db/in-parts';
import { messages } from '../../db/schema';

type Row = typeof messages.$inferSelect;
export type NewMessage = Pick<
  Row,
  'key' | 'kind' | 'channel' | 'recipient' | 'subject' | 'text' | 'giveUpAt'
> &
  Partial<Pick<Row, 'studentId' | 'template' | 'nextAt'>>;

/**
 * Puts messages into the outbox, in the transaction of what they tell; `nextAt`: not before then.
 * What was sent under the same key is left out: the answer has the ids of the others.
 */
export async function enqueueAll(
  tx: Tx,
  list: readonly NewMessage[],
  now: Date,
): Promise<MessageId[]> {
  const ids: MessageId[] = [];
  for (const part of inParts(list)) {
    const rows = await tx
      .insert(messages)
      .values(part.map((message) => ({ nextAt: now, ...message, createdAt: now })))
      .onConflictDoNothing({ target: messages.key })
      .returning({ id: messages.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** One of them. Null: sent already under the same key. */
export async function enqueue(tx: Tx, message: NewMessage, now: Date): Promise<MessageId | null> {
  const [id] = await enqueueAll(tx, [message], now);
  return id ?? null;
}
