import { errorText } from '@academy/api-client';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { ReasonDialog } from '../../shared/reason-dialog';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import { attendanceQueries } from './attendance-queries';
import { closeTexts as texts } from './day-work-texts';
import type { AttendanceSheet } from './use-attendance-day';

/** That the academy rests, or that the day was closed, by whom and when; the way to open it again. */
export function DayBanner({ sheet: { date, day } }: { sheet: AttendanceSheet }) {
  const queries = useQueryClient();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const reopen = useMutation({
    mutationFn: (reason: string) => api.reopenDay({ params: { date }, body: { reason } }),
    onSuccess: () => {
      setAsking(false);
      toasts.show({ text: texts.reopened, tone: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: attendanceQueries.day(queries, date).queryKey }),
  });
  if (!day) return null;
  const { closed, holiday } = day;
  return (
    <>
      {holiday !== null && <Banner kind="info">{texts.holiday(holiday)}</Banner>}
      {closed && (
        <Banner kind="info" action={<Button size="dense" disabledReason={missing('attendance.write')} onClick={() => setAsking(true)}>{texts.reopen}</Button>}>
          {texts.closed(closed.byName, formatMoment(new Date(closed.at)))}
        </Banner>
      )}
      {asking && (
        <ReasonDialog
          title={texts.reopenTitle(formatDay(date))} confirmLabel={texts.reopen} busy={reopen.isPending} error={reopen.isError ? errorText(reopen.error, texts.failed) : undefined}
          onClose={() => setAsking(false)} onConfirm={(reason) => reopen.mutate(reason)}
        >
          {texts.reopenText}
        </ReasonDialog>
      )}
    </>
  );
}
