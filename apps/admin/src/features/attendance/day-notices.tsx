import { openCells } from '@academy/domain/attendance';
import { formatDay, formatMoment } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { Banner } from '@academy/ui/banner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { useManager } from '../../shared/use-manager';
import { attendanceTexts as texts } from './attendance-texts';
import { ClashList } from './clash-list';
import { keptMarks } from './kept-marks';
import { ReopenDay } from './reopen-day';
import { saverOf } from './savers';
import type { AttendanceSheet } from './use-attendance-day';

const NONE: readonly never[] = [];

/**
 * What has to be known or decided before the day is worked on: a rest day, a closed day, marks that
 * did not get through, marks that clash.
 */
export function DayNotices({ sheet }: { sheet: AttendanceSheet }) {
  const { date, day, rows, saver, saving, context } = sheet;
  const queries = useQueryClient();
  const { id } = useManager();
  const left = useMemo(
    () => (day?.closed && rows ? openCells(rows, context).length : 0),
    [day?.closed, rows, context],
  );
  const others = useMemo(() => keptMarks.days(id).filter((other) => other !== date), [id, date]);
  useEffect(
    () => others.forEach((other) => saverOf(queries, id, other).flush()),
    [others, queries, id],
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
      {others.map((other) => (
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
      <ClashList saver={saver} saving={saving} rows={rows ?? NONE} periods={day?.periods ?? NONE} />
      {saving.progress === 'reason' && (
        <ReasonDialog
          title={texts.correct}
          confirmLabel={texts.correctWithReason}
          busy={false}
          onClose={saver.giveUp}
          onConfirm={saver.giveReason}
        >
          {texts.correcting(saving.queue.waiting.size)}
        </ReasonDialog>
      )}
    </>
  );
}
