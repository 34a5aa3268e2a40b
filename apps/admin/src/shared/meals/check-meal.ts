import {
  cutoffOf,
  decideMealChange,
  mealLockText,
  mealName,
  type LunchSettings,
  type Meal,
} from '@academy/domain/meals';
import { formatDay, formatMoment, type CalendarDay } from '@academy/domain/time';
import { mealCheckTexts as texts } from './meal-check-texts';

interface Question {
  settings: LunchSettings;
  date: CalendarDay;
  meal: Meal;
  /** When the student would change it. */
  at: Date;
  /** The status of a student who is not enrolled and so can't sign in. */
  notEnrolled?: string | undefined;
}

/**
 * Whether a student could change a meal at a moment, in sentences: the rule's own answer, why, and
 * the deadline.
 */
export function checkMeal({ settings, date, meal, at, notEnrolled }: Question): {
  allowed: boolean;
  lines: string[];
} {
  const what = texts.what(formatDay(date), mealName(meal), formatMoment(at));
  if (notEnrolled !== undefined)
    return { allowed: false, lines: [what, texts.notEnrolled(notEnrolled)] };
  const change = decideMealChange({ settings, date, meal, now: at });
  const deadline = formatMoment(cutoffOf(settings, date, meal));
  if (change.allowed) return { allowed: true, lines: [what, texts.untilThen(deadline)] };
  const { reason } = change;
  return {
    allowed: false,
    lines: [
      what,
      texts.reason(reason),
      ...(reason === 'cutoff-passed' ? [texts.closedAt(deadline)] : []),
      texts.students(mealLockText(reason, { meal, settings })),
    ],
  };
}
