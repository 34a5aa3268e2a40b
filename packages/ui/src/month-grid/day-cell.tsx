import { memo, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { MonthGridDay } from './month-grid-day';
import styles from './month-grid.module.css';

interface Props {
  day: MonthGridDay;
  /** Whether this is the grid's one Tab stop. */
  tabStop: boolean;
  clickable: boolean;
  cellLabel(this: void, day: MonthGridDay): string;
  renderCell(this: void, day: MonthGridDay): ReactNode;
}

/**
 * One day, drawn again only when something of it changes. Days of the neighbouring months keep the
 * grid's shape and nothing else.
 */
export const DayCell = memo(function DayCell({
  day,
  tabStop,
  clickable,
  cellLabel,
  renderCell,
}: Props) {
  const colour =
    day.holidayName !== undefined || day.weekday === 0
      ? styles.red
      : day.weekday === 6 && styles.blue;
  const number = (
    <span className={cx(styles.number, colour)} data-today={day.today || undefined}>
      {day.dayNumber}
    </span>
  );
  if (!day.inMonth) {
    return (
      <td role="gridcell" aria-disabled="true" className={cx(styles.cell, styles.outside)}>
        {number}
      </td>
    );
  }
  return (
    <td
      role="gridcell"
      tabIndex={tabStop ? 0 : -1}
      aria-selected={day.selected}
      aria-current={day.today ? 'date' : undefined}
      data-date={day.date}
      className={cx(styles.cell, clickable && styles.clickable, day.selected && styles.selected)}
    >
      {/* The cell takes its name from here. On the cell itself the label would have to repeat the chips' words (WCAG 2.5.3). */}
      <div role="group" aria-label={cellLabel(day)} className={styles.content}>
        <div className={styles.head}>
          {number}
          {day.holidayName !== undefined && (
            <span className={styles.holiday}>{day.holidayName}</span>
          )}
        </div>
        {renderCell(day)}
      </div>
    </td>
  );
});
