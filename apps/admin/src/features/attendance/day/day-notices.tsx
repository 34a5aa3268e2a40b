import { errorText } from '@academy/api-client';
import { openCells } from '@academy/domain/attendance';
import { calendarDaySchema, formatDay, formatMoment, type CalendarDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button, buttonClassName } from '@academy/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../shared/api';
import { ReasonDialog } from '../../../shared/forms/reason-dialog';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { attendanceTexts as texts, todayTexts } from '../attendance-texts';
import { ClashList } from './clash-list';
import { attendanceQueries } from '../attendance-queries';
import type { AttendanceSheet } from './use-attendance-day';
import { useReasonNeeded, useWaitingDays } from './use-unsaved';
import { closeTexts } from '../dialog-texts';

/** 마감 해제: opens a closed day again, with a reason. */
function ReopenDay({ date }: { date: CalendarDay }) {
  const queries = useQueryClient();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const { queryKey } = attendanceQueries.day(queries, date);
  const undo = useUndo(queryKey);
  const reopen = useWrite({
    name: `reopen ${date}`,
    send: (reason: string) => api.reopenDay({ params: { date }, body: { reason } }),
    reads: queryKey,
    onSuccess: (done) => {
      setAsking(false);
      undo.announce({ text: closeTexts.reopened, key: 'attendance-day' }, done.undo);
    },
  });
  return (
    <>
      <Button
        size="dense"
        disabledReason={missing('attendance.write')}
        onClick={() => setAsking(true)}
      >
        {closeTexts.reopen}
      </Button>
      {asking && (
        <ReasonDialog
          title={closeTexts.reopenTitle(formatDay(date))}
          confirmLabel={closeTexts.reopen}
          busy={reopen.isPending}
          error={reopen.error ? errorText(reopen.error, closeTexts.failed) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => reopen.run(reason)}
        >
          {closeTexts.reopenText}
        </ReasonDialog>
      )}
    </>
  );
}

/** Other days with edits of this manager that wait for something. */
function OtherDays({ date, outbox, visitOutbox }: AttendanceSheet) {
  const waiting = `${useWaitingDays(outbox)} ${useWaitingDays(visitOutbox)}`.split(' ');
  return [...new Set(waiting)].flatMap((text) => {
    const other = calendarDaySchema.safeParse(text).data;
    return other === undefined || other === date ? (
      []
    ) : (
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
    );
  });
}

interface Props {
  sheet: AttendanceSheet;
  /** What other features say of the day. */
  Others?: ComponentType<{ date: CalendarDay }>;
}

/**
 * What has to be known or decided before the day is worked on: a rest day, a closed day, marks that
 * did not get through, marks that clash.
 */
export function DayNotices({ sheet, Others }: Props) {
  const { date, day, rows, outbox, visitOutbox, marks, visits, context } = sheet;
  const askingForMarks = useReasonNeeded(outbox, date);
  const askingForVisits = useReasonNeeded(visitOutbox, date);
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
      <OtherDays {...sheet} />
      {Others && <Others date={date} />}
      <ClashList clashes={sheet.clashes} outbox={outbox} periods={day?.periods ?? []} />
      {askingForMarks && (
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
      {askingForVisits && visits.length > 0 && !askingForMarks && (
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
