import type { Meal, SameDay, SameDayRow } from '../schemas';
import { spareCount } from './spare';

/** Students who eat, those of them who picked up, and spare portions. */
export interface PickUpCount {
  applied: number;
  pickedUp: number;
  spare: number;
}

/**
 * The totals of the same-day list. A tick on a student who does not eat (dropped later) counts
 * nowhere.
 */
export function countSameDay({
  rows,
  spares,
}: Pick<SameDay, 'spares'> & {
  rows: readonly Pick<SameDayRow, Meal | 'lunchPickedUp' | 'dinnerPickedUp'>[];
}): Record<Meal, PickUpCount> {
  const lunch = rows.filter((row) => row.lunch);
  const dinner = rows.filter((row) => row.dinner);
  return {
    lunch: {
      applied: lunch.length,
      pickedUp: lunch.filter((row) => row.lunchPickedUp).length,
      spare: spareCount(spares.lunch, lunch.length),
    },
    dinner: {
      applied: dinner.length,
      pickedUp: dinner.filter((row) => row.dinnerPickedUp).length,
      spare: spareCount(spares.dinner, dinner.length),
    },
  };
}
