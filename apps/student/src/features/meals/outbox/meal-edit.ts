import type { SaveOutcome } from '@academy/api-client';
import type { Answered, OpenEdit } from '@academy/app-kit/writes/outbox';
import {
  meals,
  mealsByDay,
  mealSchema,
  type Meal,
  type MealsOfDay,
  type Reservation,
  type ReservationChange,
  type SkippedMeal,
} from '@academy/domain/meals';
import {
  calendarDaySchema,
  monthOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import * as z from 'zod/mini';
import { mealsTexts } from '../meals-texts';

/** A meal of a day, ticked or unticked by the student: in the outbox until it is saved. */
export interface MealEdit {
  date: CalendarDay;
  meal: Meal;
  value: boolean;
}
export type OpenMealEdits = ReadonlyMap<string, OpenEdit<MealEdit>>;

const storedSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  value: z.boolean(),
  rev: z.string(),
  at: z.number(),
});

/**
 * The message about the last edit: the next one takes its place, and a refusal by the server makes
 * it untrue.
 */
export const EDIT_TOAST = 'edit';

export const mealKey = ({ date, meal }: Pick<MealEdit, 'date' | 'meal'>): string =>
  `${date}|${meal}`;

export const readMealEdit = (stored: unknown): OpenEdit<MealEdit> | undefined =>
  storedSchema.safeParse(stored).data;

/** Rows with edits laid over them. */
export function withEdits(rows: readonly Reservation[], edits: Iterable<MealEdit>): Reservation[] {
  const mealsOn = mealsByDay(rows);
  const days = new Map<CalendarDay, Reservation>(rows.map((row) => [row.date, row]));
  for (const { date, meal, value } of edits)
    days.set(date, { ...(days.get(date) ?? { date, ...mealsOn(date) }), [meal]: value });
  return [...days.values()];
}

const byDate = (a: { date: CalendarDay }, b: { date: CalendarDay }) => (a.date < b.date ? -1 : 1);

/**
 * Edits as the body of `PUT /reservations/{studentId}`, one entry a day, in the order of the
 * calendar.
 *
 * `base` marks what was touched: an edited meal always differs from its base, so it is written even
 * when an earlier answer was lost; an untouched meal equals its base, so another device's change to
 * it stays. A day that was never read is left out.
 */
export function toChanges(
  edits: Iterable<MealEdit>,
  knownOn: (date: CalendarDay) => MealsOfDay | undefined,
): ReservationChange[] {
  const days = new Map<CalendarDay, Reservation & { base: Record<Meal, boolean> }>();
  for (const { date, meal, value } of edits) {
    const known = knownOn(date);
    if (!known) continue;
    const { lunch, dinner } = known;
    const change = days.get(date) ?? { date, lunch, dinner, base: { lunch, dinner } };
    change[meal] = value;
    change.base[meal] = !value;
    days.set(date, change);
  }
  return [...days.values()].toSorted(byDate);
}

/** The server takes 100 days in one save. */
export const DAYS_PER_SAVE = 100;

/** The edits of the first days that fit in one save; the others follow in the next. */
export function firstBatch<Edit extends MealEdit>(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted(byDate);
  const dates = [...new Set(sorted.map(({ date }) => date))].slice(0, DAYS_PER_SAVE);
  const last = dates.at(-1);
  return last === undefined ? [] : sorted.filter(({ date }) => date <= last);
}

/** A meal that was not saved, and why, for the student. */
export type RefusedMeal = Pick<SkippedMeal, 'date' | 'meal' | 'message'>;

/** What a server left out of a save without a word. */
export const leftOut = ({ date, meal }: MealEdit): RefusedMeal => ({
  date,
  meal,
  message: mealsTexts.leftOut,
});

/**
 * What a save's answer says of an edit: the server holds it now, or has refused it. Neither: a
 * later request of this device overtook ours, and it is to be sent again; once: what is left out
 * twice is refused.
 */
export function mealSettler(
  { saved, skipped }: SaveOutcome,
  sentTwice: (edit: OpenEdit<MealEdit>) => boolean = () => false,
) {
  const refusals = new Map(skipped.map((entry) => [mealKey(entry), entry]));
  const rows = new Map(saved.map((row) => [row.date, row]));
  return (edit: OpenEdit<MealEdit>): 'kept' | 'again' | RefusedMeal => {
    const refusal = refusals.get(mealKey(edit));
    if (refusal) return refusal;
    if (rows.get(edit.date)?.[edit.meal] === edit.value) return 'kept';
    return sentTwice(edit) ? leftOut(edit) : 'again';
  };
}

interface MonthUpdate {
  month: CalendarMonth;
  rows: Reservation[];
  /** Something changed that this device had not asked for: another device was at it. */
  merged: boolean;
}

function changedElsewhere(
  before: readonly Reservation[],
  after: readonly Reservation[],
  mine: ReadonlySet<string>,
): boolean {
  const [was, is] = [mealsByDay(before), mealsByDay(after)];
  const dates = new Set([...before, ...after].map(({ date }) => date));
  return [...dates].some((date) =>
    meals.some((meal) => was(date)[meal] !== is(date)[meal] && !mine.has(mealKey({ date, meal }))),
  );
}

/**
 * What the answer to a save makes of the months that it touched. The newest answer's view of a
 * month replaces ours; an older one, which came late, and one that says nothing of the month, only
 * add what they confirm. `rowsOf` is what the screen had read, undefined where it had not.
 */
export function monthsAfter(
  { sent, answer, latest }: Pick<Answered<MealEdit, SaveOutcome>, 'sent' | 'answer' | 'latest'>,
  rowsOf: (month: CalendarMonth) => readonly Reservation[] | undefined,
): MonthUpdate[] {
  const settle = mealSettler(answer);
  const kept = sent.filter((edit) => settle(edit) === 'kept');
  const mine = new Set(sent.map(mealKey));
  return [...new Set(sent.map(({ date }) => monthOf(date)))].flatMap((month) => {
    const within = ({ date }: { date: CalendarDay }) => monthOf(date) === month;
    const before = rowsOf(month);
    const answered = latest ? answer.month?.filter(within) : undefined;
    const rows = answered ?? (before && withEdits(before, kept.filter(within)));
    // A month of which only the saved days are known is no month that was read.
    if (!rows) return [];
    return [{ month, rows, merged: before !== undefined && changedElsewhere(before, rows, mine) }];
  });
}
