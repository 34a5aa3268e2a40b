import { type Period, attendanceMarkText } from '@academy/domain/attendance';
import { formatClock } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import styles from './clash-list.module.css';
import { clashTexts as texts } from './panel-texts';
import type { Clash } from './shown-rows';
import type { AttendanceSheet } from './use-attendance-day';

interface Props extends Pick<AttendanceSheet, 'clashes' | 'outbox'> {
  periods: readonly Period[];
}

const clockOf = (at: string | number) => formatClock(new Date(at));

/**
 * Cells that two managers marked differently: both values, and the question which one stays.
 * Nothing is decided until somebody does.
 */
export function ClashList({ clashes, outbox, periods }: Props) {
  if (clashes.length === 0) return null;
  const choose = (some: readonly Clash[], choice: 'mine' | 'theirs') =>
    outbox.resolve(
      some.map(({ mark }) => mark),
      choice,
    );
  return (
    <section className={styles.clashes} role="alert">
      <h2 className={styles.title}>{texts.title(clashes.length)}</h2>
      <ul className={styles.list}>
        {clashes.map((clash) => {
          const { mark, theirs, row } = clash;
          return (
            <li key={mark.rev} className={styles.clash}>
              <strong>
                {texts.place(
                  row?.name ?? texts.unknown,
                  periods.find(({ number }) => number === mark.period)?.name ?? `${mark.period}`,
                )}
              </strong>
              <span>
                {texts.mine(
                  [attendanceMarkText(mark), mark.note].filter(Boolean).join(' · '),
                  clockOf(mark.at),
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
                <Button size="dense" onClick={() => choose([clash], 'mine')}>
                  {texts.keepMine}
                </Button>
                <Button size="dense" onClick={() => choose([clash], 'theirs')}>
                  {texts.keepTheirs}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {clashes.length > 1 && (
        <p className={styles.all}>
          <Button size="dense" onClick={() => choose(clashes, 'mine')}>
            {texts.allMine}
          </Button>
          <Button size="dense" onClick={() => choose(clashes, 'theirs')}>
            {texts.allTheirs}
          </Button>
        </p>
      )}
    </section>
  );
}
