import { CLOSING_CAUSES, meals, mealSchema } from '@academy/domain/meals';
import type { ClosingChange } from '@academy/domain/calendar';
import type { ManagerId } from '@academy/domain/ids';
import { calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import { and, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import { mealClosings } from '../../../db/schema';
import type { OperationEntry } from '../../../shared/operations/operations-db';

/** The remark beside a closed meal, as an operation keeps it. */
export const keptClosingSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  cause: z.enum(CLOSING_CAUSES),
  note: z.string(),
});
export type KeptClosing = z.output<typeof keptClosingSchema>;

export const closingId = ({ date, meal }: Pick<KeptClosing, 'date' | 'meal'>): string =>
  `${date} ${meal}`;

/** The remarks of some days, locked until the transaction ends. */
export const lockClosings = (tx: Tx, dates: readonly CalendarDay[]): Promise<KeptClosing[]> =>
  tx
    .select({
      date: mealClosings.date,
      meal: mealClosings.meal,
      cause: mealClosings.cause,
      note: mealClosings.note,
    })
    .from(mealClosings)
    .where(inArray(mealClosings.date, [...dates]))
    .for('update');

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
  const present = new Map((await lockClosings(tx, dates)).map((row) => [closingId(row), row]));
  const touched = dates.flatMap((date) =>
    chosen.map((meal): KeptClosing => ({ date, meal, cause, note })),
  );
  await (kind === 'close' ? writeClosings(tx, touched, by) : deleteClosings(tx, touched));
  return touched.map((row) => ({
    entity: 'meal-closing',
    id: closingId(row),
    before: present.get(closingId(row)) ?? null,
    after: kind === 'close' ? row : null,
  }));
}
