import { attendanceMarkText, type Period } from '@academy/domain/attendance';
import { formatClock } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Row } from '@academy/ui/layout';
import styles from './clash-list.module.css';
import type { Clash } from './clashes';
import type { AttendanceSheet } from './use-attendance-day';
import { clashTexts } from '../dialog-texts';

interface Props extends Pick<AttendanceSheet, 'clashes' | 'outbox'> {
  periods: readonly Period[];
}

const clockOf = (at: string | number) => formatClock(new Date(at));

/**
 * Cells that two managers marked differently: both values, and the question which one stays.
 * Nothing changes until one is chosen.
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
      <h2>{clashTexts.title(clashes.length)}</h2>
      <ul className={styles.list}>
        {clashes.map((clash) => {
          const { mark, theirs, row } = clash;
          return (
            <Row key={mark.rev} as="li" gap={16} lineGap={4} align="center">
              <strong>
                {clashTexts.place(
                  row?.name ?? clashTexts.unknown,
                  periods.find(({ number }) => number === mark.period)?.name ?? `${mark.period}`,
                )}
              </strong>
              <span>
                {clashTexts.mine(
                  [attendanceMarkText(mark), mark.note].filter(Boolean).join(' · '),
                  clockOf(mark.at),
                )}
              </span>
              <span>
                {clashTexts.theirs(
                  [attendanceMarkText(theirs), theirs.note].filter(Boolean).join(' · '),
                  theirs.byName,
                  clockOf(theirs.at),
                )}
              </span>
              <Row as="span" gap={8} wrap={false} className={styles.choice}>
                <Button size="dense" onClick={() => choose([clash], 'mine')}>
                  {clashTexts.keepMine}
                </Button>
                <Button size="dense" onClick={() => choose([clash], 'theirs')}>
                  {clashTexts.keepTheirs}
                </Button>
              </Row>
            </Row>
          );
        })}
      </ul>
      {clashes.length > 1 && (
        <Row as="p" gap={8} wrap={false}>
          <Button size="dense" onClick={() => choose(clashes, 'mine')}>
            {clashTexts.allMine}
          </Button>
          <Button size="dense" onClick={() => choose(clashes, 'theirs')}>
            {clashTexts.allTheirs}
          </Button>
        </Row>
      )}
    </section>
  );
}
