import { reportedAbsences } from '../schedule/reported-absences';
import { decideMealChange, meals, type Meal, type Reservation, type LunchSettings } from '../meals';
import type { AbsenceReason } from '../reasons/schemas';
import { spansOverlap, type TimeSpan, type CalendarDay } from '../time';
import type { RegularSchedule } from '../schedule';
import type { MealQuestion } from './schemas';

interface MealQuestionContext {
  /** What the student ordered, from today on. */
  reservations: readonly Reservation[];
  schedules: readonly RegularSchedule[];
  reasons: readonly AbsenceReason[];
  /** Meals that the student wants all the same. */
  kept: readonly { date: CalendarDay; meal: Meal }[];
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
  settings: LunchSettings;
  now: Date;
}

/**
 * The meals about which a student is asked: ordered, eaten while an approved schedule or reason has
 * the student away, not locked yet, not answered with keeping it. Of two absences over one meal the
 * earlier one is told. In order of days, lunch before dinner. See docs/product/meals.md#questions.
 */
export function mealQuestions({
  reservations,
  schedules,
  reasons,
  kept,
  mealTimes,
  settings,
  now,
}: MealQuestionContext): MealQuestion[] {
  const answered = new Set(kept.map(({ date, meal }) => `${date} ${meal}`));
  const questionsOf = (day: Reservation) => {
    const { date } = day;
    const open = meals.filter(
      (meal) =>
        day[meal] &&
        !answered.has(`${date} ${meal}`) &&
        decideMealChange({ settings, date, meal, now }).allowed,
    );
    const away =
      open.length === 0
        ? []
        : reportedAbsences(date, schedules, reasons).filter(({ approved }) => approved);
    return open.flatMap((meal): MealQuestion[] => {
      const absence = away.find((one) => spansOverlap(one, mealTimes[meal]));
      return absence
        ? [{ date, meal, kind: absence.kind, from: absence.from, to: absence.to }]
        : [];
    });
  };
  return reservations.toSorted((a, b) => (a.date < b.date ? -1 : 1)).flatMap(questionsOf);
}
