import type { afterAsking } from '@academy/domain/messages';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { messages } from '../../db/schema';

type Row = typeof messages.$inferSelect;
/** For how long a question belongs to the process that asks it. */
const LEASE_MS = 2 * 60_000;

/**
 * Takes the message that waits longest to be asked about. No other process takes it until the lease
 * is over.
 */
export async function takeAsk(db: Db, now: Date): Promise<Row | null> {
  const due = db.$with('due').as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.delivery, 'asking'), lte(messages.askAt, now)))
      .orderBy(asc(messages.askAt), asc(messages.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [row] = await db
    .with(due)
    .update(messages)
    .set({ askAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(messages.id, db.select({ id: due.id }).from(due)))
    .returning();
  return row ?? null;
}

/** Notes an answer, unless another process has noted one that is final. */
export async function noteDelivery(
  tx: Tx,
  { id, providerId }: Pick<Row, 'id' | 'providerId'>,
  after: ReturnType<typeof afterAsking>,
  now: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set(
      after.delivery === 'asking'
        ? after
        : {
            delivery: after.delivery,
            askAt: null,
            settledAt: now,
            ...(after.delivery === 'failed' && { failure: 'not-delivered' as const }),
          },
    )
    .where(
      and(
        eq(messages.id, id),
        eq(messages.delivery, 'asking'),
        eq(messages.providerId, providerId ?? ''),
      ),
    );
}
