import type { CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { mealOrders, messages } from '../../db/schema';

/** Inserts the first order of a day, one lunch, as if it went out at `now`. Repeated, nothing. */
export async function insertOrder(db: Db, now: Date, date: CalendarDay): Promise<void> {
  const [row] = await db
    .insert(messages)
    .values({
      key: `order ${date} 1`,
      kind: 'order',
      channel: 'mail',
      recipient: 'order@caterer.example',
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
