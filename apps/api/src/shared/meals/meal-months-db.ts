import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { and, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mealMonths } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';

/** What students eat in some months, a row for each month; who has nothing in one has no row. */
export const readMealMonths = (
  db: Db | Tx,
  { months, only }: { months: readonly CalendarMonth[]; only?: readonly StudentId[] | undefined },
) =>
  db
    .select({
      studentId: mealMonths.studentId,
      month: mealMonths.month,
      lunch: mealMonths.lunch,
      dinner: mealMonths.dinner,
    })
    .from(mealMonths)
    .where(
      and(inArray(mealMonths.month, [...months]), only && isAmong(mealMonths.studentId, only)),
    );
