import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './month-grid.module.css';
import { WeekdayHeader } from './weekday-header';

const PLACES = [0, 1, 2, 3, 4, 5, 6];
const WEEKS = PLACES.slice(1);

/**
 * The weekdays over 42 cells of which nothing is known: what can be painted before any code runs.
 * Each cell holds `children`, the room of what a day will show. It says nothing to a screen reader.
 */
export const MonthGridOutline = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame} aria-hidden="true">
    <table role="presentation" className={cx(styles.grid, styles.outline)}>
      <WeekdayHeader />
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            {PLACES.map((place) => (
              <td key={place} className={styles.cell}>
                <div className={styles.content}>
                  <div className={styles.head} />
                  {children}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
