import {
  meals,
  mealChangeDecider,
  mealsByDay,
  type Meal,
  type Reservation,
  mealLockText,
  mealName,
  type LunchSettings,
} from '@academy/domain/meals';
import {
  formatDay,
  monthGrid,
  seoulDay,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import type { MonthGridDay } from '@academy/ui/month-grid';
import { mealsTexts } from './meals-texts';
import { mealKey, type OpenMealEdits } from './meal-edit';

/** One meal in a cell, ready to be drawn. */
export interface MealCell {
  selected: boolean;
  unsaved: boolean;
  /** Why it cannot be changed now; undefined while it can. */
  lockReason: string | undefined;
}

export interface MealGridDay extends MonthGridDay {
  date: CalendarDay;
  /** False until the month was read. */
  known: boolean;
  meals: Record<Meal, MealCell>;
}

interface MonthView {
  month: CalendarMonth;
  /** Without the rules nothing can be changed. */
  settings: LunchSettings | undefined;
  /** Undefined until the month was read: what is not known cannot be changed. */
  current: readonly Reservation[] | undefined;
  edits: OpenMealEdits;
  holidays: ReadonlyMap<string, string>;
  now: Date;
}

/** The 42 cells with everything that they show. */
export function mealGridDays({
  month,
  settings,
  current,
  edits,
  holidays,
  now,
}: MonthView): MealGridDay[] {
  const presentOn = mealsByDay(current ?? []);
  const today = seoulDay(now);
  const decide = settings && mealChangeDecider({ settings, now });
  const cell = (date: CalendarDay, meal: Meal): MealCell => {
    const selected = presentOn(date)[meal];
    if (!current) return { selected, unsaved: false, lockReason: mealsTexts.monthUnread };
    if (!settings || !decide)
      return { selected, unsaved: false, lockReason: mealsTexts.rulesUnknown };
    const change = decide(date, meal);
    return {
      selected,
      unsaved: edits.has(mealKey({ date, meal })),
      lockReason: change.allowed
        ? undefined
        : mealLockText(change.reason, { meal, editCutoffHour: settings.editCutoffHour }),
    };
  };
  return monthGrid(month).map(({ date, inMonth }) => ({
    date,
    inMonth,
    dayNumber: Number(date.slice(8)),
    weekday: weekdayOf(date),
    holidayName: holidays.get(date),
    today: date === today,
    known: current !== undefined,
    meals: { lunch: cell(date, 'lunch'), dinner: cell(date, 'dinner') },
  }));
}

/** `11월 20일 (금), 성탄절, 점심 신청함, 저녁 신청 안 함, 마감됨`. */
export function cellLabel({ date, holidayName, known, meals: cells }: MealGridDay): string {
  if (!known) return [formatDay(date), holidayName, mealsTexts.notKnown].filter(Boolean).join(', ');
  const states = meals.map(
    (meal) =>
      `${mealName(meal)} ${cells[meal].selected ? mealsTexts.applied : mealsTexts.notApplied}`,
  );
  const locked = meals.every((meal) => cells[meal].lockReason !== undefined) && mealsTexts.locked;
  return [formatDay(date), holidayName, ...states, locked].filter(Boolean).join(', ');
}
