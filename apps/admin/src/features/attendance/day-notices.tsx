import { openCells } from '@academy/domain/attendance';
import { formatDay, formatMoment } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { Banner } from '@academy/ui/banner';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { attendanceTexts as texts } from './attendance-texts';
import { ClashList } from './clash-list';
import { ReopenDay } from './reopen-day';
import { todayTexts } from './today-texts';
import type { AttendanceSheet } from './use-attendance-day';

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
