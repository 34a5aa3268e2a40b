import type { Meal, SameDayRow } from './schemas';

/** How many students eat, and how many of those have picked their meal up. */
export interface PickUpCount {
  applied: number;
  pickedUp: number;
}

/**
 * The totals of the same-day list. A tick on a student who does not eat (dropped later) counts
 * nowhere.
 */
export function countSameDay(
  rows: readonly Pick<SameDayRow, 'lunch' | 'dinner' | 'lunchPickedUp' | 'dinnerPickedUp'>[],
): Record<Meal, PickUpCount> {
  const lunch = rows.filter((row) => row.lunch);
  const dinner = rows.filter((row) => row.dinner);
  return {
    lunch: { applied: lunch.length, pickedUp: lunch.filter((row) => row.lunchPickedUp).length },
    dinner: { applied: dinner.length, pickedUp: dinner.filter((row) => row.dinnerPickedUp).length },
  };
}
