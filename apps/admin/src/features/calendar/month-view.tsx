import type { CalendarCell, MealCalendar } from '@academy/domain/calendar';
import { type Meal, mealName, meals } from '@academy/domain/meals';
import { type CalendarDay, formatDay, seoulDay } from '@academy/domain/time';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { PointMenu } from '@academy/ui/menu';
import type { MonthStep } from '@academy/ui/month-grid';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import { useState } from 'react';
import { useManager } from '../../shared/session/use-manager';
import { CalendarGrid } from './calendar-grid';
import styles from './calendar-page.module.css';
import { calendarPageTexts as texts, cutoffText, selectedDaysText } from './calendar-texts';
import type { ClosingStart } from './closing/closing-dialog';
import { DayPanel } from './day/day-panel';
import type { DaySelection } from './use-day-selection';
import { useOpenDays } from './closing/use-open-days';
import { formatNumber } from '@academy/domain/money';

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
        onOpening={() => opening.run({ dates: chosen }, selection.clear)}
      />
      {menu && menuCell && (
        <DayMenu
          key={menu.date}
          cell={menuCell}
          at={menu.at}
          onClose={() => setMenu(undefined)}
          onOpenPanel={() => onDateChange(menu.date)}
          onCloseMeal={(meal) => onClosing({ dates: [menu.date], meals: meal })}
          onOpenMeal={(meal) => opening.run({ dates: [menu.date], meals: [meal] })}
        />
      )}
      <DayPanel
        date={date}
        onClose={() => onDateChange('')}
        onCloseDay={(day) => onClosing({ dates: [day] })}
        onOpenDay={(day, opened) => opening.run({ dates: [day], meals: opened })}
      />
    </>
  );
}

/** The month in five numbers. */
function CalendarTiles({
  calendar: { totals, nextCutoff },
  now,
}: {
  calendar: MealCalendar;
  now: Date;
}) {
  const next = nextCutoff && cutoffText(nextCutoff, now);
  return (
    <StatLine label={texts.numbers}>
      <StatTile label={texts.servedDays} value={totals.servedDays} unit={texts.days} />
      <StatTile
        label={mealName('lunch')}
        icon={<SunIcon />}
        value={formatNumber(totals.lunch)}
        unit={texts.meals}
        meaning="lunch"
      />
      <StatTile
        label={mealName('dinner')}
        icon={<MoonIcon />}
        value={formatNumber(totals.dinner)}
        unit={texts.meals}
        meaning="dinner"
      />
      <StatTile label={texts.amount} value={formatNumber(totals.amount)} unit={texts.won} />
      <StatTile label={texts.nextCutoff} value={next?.value ?? texts.none} note={next?.note} />
    </StatLine>
  );
}

/** Numbers and six weeks in the room that they will take. */
export function CalendarSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.loading}>
      <Skeleton height="40px" />
      <Skeleton height="34px" />
      {Array.from({ length: 6 }, (_, week) => (
        <Skeleton key={week} height="6.75rem" />
      ))}
    </SkeletonGroup>
  );
}

interface SelectionBarProps {
  calendar: MealCalendar;
  selection: DaySelection;
  onClosing: () => void;
  onOpening: () => void;
}

/** What can be done with several days at once: a week of holidays is closed in one go. */
function SelectionBar({
  calendar,
  selection: { dates, clear },
  onClosing,
  onOpening,
}: SelectionBarProps) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const applied = calendar.days
    .filter(({ date }) => dates?.has(date))
    .reduce((sum, { lunch, dinner }) => sum + lunch + dinner, 0);
  return (
    <BulkBar
      label={dates && selectedDaysText(dates.size, applied)}
      clearLabel={texts.clearSelection}
      onClear={clear}
    >
      <Button size="dense" variant="primary" disabledReason={reason} onClick={onClosing}>
        {texts.closeDays}
      </Button>
      <Button size="dense" disabledReason={reason} onClick={onOpening}>
        {texts.openDays}
      </Button>
    </BulkBar>
  );
}

interface DayMenuProps {
  cell: CalendarCell;
  at: { x: number; y: number };
  onClose: () => void;
  onOpenPanel: () => void;
  onCloseMeal: (meal: Meal) => void;
  onOpenMeal: (meal: Meal) => void;
}

/** What a right click on a day offers: one meal closed or opened again, or the day's panel. */
function DayMenu({ cell, at, onClose, onOpenPanel, onCloseMeal, onOpenMeal }: DayMenuProps) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const items = meals.flatMap((meal) => {
    const closed = cell.closed[meal];
    if (closed === null)
      return [
        {
          label: texts.closeMeal(mealName(meal)),
          disabledReason: reason,
          onSelect: () => onCloseMeal(meal),
        },
      ];
    return closed === 'meal-disabled' || closed === 'not-an-enabled-date'
      ? [
          {
            label: texts.openMeal(mealName(meal)),
            disabledReason: reason,
            onSelect: () => onOpenMeal(meal),
          },
        ]
      : [];
  });
  return (
    <PointMenu
      label={texts.dayMenu(formatDay(cell.date))}
      at={at}
      onClose={onClose}
      items={[{ label: texts.openDay, onSelect: onOpenPanel }, ...items]}
    />
  );
}
