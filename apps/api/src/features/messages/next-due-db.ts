import { and, eq, inArray, min, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { messages } from '../../db/schema';

/** When a message is to go next, or to be asked about; null: none waits. */
export async function readNextDue(
  db: Db,
  kept: readonly (typeof messages.$inferSelect)['kind'][],
): Promise<Date | null> {
  const [going] = await db
    .select({ at: min(messages.nextAt) })
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['waiting', 'sending']),
        ne(messages.channel, 'copy'),
        kept.length > 0 ? notInArray(messages.kind, [...kept]) : undefined,
      ),
    );
  const [asked] = await db
    .select({ at: min(messages.askAt) })
    .from(messages)
    .where(eq(messages.delivery, 'asking'));
  const times = [going?.at, asked?.at].flatMap((at) => (at ? [at.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
