import { attendanceMarkText, openCells, type Period } from '@academy/domain/attendance';
import { formatClock, formatDay, formatMoment } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button, buttonClassName } from '@academy/ui/button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { attendanceTexts as texts, todayTexts } from './attendance-texts';
import { ReopenDay } from './close-day';
import styles from './day-notices.module.css';
import type { Clash } from './day/shown-rows';
import type { AttendanceSheet } from './day/use-attendance-day';
import { clashTexts } from './dialog-texts';

interface ClashListProps extends Pick<AttendanceSheet, 'clashes' | 'outbox'> {
  periods: readonly Period[];
}

const clockOf = (at: string | number) => formatClock(new Date(at));

/**
 * Cells that two managers marked differently: both values, and the question which one stays.
 * Nothing is decided until somebody does.
 */
function ClashList({ clashes, outbox, periods }: ClashListProps) {
  if (clashes.length === 0) return null;
  const choose = (some: readonly Clash[], choice: 'mine' | 'theirs') =>
    outbox.resolve(
      some.map(({ mark }) => mark),
      choice,
    );
  return (
    <section className={styles.clashes} role="alert">
      <h2 className={styles.title}>{clashTexts.title(clashes.length)}</h2>
      <ul className={styles.list}>
        {clashes.map((clash) => {
          const { mark, theirs, row } = clash;
          return (
            <li key={mark.rev} className={styles.clash}>
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
              <span className={styles.choice}>
                <Button size="dense" onClick={() => choose([clash], 'mine')}>
                  {clashTexts.keepMine}
                </Button>
                <Button size="dense" onClick={() => choose([clash], 'theirs')}>
                  {clashTexts.keepTheirs}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {clashes.length > 1 && (
        <p className={styles.all}>
          <Button size="dense" onClick={() => choose(clashes, 'mine')}>
            {clashTexts.allMine}
          </Button>
          <Button size="dense" onClick={() => choose(clashes, 'theirs')}>
            {clashTexts.allTheirs}
          </Button>
        </p>
      )}
    </section>
  );
}

/**
 * What has to be known or decided before the day is worked on: a rest day, a closed day, marks that
 * did not get through, marks that clash.
 */
export function DayNotices({ sheet }: { sheet: AttendanceSheet }) {
  const { date, day, rows, outbox, visitOutbox, marks, visits, otherDays, context } = sheet;
  const left = useMemo(
    () => (day?.closed && rows ? openCells(rows, context).length : 0),
    [day?.closed, rows, context],
  );

  return (
    <>
      {day?.holiday && <Banner kind="info">{texts.holiday(day.holiday)}</Banner>}
      {day?.closed && (
        <Banner kind="info" action={<ReopenDay date={date} />}>
          {texts.closed(day.closed.byName, formatMoment(new Date(day.closed.at)))}
          {left > 0 && ` ${texts.leftOpen(left)}`}
        </Banner>
      )}
      {otherDays.map((other) => (
        <Banner
          key={other}
          kind="offline"
          action={
            <Link
              className={buttonClassName({ size: 'dense' })}
              to={`/attendance?date=${other}&view=sheet`}
            >
              {texts.openDay}
            </Link>
          }
        >
          {texts.otherDay(formatDay(other))}
        </Banner>
      ))}
      <ClashList clashes={sheet.clashes} outbox={outbox} periods={day?.periods ?? []} />
      {outbox.isAsking(date) && (
        <ReasonDialog
          title={texts.correct}
          confirmLabel={texts.correctWithReason}
          busy={false}
          onClose={() => outbox.giveUp(date)}
          onConfirm={(reason) => outbox.giveReason(date, reason)}
        >
          {texts.correcting(marks.length - sheet.clashes.length)}
        </ReasonDialog>
      )}
      {visitOutbox.isAsking(date) && visits.length > 0 && !outbox.isAsking(date) && (
        <ReasonDialog
          title={todayTexts.correction}
          confirmLabel={todayTexts.correct}
          busy={false}
          onClose={() => visitOutbox.giveUp(date)}
          onConfirm={(reason) => visitOutbox.giveReason(date, reason)}
        >
          {todayTexts.correctionText}
        </ReasonDialog>
      )}
    </>
  );
}
