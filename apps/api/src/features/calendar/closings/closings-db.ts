import { meals } from '@academy/domain/meals';
import type { ClosingChange } from '@academy/domain/calendar';
import type { ManagerId } from '@academy/domain/ids';
import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { mealClosings } from '../../../db/schema';
import { keptRows, type KeptRow } from '../../../shared/operations/kept-rows-db';
import type { OperationEntry } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';

/** The remarks beside closed meals, as operations keep them. */
export const keptClosings = keptRows(mealClosings, {
  only: ['date', 'meal', 'cause', 'note'],
  name: 'meal-closing',
});
export type KeptClosing = KeptRow<typeof keptClosings>;

const closingId = ({ date, meal }: Pick<KeptClosing, 'date' | 'meal'>): string => `${date} ${meal}`;

interface By {
  by: ManagerId;
  now: Date;
}

export async function writeClosings(
  tx: Tx,
  rows: readonly KeptClosing[],
  { by, now }: By,
): Promise<void> {
  if (rows.length === 0) return;
  await deleteClosings(tx, rows);
  await tx
    .insert(mealClosings)
    .values(rows.map((row) => ({ ...row, createdBy: by, createdAt: now })));
}

export async function deleteClosings(
  tx: Tx,
  rows: readonly Pick<KeptClosing, 'date' | 'meal'>[],
): Promise<void> {
  for (const meal of meals) {
    const dates = rows.filter((row) => row.meal === meal).map(({ date }) => date);
    if (dates.length > 0)
      await tx
        .delete(mealClosings)
        .where(and(inArray(mealClosings.date, dates), inArray(mealClosings.meal, [meal])));
  }
}

/** Writes or removes the remarks of a closing or opening; answers what that did. */
export async function applyClosings(
  tx: Tx,
  { kind, dates, meals: chosen, cause, note }: ClosingChange,
  by: By,
): Promise<OperationEntry[]> {
  const touched = dates.flatMap((date) =>
    chosen.map((meal): KeptClosing => ({ date, meal, cause, note })),
  );
  const changes = await watchRows(tx, keptClosings, touched.map(closingId));
  await (kind === 'close' ? writeClosings(tx, touched, by) : deleteClosings(tx, touched));
  return changes();
}
