import {
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import { isOnWidget } from './cell-widgets';
import { DayCell } from './day-cell';
import type { MonthGridDay, MonthStep } from './month-grid-day';
import styles from './month-grid.module.css';
import { useMonthSwipe } from './use-month-swipe';
import { useRovingDay } from './use-roving-day';
import { WeekdayHeader, type WeekdayHeaderProps } from './weekday-header';

export interface MonthGridProps<D extends MonthGridDay>
  extends Omit<ComponentProps<'table'>, 'children' | 'role' | 'aria-label'>, WeekdayHeaderProps {
  /** Accessible name: `2026년 11월 도시락`. */
  label: string;
  /** 42 days, Sunday first. */
  days: readonly D[];
  /** Full accessible name of a cell: `11월 20일 금요일, 점심 신청함, 저녁 신청 안 함, 마감됨`. */
  cellLabel: (day: D) => string;
  /**
   * What is below the day number; only called for days of the month. Widgets inside need
   * `tabIndex={-1}`. While this function, `cellLabel` and a day stay the same ones, the day is not
   * drawn again.
   */
  renderCell: (day: D) => ReactNode;
  /** PageUp/PageDown, an arrow over the edge, or a swipe. Without it the month stays. */
  onMonthStep?: (step: MonthStep) => void;
  /**
   * Keys on a focused cell that the grid itself doesn't use (Space, L, D …). Use `event.code` for
   * letters.
   */
  onCellKeyDown?: (day: D, event: KeyboardEvent<HTMLElement>) => void;
  /** A click on the cell outside its widgets; the event says whether Shift was held. */
  onCellClick?: (day: D, event: MouseEvent<HTMLElement>) => void;
  /** Marks the content as being loaded. */
  busy?: boolean;
}

/** Events are heard in one place: a cell without listeners needs no drawing for their sake. */
function dayAround<D extends MonthGridDay>(days: readonly D[], { target }: SyntheticEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  const day = cell && days.find(({ inMonth, date }) => inMonth && date === cell.dataset.date);
  return cell && day ? { cell, day } : undefined;
}

/**
 * The month as an ARIA grid of 6 × 7 days with one Tab stop.
 *
 * Two levels of focus: arrows move over days; Enter or F2 goes into the widgets of a day, where
 * left and right keep the same widget of the neighbouring day, up and down go through the widgets
 * and on to the next week; Esc returns to the day.
 */
export function MonthGrid<D extends MonthGridDay>({
  label,
  days,
  cellLabel,
  renderCell,
  onMonthStep,
  onCellKeyDown,
  onCellClick,
  busy = false,
  weekdayNames,
  weekdayAction,
  onWeekdayClick,
  className,
  ref,
  onFocus,
  onKeyDown,
  onClick,
  ...rest
}: MonthGridProps<D>) {
  const gridRef = useRef<HTMLTableElement>(null);
  const mergedRef = useMergedRef(gridRef, ref);
  const roving = useRovingDay({ gridRef, days, onMonthStep, onCellKeyDown });
  const swipe = useMonthSwipe(onMonthStep);
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <div className={styles.frame}>
      <table
        {...swipe}
        {...rest}
        ref={mergedRef}
        role="grid"
        aria-label={label}
        aria-busy={busy || undefined}
        className={cx(styles.grid, className)}
        onFocus={(event) => {
          const at = dayAround(days, event);
          if (at) roving.setActiveDate(at.day.date);
          onFocus?.(event);
        }}
        onKeyDown={(event) => {
          const at = dayAround(days, event);
          if (at) roving.onKeyDown(at, event);
          onKeyDown?.(event);
        }}
        onClick={(event) => {
          const at = dayAround(days, event);
          if (at && !isOnWidget(at.cell, event)) onCellClick?.(at.day, event);
          onClick?.(event);
        }}
      >
        <WeekdayHeader
          weekdayNames={weekdayNames}
          weekdayAction={weekdayAction}
          onWeekdayClick={onWeekdayClick}
        />
        <tbody>
          {/* Keys are places: another month is written into the cells that are there. */}
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day) => (
                <DayCell
                  key={day.weekday}
                  day={day}
                  tabStop={day.date === roving.activeDate}
                  clickable={onCellClick !== undefined}
                  cellLabel={cellLabel}
                  renderCell={renderCell}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
