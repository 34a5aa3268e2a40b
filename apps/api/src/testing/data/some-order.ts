import type { CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { mealOrders, messages } from '../../db/schema';

/** Where an order goes when no test says otherwise. */
export const ORDERED_FROM = 'order@caterer.example';

/** An order as it waits to be sent. */
export const waitingOrder = {
  kind: 'order',
  channel: 'mail',
  recipient: ORDERED_FROM,
  text: '49',
} as const;

/** Inserts the first order of a day, one lunch, as if it went out at `now`. Repeated, nothing. */
export async function insertOrder(
  db: Db,
  now: Date,
  date: CalendarDay,
  recipient = ORDERED_FROM,
): Promise<void> {
  const [row] = await db
    .insert(messages)
    .values({
      key: `order ${date} 1`,
      kind: 'order',
      channel: 'mail',
      recipient,
      text: '점심 1개',
      state: 'sent',
      sentAt: now,
      createdAt: now,
      nextAt: now,
      giveUpAt: now,
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ messageId: messages.id });
  if (row)
    await db
      .insert(mealOrders)
      .values({ ...row, date, version: 1, lunch: 1, dinner: 0, orderedAt: now });
}
