import type { Meal, SameDayRow } from '../meals/schemas';
import { eatenIn, isPickedUp, sameDayList } from './same-day-list';

/** Who must not get what, for the kitchen's wall. */
export interface KitchenAllergy extends Pick<SameDayRow, 'studentId' | 'name' | 'seat'> {
  allergy: string;
  /** The meals that this student still waits for; empty once all are handed out. */
  waiting: Meal[];
}

const EVERYBODY = { meal: 'all', q: '', waiting: false, unpaid: false, away: false } as const;
const IN_A_NOTE = /알레르기|알러지/;

/** What was entered as an allergy, or else a note that speaks of one. */
const allergyOf = ({ allergy, note }: Pick<SameDayRow, 'allergy' | 'note'>): string =>
  allergy.trim() || (IN_A_NOTE.test(note) ? note.trim() : '');

/**
 * Students who eat that day and have an allergy, in the order of the seats: first those who still
 * wait for a meal. See docs/product/calendar.md#kitchen.
 */
export function kitchenAllergies(rows: readonly SameDayRow[]): KitchenAllergy[] {
  const all = sameDayList(rows, EVERYBODY)
    .filter((row) => eatenIn(row, 'all').length > 0 && allergyOf(row) !== '')
    .map((row) => ({
      studentId: row.studentId,
      name: row.name,
      seat: row.seat,
      allergy: allergyOf(row),
      waiting: eatenIn(row, 'all').filter((meal) => !isPickedUp(row, meal)),
    }));
  return all.toSorted((a, b) => Number(a.waiting.length === 0) - Number(b.waiting.length === 0));
}
