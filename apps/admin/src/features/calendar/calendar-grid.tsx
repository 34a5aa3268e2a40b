import type { CalendarCell, MealCalendar } from '@academy/domain/calendar';
import { closingCauseName, dayStateName } from '@academy/domain/messages';
import { calendarDaySchema, formatMonth, monthGrid, weekdayOf, type CalendarDay } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { MonthGrid } from '@academy/ui/month-grid';
import styles from './calendar-grid.module.css';
import { calendarPageTexts as texts, cellText } from './calendar-texts';

const TONES: Record<CalendarCell['state'], BadgeTone> = { open: 'success', cutoff: 'warning', closed: 'danger', 'not-served': 'neutral', 'outside-period': 'neutral' };

function Counts({ cell }: { cell: CalendarCell }) {
  const { lunch, dinner, unpaid, state, closing } = cell;
  return (
    <span className={styles.cell} data-state={state}>
      <span className={styles.counts}>
        <span className={styles.lunch}>{texts.lunch} <strong>{lunch}</strong></span>
        <span className={styles.dinner}>{texts.dinner} <strong>{dinner}</strong></span>
      </span>
      <Badge className={styles.state} tone={TONES[state]}>{closing ? closingCauseName(closing.cause) : dayStateName(state)}</Badge>
      {unpaid > 0 && <span className={styles.unpaid}>{texts.unpaid} {unpaid}</span>}
    </span>
  );
}

interface Props {
  calendar: MealCalendar;
  today: CalendarDay;
  onOpen: (date: CalendarDay) => void;
}

/** The month with what is eaten on every day and what kind of day it is. Enter, Space or a click opens one. */
export function CalendarGrid({ calendar: { month, days }, today, onOpen }: Props) {
  const cellOn = new Map<string, CalendarCell>(days.map((cell) => [cell.date, cell]));
  const open = (date: string) => onOpen(calendarDaySchema.parse(date));
  const cells = monthGrid(month).map(({ date, inMonth }) => ({
    date, inMonth, dayNumber: Number(date.slice(8)), weekday: weekdayOf(date), today: date === today, holidayName: cellOn.get(date)?.holiday ?? undefined,
  }));
  return (
    <MonthGrid
      label={`${formatMonth(month)} ${texts.grid}`}
      className={styles.grid}
      days={cells}
      cellLabel={({ date }) => {
        const cell = cellOn.get(date);
        return cell ? cellText(cell) : date;
      }}
      renderCell={({ date }) => {
        const cell = cellOn.get(date);
        return cell && <Counts cell={cell} />;
      }}
      onCellClick={({ date }) => open(date)}
      onCellKeyDown={({ date }, event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open(date);
      }}
    />
  );
}
