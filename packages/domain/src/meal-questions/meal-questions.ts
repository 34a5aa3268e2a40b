import { reportedAbsences } from '../schedule/times/reported-absences';
import type { ReportedAbsence } from '../schedule/times/reported-absence-schema';
import { decideMealChange, meals, type Meal, type Reservation, type LunchSettings } from '../meals';
import type { AbsenceReason } from '../reasons/schemas';
import { spansOverlap, type TimeSpan, type CalendarDay } from '../time';
import type { RegularSchedule } from '../schedule';
import type { MealQuestion } from './schemas';

interface Absences {
  schedules: readonly RegularSchedule[];
  reasons: readonly AbsenceReason[];
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
}

/** The approved absence that a meal of a day falls into, the earlier one of two. */
export const absenceOverMeal =
  ({ schedules, reasons, mealTimes }: Absences) =>
  (date: CalendarDay, meal: Meal): ReportedAbsence | undefined =>
    reportedAbsences(date, schedules, reasons).find(
      (absence) => absence.approved && spansOverlap(absence, mealTimes[meal]),
    );

type MealOfDay = Pick<MealQuestion, 'date' | 'meal'>;

interface MealQuestionContext extends Absences {
  /** What the student ordered, from today on. */
  reservations: readonly Reservation[];
  /** Meals that the student wants all the same. */
  kept: readonly MealOfDay[];
  settings: LunchSettings;
  now: Date;
}

/**
 * The meals about which a student is asked: ordered, eaten while an approved schedule or reason has
 * the student away, not locked yet, not answered with keeping it. Of two absences over one meal the
 * earlier one is named. In order of days, lunch before dinner. See docs/product/meals.md#questions.
 */
export function mealQuestions({
  reservations,
  kept,
  settings,
  now,
  ...absences
}: MealQuestionContext): MealQuestion[] {
  const absenceOver = absenceOverMeal(absences);
  const answered = new Set(kept.map(({ date, meal }) => `${date} ${meal}`));
  const questionsOf = (day: Reservation) => {
    const { date } = day;
    const open = meals.filter(
      (meal) =>
        day[meal] &&
        !answered.has(`${date} ${meal}`) &&
        decideMealChange({ settings, date, meal, now }).allowed,
    );
    return open.flatMap((meal): MealQuestion[] => {
      const absence = absenceOver(date, meal);
      return absence
        ? [{ date, meal, kind: absence.kind, from: absence.from, to: absence.to }]
        : [];
    });
  };
  return reservations.toSorted((a, b) => (a.date < b.date ? -1 : 1)).flatMap(questionsOf);
}

/**
 * The meals that were given up for an absence which is not approved any more: offered again while
 * they are open, in order of days, lunch before dinner. See docs/product/meals.md#questions.
 */
export function mealsAgain({
  givenUp,
  reservations,
  settings,
  now,
  ...absences
}: Omit<MealQuestionContext, 'kept'> & { givenUp: readonly MealOfDay[] }): MealOfDay[] {
  const absenceOver = absenceOverMeal(absences);
  const ordered = new Map(reservations.map((day) => [day.date, day]));
  return givenUp
    .filter(
      ({ date, meal }) =>
        !ordered.get(date)?.[meal] &&
        absenceOver(date, meal) === undefined &&
        decideMealChange({ settings, date, meal, now }).allowed,
    )
    .map(({ date, meal }) => ({ date, meal }))
    .toSorted((a, b) =>
      a.date === b.date ? meals.indexOf(a.meal) - meals.indexOf(b.meal) : a.date < b.date ? -1 : 1,
    );
}

/** Of meals that are cancelled, those that lie in an approved absence. */
export function givenUpMeals(
  dropped: readonly MealOfDay[],
  absences: (date: CalendarDay) => readonly ReportedAbsence[],
  mealTimes: Absences['mealTimes'],
): MealOfDay[] {
  return dropped.filter(({ date, meal }) =>
    absences(date).some((absence) => absence.approved && spansOverlap(absence, mealTimes[meal])),
  );
}
