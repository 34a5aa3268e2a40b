import { type AttendanceRow, type Period, attendanceMarkText } from '@academy/domain/attendance';
import { formatClock } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import styles from './clash-list.module.css';
import { clashTexts as texts } from './panel-texts';
import { conflictsIn } from './shown-rows';
import type { AttendanceSheet } from './use-attendance-day';

type Props = Pick<AttendanceSheet, 'saver' | 'saving'> & {
  rows: readonly AttendanceRow[];
  periods: readonly Period[];
};

const clockOf = (at: string) => formatClock(new Date(at));

/**
 * Cells that two managers marked differently: both values, and the question which one stays.
 * Nothing is decided until somebody does.
 */
export function ClashList({ saver, saving, rows, periods }: Props) {
  const conflicts = conflictsIn(saving.queue, rows);
  if (conflicts.length === 0) return null;
  const keys = conflicts.map(({ key }) => key);
  return (
    <section className={styles.clashes} role="alert">
      <h2 className={styles.title}>{texts.title(conflicts.length)}</h2>
      <ul className={styles.list}>
        {conflicts.map(({ key, row, conflict: { yours, theirs } }) => (
          <li key={key} className={styles.clash}>
            <strong>
              {texts.place(
                row?.name ?? texts.unknown,
                periods.find(({ number }) => number === yours.period)?.name ?? `${yours.period}`,
              )}
            </strong>
            <span>
              {texts.mine(
                [attendanceMarkText(yours), yours.note].filter(Boolean).join(' · '),
                clockOf(yours.at),
              )}
            </span>
            <span>
              {texts.theirs(
                [attendanceMarkText(theirs), theirs.note].filter(Boolean).join(' · '),
                theirs.byName,
                clockOf(theirs.at),
              )}
            </span>
            <span className={styles.choice}>
              <Button size="dense" onClick={() => saver.resolve([key], 'mine')}>
                {texts.keepMine}
              </Button>
              <Button size="dense" onClick={() => saver.resolve([key], 'theirs')}>
                {texts.keepTheirs}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {keys.length > 1 && (
        <p className={styles.all}>
          <Button size="dense" onClick={() => saver.resolve(keys, 'mine')}>
            {texts.allMine}
          </Button>
          <Button size="dense" onClick={() => saver.resolve(keys, 'theirs')}>
            {texts.allTheirs}
          </Button>
        </p>
      )}
    </section>
  );
}
