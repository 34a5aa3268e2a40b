import { cx } from '../internal/cx';
import styles from './month-grid.module.css';

export interface WeekdayHeaderProps {
  /** Sunday first. */
  weekdayNames?: readonly string[] | undefined;
  /** Accessible name of a weekday's button: `금요일 모두 바꾸기`. Needed with `onWeekdayClick`. */
  weekdayAction?: ((weekday: number) => string) | undefined;
  /**
   * Turns the names into buttons; 0 is Sunday. They are no Tab stops, because Tab leads to the
   * days: the page gives a key of a day the same effect.
   */
  onWeekdayClick?: ((weekday: number) => void) | undefined;
}

const KOREAN = ['일', '월', '화', '수', '목', '금', '토'];

export function WeekdayHeader({
  weekdayNames = KOREAN,
  weekdayAction,
  onWeekdayClick,
}: WeekdayHeaderProps) {
  return (
    <thead>
      <tr>
        {weekdayNames.map((name, weekday) => {
          const colour = weekday === 0 ? styles.red : weekday === 6 && styles.blue;
          return (
            <th key={name} scope="col" className={cx(styles.weekday, colour)}>
              {onWeekdayClick ? (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={weekdayAction?.(weekday)}
                  className={styles.weekdayButton}
                  onClick={() => onWeekdayClick(weekday)}
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
