import {
  meals,
  mealChangeDecider,
  mealsByDay,
  type Meal,
  type MealLockReason,
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
  dayNumberOf,
} from '@academy/domain/time';
import type { MealChipState } from '@academy/ui/meal-chip';
import type { MonthGridDay } from '@academy/ui/month-grid';
import { replaceEqualDeep } from '@tanstack/react-query';
import { mealsTexts } from './meals-texts';
import type { Deadline } from './deadline';
import { mealKey, type OpenMealEdits } from './outbox/meal-edit';

/** One meal in a cell, ready to be drawn. */
export interface MealCell {
  selected: boolean;
  unsaved: boolean;
  /** Why it cannot be changed now; undefined while it can. */
  lockReason: string | undefined;
  state: MealChipState;
}

export interface MealGridDay extends MonthGridDay {
  date: CalendarDay;
  /** As it is read aloud: `11월 20일 (금)`. */
  name: string;
  /** False until the month was read. */
  known: boolean;
  /** How long its meals can still be changed, if it is the next day that closes and soon does. */
  closesIn: string | undefined;
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
  deadline: Deadline | undefined;
  now: Date;
}

type DayRules = Pick<MonthView, 'month' | 'settings' | 'holidays' | 'deadline' | 'now'>;

/** The 42 days with what is true of them whatever the student does. */
function daysUnderRules({ month, settings, holidays, deadline, now }: DayRules) {
  const today = seoulDay(now);
  const decide = settings && mealChangeDecider({ settings, now });
  const closing = deadline?.near ? deadline.closing : undefined;
  const isClosing = (date: CalendarDay, meal: Meal) =>
    closing?.has(mealKey({ date, meal })) ?? false;
  return monthGrid(month).map(({ date, inMonth }) => ({
    shown: {
      date,
      name: formatDay(date),
      inMonth,
      dayNumber: dayNumberOf(date),
      weekday: weekdayOf(date),
      holidayName: holidays.get(date),
      today: date === today,
      closesIn: meals.some((meal) => isClosing(date, meal)) ? deadline?.left : undefined,
    },
    soon: { lunch: isClosing(date, 'lunch'), dinner: isClosing(date, 'dinner') },
    over: date < today,
    change: decide && { lunch: decide(date, 'lunch'), dinner: decide(date, 'dinner') },
  }));
}

type RuledDay = ReturnType<typeof daysUnderRules>[number];

/**
 * The 42 cells with everything that they show. `before` are those of the same rules: a cell of it
 * whose meals are as they were is taken over.
 */
export function mealGridDays(
  view: MonthView,
  days = daysUnderRules(view),
  before: readonly MealGridDay[] = [],
): MealGridDay[] {
  const { settings, current, edits } = view;
  const known = current !== undefined;
  const presentOn = mealsByDay(current ?? []);
  const isUnsaved = (date: CalendarDay, meal: Meal) =>
    known && settings !== undefined && edits.has(mealKey({ date, meal }));
  const isSame = (was: MealGridDay): boolean =>
    was.known === known &&
    meals.every(
      (meal) =>
        was.meals[meal].selected === presentOn(was.date)[meal] &&
        was.meals[meal].unsaved === isUnsaved(was.date, meal),
    );
  const cell = ({ shown, soon, over, change }: RuledDay, meal: Meal): MealCell => {
    const selected = presentOn(shown.date)[meal];
    const unread = { selected, unsaved: false, state: 'closed' } as const;
    if (!current) return { ...unread, lockReason: mealsTexts.monthUnread };
    if (!settings || !change) return { ...unread, lockReason: mealsTexts.rulesUnknown };
    const unsaved = isUnsaved(shown.date, meal);
    const changeOf = change[meal];
    if (changeOf.allowed)
      return {
        selected,
        unsaved,
        lockReason: undefined,
        state: soon[meal] ? 'soon' : 'open',
      };
    const { reason } = changeOf;
    return {
      selected,
      unsaved,
      lockReason: mealLockText(reason, { meal, settings }),
      state: lockedState(reason, selected, over),
    };
  };
  return days.map((day, index) => {
    const was = before[index];
    if (was && isSame(was)) return was;
    return {
      ...day.shown,
      known,
      meals: { lunch: cell(day, 'lunch'), dinner: cell(day, 'dinner') },
    };
  });
}

const sameRules = (a: DayRules, b: DayRules): boolean =>
  a.month === b.month &&
  a.settings === b.settings &&
  a.holidays === b.holidays &&
  a.deadline === b.deadline &&
  a.now === b.now;

/**
 * {@link mealGridDays} that hands out the same day, and the same meal, as before while nothing of
 * it has changed: what draws one of them is drawn again only for a reason. A tap asks no rule
 * again.
 */
export function rememberGridDays(): (view: MonthView) => readonly MealGridDay[] {
  let last: readonly MealGridDay[] = [];
  let under: { rules: DayRules; days: RuledDay[] } | undefined;
  return (view) => {
    const known = under && sameRules(under.rules, view) ? under : undefined;
    under = known ?? { rules: view, days: daysUnderRules(view) };
    const next = mealGridDays(view, under.days, known && last);
    last = replaceEqualDeep(last, next);
    return last;
  };
}

/** A meal that was ordered before its day was closed is not drawn as if it had never been there. */
function lockedState(reason: MealLockReason, selected: boolean, over: boolean): MealChipState {
  if (reason !== 'cutoff-passed' && !selected) return 'unserved';
  return over ? 'past' : 'closed';
}

function statesOf({ known, closesIn, meals: cells }: MealGridDay): string[] {
  if (!known) return [mealsTexts.notKnown];
  if (meals.every((meal) => cells[meal].state === 'unserved')) return [mealsTexts.unserved];
  const states = meals.map((meal) => {
    const { state, selected } = cells[meal];
    if (state === 'unserved') return mealsTexts.mealUnserved(mealName(meal));
    return `${mealName(meal)} ${selected ? mealsTexts.applied : mealsTexts.notApplied}`;
  });
  if (meals.every((meal) => cells[meal].lockReason !== undefined)) states.push(mealsTexts.locked);
  else if (closesIn !== undefined) states.push(mealsTexts.closesIn(closesIn));
  return states;
}

/** `11월 20일 (금), 성탄절, 점심 신청함, 저녁 신청 안 함, 22시간 뒤 마감`. */
export const cellLabel = (day: MealGridDay): string =>
  [day.name, day.holidayName, ...statesOf(day)].filter(Boolean).join(', ');
