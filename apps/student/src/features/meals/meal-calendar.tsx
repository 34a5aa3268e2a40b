import { type Meal, mealName, meals, mealSchema } from '@academy/domain/meals';
import {
  type CalendarDay,
  type CalendarMonth,
  formatMonth,
  formatWeekday,
  isCalendarDay,
  type Weekday,
} from '@academy/domain/time';
import { MealChip } from '@academy/ui/meal-chip';
import { MonthGrid } from '@academy/ui/month-grid';
import { Skeleton } from '@academy/ui/skeleton';
import {
  type PaintTarget,
  paintTargetProps,
  usePaintSelection,
} from '@academy/ui/use-paint-selection';
import { type KeyboardEvent, memo, useCallback, useRef } from 'react';
import { mealsTexts } from './meals-texts';
import { editOfWeekday, type MonthEditor } from './outbox/edit-month';
import { cellLabel, type MealCell, type MealGridDay } from './grid-day';
import type { MealEdit } from './outbox/meal-edit';
import { useOpenDaysInView } from './use-open-days-in-view';
import styles from './meals-page.module.css';

interface Props {
  month: CalendarMonth;
  days: readonly MealGridDay[];
  /** Shows the shape of the month before its meals are known. */
  loading: boolean;
  /** The names of the weekdays are buttons: not where a thumb comes upon them. */
  byWeekday: boolean;
  editor: MonthEditor;
  onStep: (months: number) => void;
  /** A tap beside the chips, or M: what is served on the day. */
  onMenu: (date: MealGridDay['date']) => void;
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAY_NAMES = WEEKDAYS.map(formatWeekday);

/**
 * By `code`, because `key` is a jamo while the Korean keyboard is on. Space toggles both meals, W
 * all of the weekday.
 */
const MEALS_OF_KEY = new Map<string, typeof meals>([
  ['Space', meals],
  ['KeyL', ['lunch']],
  ['KeyD', ['dinner']],
]);

/**
 * The 42 cells with their two chips: tap, paint, Shift-click, weekday names and keys all end in the
 * same edits.
 */
export function MealCalendar({ month, days, loading, byWeekday, editor, onStep, onMenu }: Props) {
  const paintRef = useMealPainting(days, editor);
  useOpenDaysInView(paintRef, days, loading);
  const renderCell = useCallback(
    (day: MealGridDay) => (loading ? <ChipSkeleton /> : <DayChips day={day} editor={editor} />),
    [loading, editor],
  );

  function onCellKeyDown(day: MealGridDay, event: KeyboardEvent<HTMLElement>): void {
    if (event.code === 'KeyM') return onMenu(day.date);
    if (loading) return;
    if (event.code === 'KeyW') return editor.apply(editOfWeekday(days, day.weekday));
    const wanted = MEALS_OF_KEY.get(event.code);
    if (!wanted) return;
    event.preventDefault();
    const open = wanted.filter((meal) => day.meals[meal].lockReason === undefined);
    const value = open.some((meal) => !day.meals[meal].selected);
    for (const meal of open)
      if (day.meals[meal].selected !== value) editor.tap({ date: day.date, meal, value });
  }

  return (
    <div ref={paintRef}>
      <MonthGrid
        label={mealsTexts.gridLabel(formatMonth(month))}
        days={days}
        busy={loading}
        cellLabel={cellLabel}
        weekdayNames={WEEKDAY_NAMES}
        weekdayAction={(weekday) => mealsTexts.weekdayAction(WEEKDAY_NAMES[weekday] ?? '')}
        onWeekdayClick={
          byWeekday ? (weekday) => editor.apply(editOfWeekday(days, weekday)) : undefined
        }
        onMonthStep={onStep}
        onCellKeyDown={onCellKeyDown}
        onCellClick={({ date }) => onMenu(date)}
        renderCell={renderCell}
      />
    </div>
  );
}

/** A chip as the gesture names it: the day is the key, the meal the lane. */
function mealOf({ key, lane }: PaintTarget): { date: MealGridDay['date']; meal: Meal } | null {
  const meal = mealSchema.safeParse(lane);
  return isCalendarDay(key) && meal.success ? { date: key, meal: meal.data } : null;
}

/**
 * Press-drag and Shift-click paint one meal over days; one message at the end takes it all back.
 */
function useMealPainting(days: readonly MealGridDay[], editor: MonthEditor) {
  const before = useRef(new Map<string, boolean>());
  const byDate = new Map<string, MealGridDay>(
    days.filter(({ inMonth }) => inMonth).map((day) => [day.date, day]),
  );

  return usePaintSelection({
    order: [...byDate.keys()],
    valueOf(target) {
      const found = mealOf(target);
      const cell = found && byDate.get(found.date)?.meals[found.meal];
      return cell && cell.lockReason === undefined ? cell.selected : undefined;
    },
    onPaint(target, value) {
      const found = mealOf(target);
      if (!found) return;
      before.current.set(`${target.key}|${target.lane}`, !value);
      editor.tap({ ...found, value });
    },
    onPaintEnd(targets, value) {
      const painted = targets
        .filter(({ key, lane }) => before.current.has(`${key}|${lane}`))
        .map(mealOf)
        .filter((found) => found !== null);
      before.current.clear();
      const edits: MealEdit[] = painted.map((found) => ({ ...found, value }));
      editor.painted(
        edits,
        painted.map((found) => ({ ...found, value: !value })),
      );
    },
  });
}

/**
 * Lunch and dinner of one day. Keys reach them through the grid, so they are no Tab stops of their
 * own.
 */
function DayChips({ day, editor }: { day: MealGridDay; editor: MonthEditor }) {
  return (
    <div className={styles.chips}>
      {meals.map((meal) => (
        <DayChip
          key={meal}
          date={day.date}
          dayName={day.name}
          meal={meal}
          cell={day.meals[meal]}
          editor={editor}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  date: CalendarDay;
  dayName: string;
  meal: Meal;
  cell: MealCell;
  editor: MonthEditor;
}

/** A tap on lunch leaves the dinner below it alone. */
const DayChip = memo(function DayChip({ date, dayName, meal, cell, editor }: ChipProps) {
  return (
    <MealChip
      {...cell}
      meal={meal}
      text={mealName(meal)}
      label={`${dayName} ${mealName(meal)}`}
      tabIndex={-1}
      onToggle={(value) => editor.tap({ date, meal, value })}
      {...paintTargetProps({ key: date, lane: meal })}
    />
  );
});

/** The same room, while the meals are not known yet. */
function ChipSkeleton() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {meals.map((meal) => (
        <Skeleton key={meal} className={styles.chipRoom} />
      ))}
    </div>
  );
}
