/** On which days of a month a student has each meal, as bits: bit 0 is the 1st. */
export interface MealDays {
  lunch: number;
  dinner: number;
}

/** The bits of the days from `first` to `last`, which are numbers from 1 to 31, both included. */
const bitsOf = (first: number, last: number): number => ((1 << last) - (1 << (first - 1))) | 0;

/** How many of these days are from `first` to `last`, both included. */
export function countDays(days: number, first = 1, last = 31): number {
  let left = days & bitsOf(first, last);
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

export const hasDay = (days: number, day: number): boolean => ((days >> (day - 1)) & 1) === 1;
