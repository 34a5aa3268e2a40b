import type { Meal, Reservation } from '../meals/schemas';
import type { CalendarDay } from '../time';
import { findClash, type Clash } from './clash';
import { mealOverlaps, type MealOverlap } from './meal-overlap';
import { occursOn } from './occurrences';
import type { RegularSchedule } from './schemas';
import type { TimeSpan } from './settings';

export interface EffectContext {
  /** All of the student's schedules. */
  own: readonly RegularSchedule[];
  /** The student's meals from today on. */
  reservations: readonly Reservation[];
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
  /** Exam days on which the student sits here. */
  exams: readonly { date: CalendarDay; title: string }[];
}

/** What approving would meet (PAGES 7): shown before, never a refusal. */
export interface ApprovalEffects {
  clash: Clash | null;
  meals: MealOverlap[];
  exams: { date: CalendarDay; title: string }[];
}

/** Warns of another schedule at that time, of meals that are ordered for it, and of exam days. */
export const approvalEffects = (schedule: RegularSchedule, { own, reservations, mealTimes, exams }: EffectContext): ApprovalEffects => ({
  clash: findClash(schedule, own, schedule), meals: mealOverlaps(schedule, reservations, mealTimes), exams: exams.filter(({ date }) => occursOn(schedule, date)),
});
