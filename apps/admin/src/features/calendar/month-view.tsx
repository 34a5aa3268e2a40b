import type { MealCalendar } from '@academy/domain/calendar';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { MonthStep } from '@academy/ui/month-grid';
import { useState } from 'react';
import { CalendarGrid } from './calendar-grid';
import styles from './calendar-page.module.css';
import { calendarPageTexts as texts } from './calendar-texts';
import { CalendarTiles } from './calendar-tiles';
import type { ClosingStart } from './closing-dialog';
import { DayMenu } from './day-menu';
import { DayPanel } from './day-panel';
import { SelectionBar } from './selection-bar';
import type { DaySelection } from './use-day-selection';
import { useOpenDays } from './use-open-days';

interface Props {
  calendar: MealCalendar;
  /** Another month is on its way. */
  busy: boolean;
  now: Date;
  selection: DaySelection;
  /** The day whose panel is open. */
  date: CalendarDay | undefined;
  onDateChange: (date: CalendarDay | '') => void;
  onMonthStep: (step: MonthStep) => void;
  onClosing: (start: ClosingStart) => void;
}

/**
 * The whole academy's month: figures, the grid, the open day, and what can be done with chosen
 * days.
 */
export function MonthView({
  calendar,
  busy,
  now,
  selection,
  date,
  onDateChange,
  onMonthStep,
  onClosing,
}: Props) {
  const [menu, setMenu] = useState<{ date: CalendarDay; at: { x: number; y: number } }>();
  const opening = useOpenDays(calendar.settingsVersion);
  const menuCell = calendar.days.find((cell) => cell.date === menu?.date);
  const chosen = [...(selection.dates ?? [])].toSorted();
  return (
    <>
      <CalendarTiles calendar={calendar} now={now} />
      <CalendarGrid
        calendar={calendar}
        busy={busy}
        today={seoulDay(now)}
        selection={selection}
        onOpen={onDateChange}
        onMonthStep={onMonthStep}
        onMenu={(day, at) => setMenu({ date: day, at })}
      />
      <p className={styles.hint}>{texts.selectHint}</p>
      <SelectionBar
        calendar={calendar}
        selection={selection}
        onClosing={() => onClosing({ dates: chosen })}
        onOpening={() => opening.mutate({ dates: chosen }, { onSuccess: selection.clear })}
      />
      {menu && menuCell && (
        <DayMenu
          key={menu.date}
          cell={menuCell}
          at={menu.at}
          onClose={() => setMenu(undefined)}
          onOpenPanel={() => onDateChange(menu.date)}
          onCloseMeal={(meal) => onClosing({ dates: [menu.date], meals: meal })}
          onOpenMeal={(meal) => opening.mutate({ dates: [menu.date], meals: [meal] })}
        />
      )}
      <DayPanel
        date={date}
        onClose={() => onDateChange('')}
        onCloseDay={(day) => onClosing({ dates: [day] })}
        onOpenDay={(day, meals) => opening.mutate({ dates: [day], meals })}
      />
    </>
  );
}
