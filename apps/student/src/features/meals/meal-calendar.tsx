import { meals } from '@academy/domain/meals';
import { formatMonth, formatWeekday, type CalendarMonth, type Weekday } from '@academy/domain/time';
import { MonthGrid } from '@academy/ui/month-grid';
import type { KeyboardEvent } from 'react';
import { mealsTexts } from '../../shared/messages/meals-texts';
import { ChipSkeleton, DayChips } from './day-chips';
import { editOfWeekday } from './edit';
import { cellLabel, type MealGridDay } from './grid-day';
import type { MealEdits } from './meal-edits';
import styles from './meals-page.module.css';
import { useMealPainting } from './use-meal-painting';

interface Props {
  month: CalendarMonth;
  days: readonly MealGridDay[];
  /** Shows the shape of the month before its meals are known. */
  loading: boolean;
  edits: MealEdits;
  onStep: (months: number) => void;
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAY_NAMES = WEEKDAYS.map(formatWeekday);

/**
 * By `code`, because `key` is a jamo while the Korean keyboard is on. Space stands for both meals.
 */
const MEALS_OF_KEY = new Map<string, typeof meals>([
  ['Space', meals],
  ['KeyL', ['lunch']],
  ['KeyD', ['dinner']],
]);

/**
 * The 42 cells with their two chips: tap, paint, Shift-click, weekday names and keys all end in the
 * same taps.
 */
export function MealCalendar({ month, days, loading, edits, onStep }: Props) {
  const paintRef = useMealPainting(days, edits);

  function onCellKeyDown(day: MealGridDay, event: KeyboardEvent<HTMLElement>): void {
    const wanted = MEALS_OF_KEY.get(event.code);
    if (!wanted || loading) return;
    event.preventDefault();
    const open = wanted.filter((meal) => day.meals[meal].lockReason === undefined);
    const value = open.some((meal) => !day.meals[meal].selected);
    for (const meal of open)
      if (day.meals[meal].selected !== value) edits.tap({ date: day.date, meal, value });
  }

  return (
    <div ref={paintRef} className={styles.calendar}>
      <MonthGrid
        label={mealsTexts.gridLabel(formatMonth(month))}
        days={days}
        busy={loading}
        cellLabel={cellLabel}
        weekdayNames={WEEKDAY_NAMES}
        weekdayAction={(weekday) => mealsTexts.weekdayAction(WEEKDAY_NAMES[weekday] ?? '')}
        onWeekdayClick={(weekday) => edits.apply(editOfWeekday(days, weekday))}
        onMonthStep={onStep}
        onCellKeyDown={onCellKeyDown}
        renderCell={(day) => (loading ? <ChipSkeleton /> : <DayChips day={day} edits={edits} />)}
      />
    </div>
  );
}
