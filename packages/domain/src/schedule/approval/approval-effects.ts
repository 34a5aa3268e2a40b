import { meals, mealsByDay, type Meal, type Reservation } from '../../meals';
import type { CalendarDay } from '../../time';
import type { AbsenceReason } from '../../reasons/schemas';
import { reasonSpan } from '../../reasons/reason-times';
import {
  missedPeriods,
  missedPeriodsOn,
  type CompulsoryPeriods,
  type MissedPeriods,
} from '../times/compulsory-periods';
import { findClash, type Clash } from '../times/clash';
import { mealOverlaps, type MealOverlap } from '../times/meal-overlap';
import { spansOverlap, type TimeSpan } from '../../time/time-span';
import { occursOn } from '../times/occurrences';
import type { RegularSchedule } from '../schemas';

export interface EffectContext {
  /** All of the student's schedules. */
  own: readonly RegularSchedule[];
  /** The student's meals from today on. */
  reservations: readonly Reservation[];
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
  compulsory: CompulsoryPeriods;
  /** Exam days on which the student sits here. */
  exams: readonly { date: CalendarDay; title: string }[];
}

/** What approving would meet: shown before, never a refusal. */
export interface ApprovalEffects {
  clash: Clash | null;
  compulsory: MissedPeriods[];
  meals: MealOverlap[];
  exams: { date: CalendarDay; title: string }[];
}

/**
 * Warns of another schedule at that time, of compulsory periods and ordered meals in it, and of
 * exam days.
 */
export const approvalEffects = (
  schedule: RegularSchedule,
  { own, reservations, mealTimes, compulsory, exams }: EffectContext,
): ApprovalEffects => ({
  clash: findClash(schedule, own, schedule),
  compulsory: missedPeriods(schedule, compulsory),
  meals: mealOverlaps(schedule, reservations, mealTimes),
  exams: exams.filter(({ date }) => occursOn(schedule, date)),
});

/**
 * The same for a one-off reason, on its day. Two reasons of a day are no clash: they are told one
 * by one.
 */
export function reasonEffects(
  reason: AbsenceReason,
  { reservations, mealTimes, compulsory, exams }: Omit<EffectContext, 'own'>,
): Omit<ApprovalEffects, 'clash'> {
  const span = reasonSpan(reason);
  const ordered = mealsByDay(reservations)(reason.date);
  const missed = meals.filter((meal) => ordered[meal] && spansOverlap(span, mealTimes[meal]));
  return {
    compulsory: missedPeriodsOn(reason.date, span, compulsory),
    meals: missed.length === 0 ? [] : [{ date: reason.date, meals: missed }],
    exams: exams.filter(({ date }) => date === reason.date),
  };
}
