import { statusMeanings } from '@academy/app-kit/status';
import type { CalendarCell, MealCalendar } from '@academy/domain/calendar';
import { meals, type Meal, mealName } from '@academy/domain/meals';
import {
  calendarDaySchema,
  formatMonth,
  monthGrid,
  weekdayOf,
  type CalendarDay,
  dayNumberOf,
} from '@academy/domain/time';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { toneClass } from '@academy/ui/meaning';
import { MonthGrid, type MonthStep } from '@academy/ui/month-grid';
import { isEnter } from '@academy/ui/enter-key';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './calendar-grid.module.css';
import {
  cellText,
  gridLabel,
  calendarPageTexts as texts,
  closedText,
  datedPriceText,
  mealText,
  stateText,
} from './calendar-texts';
import type { DaySelection } from './use-day-selection';

interface Props {
  calendar: MealCalendar;
  busy: boolean;
  today: CalendarDay;
  selection: DaySelection;
  onOpen: (date: CalendarDay) => void;
  onMonthStep: (step: MonthStep) => void;
  /** A right click or a long press on a day, and where on the screen it was. */
  onMenu: (date: CalendarDay, at: { x: number; y: number }) => void;
}

/** The day whose cell an event happened in. */
const dayAt = (target: EventTarget | null) =>
  target instanceof Element
    ? calendarDaySchema.safeParse(target.closest('[data-date]')?.getAttribute('data-date')).data
    : undefined;

/**
 * The month with what is eaten on every day and what kind of day it is. A click, Enter or Space
 * opens a day; Shift and Ctrl choose several.
 */
export function CalendarGrid({
  calendar: { month, days },
  busy,
  today,
  selection,
  onOpen,
  onMonthStep,
  onMenu,
}: Props) {
  const cellOn = new Map<string, CalendarCell>(days.map((cell) => [cell.date, cell]));
  const most = Math.max(0, ...days.flatMap(({ lunch, dinner }) => [lunch, dinner]));
  const press = (date: CalendarDay, { shiftKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent) => {
    if (shiftKey) selection.extend(date);
    else if (ctrlKey || metaKey) selection.toggle(date);
    else onOpen(date);
  };
  const cells = monthGrid(month).map(({ date, inMonth }) => ({
    date,
    inMonth,
    dayNumber: dayNumberOf(date),
    weekday: weekdayOf(date),
    today: date === today,
    holidayName: cellOn.get(date)?.holiday ?? undefined,
    selected: selection.dates && inMonth ? selection.dates.has(date) : undefined,
  }));
  return (
    <MonthGrid
      label={gridLabel(formatMonth(month))}
      className={styles.grid}
      days={cells}
      busy={busy}
      aria-multiselectable="true"
      cellLabel={({ date }) => {
        const cell = cellOn.get(date);
        return cell ? cellText(cell) : date;
      }}
      renderCell={({ date }) => {
        const cell = cellOn.get(date);
        return cell && <CalendarCellView cell={cell} most={most} />;
      }}
      onMonthStep={onMonthStep}
      onCellClick={({ date }, event) => press(date, event)}
      onCellKeyDown={({ date }, event) => {
        if (event.key === 'Escape') selection.clear();
        if (!isEnter(event) && event.key !== ' ') return;
        event.preventDefault();
        press(date, event);
      }}
      onKeyDown={({ key, shiftKey, target }) => {
        // The grid has moved the focus by now: Shift takes the days along.
        const [from, to] = [dayAt(target), dayAt(document.activeElement)];
        if (shiftKey && key.startsWith('Arrow') && from && to) selection.extend(to, from);
      }}
      onContextMenu={(event) => {
        const date = dayAt(event.target);
        if (!date) return;
        event.preventDefault();
        onMenu(date, { x: event.clientX, y: event.clientY });
      }}
    />
  );
}

const ICONS = { lunch: SunIcon, dinner: MoonIcon } as const;

interface CountProps {
  cell: CalendarCell;
  meal: Meal;
  /** The month's fullest day, which the bar is measured by. */
  most: number;
}

function MealCount({ cell, meal, most }: CountProps) {
  const text = mealText(cell, meal);
  const Icon = ICONS[meal];
  if (text === null) return null;
  return (
    <span className={styles.meal} data-meal={meal} data-none={cell[meal] === 0 || undefined}>
      <Icon className={styles.icon} />
      <span className={styles.word}>{mealName(meal)}</span>
      <strong
        className={styles.count}
        data-short={closedText(cell, meal) !== null && cell[meal] === 0 ? texts.noMeal : undefined}
      >
        <span>{text}</span>
      </strong>
      <span className={styles.load}>
        <span style={{ inlineSize: `${most === 0 ? 0 : (cell[meal] / most) * 100}%` }} />
      </span>
    </span>
  );
}

/**
 * What a day of the month says: how many eat, who has not paid, and what kind of day it is, in
 * words.
 */
function CalendarCellView({ cell, most }: { cell: CalendarCell; most: number }) {
  const price = datedPriceText(cell);
  return (
    <span className={styles.cell}>
      {meals.map((meal) => (
        <MealCount key={meal} cell={cell} meal={meal} most={most} />
      ))}
      <span className={styles.foot}>
        <span
          className={`${styles.state} ${toneClass(statusMeanings.calendarDay[cell.state])}`}
          data-state={cell.state}
        >
          {stateText(cell)}
        </span>
        {cell.unpaid > 0 && (
          <span className={styles.unpaid}>
            {texts.unpaid} {cell.unpaid}
          </span>
        )}
        {price && <span className={styles.price}>{price}</span>}
      </span>
    </span>
  );
}
