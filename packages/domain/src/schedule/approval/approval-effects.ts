import type { Meal, Reservation } from '../../meals';
import type { AbsenceReason } from '../../reasons/schemas';
import type { CalendarDay } from '../../time';
import type { TimeSpan } from '../../time/time-span';
import { scheduleOfReason } from '../month/reason-instead';
import type { RegularSchedule } from '../schemas';
import { findClash, type Clash, type Timetable } from '../times/clash';
import {
  missedPeriods,
  type CompulsoryPeriods,
  type MissedPeriods,
} from '../times/compulsory-periods';
import { mealOverlaps, type MealOverlap } from '../times/meal-overlap';
import { occursOn } from '../times/occurrences';

/** What is known of a student around the days that are asked for. */
interface Surroundings {
  /** The student's meals from today on. */
  reservations: readonly Reservation[];
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
  compulsory: CompulsoryPeriods;
  /** Exam days on which the student sits here. */
  exams: readonly { date: CalendarDay; title: string }[];
}

export interface EffectContext extends Surroundings {
  /** All of the student's schedules. */
  own: readonly RegularSchedule[];
}

/** What approving would meet: shown before, never a refusal. */
export interface ApprovalEffects {
  clash: Clash | null;
  compulsory: MissedPeriods[];
  meals: MealOverlap[];
  exams: { date: CalendarDay; title: string }[];
}

/** What being away meets besides other schedules: compulsory periods, ordered meals, exam days. */
export const absenceEffects = (
  timetable: Timetable,
  { reservations, mealTimes, compulsory, exams }: Surroundings,
): Omit<ApprovalEffects, 'clash'> => ({
  compulsory: missedPeriods(timetable, compulsory),
  meals: mealOverlaps(timetable, reservations, mealTimes),
  exams: exams.filter(({ date }) => occursOn(timetable, date)),
});

/** The same, and another schedule at that time. */
export const approvalEffects = (
  schedule: RegularSchedule,
  { own, ...surroundings }: EffectContext,
): ApprovalEffects => ({
  clash: findClash(schedule, own, schedule),
  ...absenceEffects(schedule, surroundings),
});

/** The same for a one-off reason, on its day. Two reasons of a day are no clash: each is listed. */
export const reasonEffects = (
  reason: AbsenceReason,
  surroundings: Surroundings,
): Omit<ApprovalEffects, 'clash'> =>
  absenceEffects({ ...scheduleOfReason(reason), exceptions: [] }, surroundings);
