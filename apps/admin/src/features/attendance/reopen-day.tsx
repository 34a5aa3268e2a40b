import { errorText } from '@academy/api-client';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import { attendanceQueries } from './attendance-queries';
import { closeTexts as texts } from './day-work-texts';

/** 마감 해제: opens a closed day again, with a reason. */
export function ReopenDay({ date }: { date: CalendarDay }) {
  const queries = useQueryClient();
  const { missing } = useManager();
  const [asking, setAsking] = useState(false);
  const reopen = useMutation({
    mutationFn: (reason: string) => api.reopenDay({ params: { date }, body: { reason } }),
    onSuccess: () => {
      setAsking(false);
      toasts.show({ text: texts.reopened, tone: 'success', key: 'attendance-day' });
    },
    onSettled: () =>
      queries.invalidateQueries({ queryKey: attendanceQueries.day(queries, date).queryKey }),
  });
  return (
    <>
      <Button
        size="dense"
        disabledReason={missing('attendance.write')}
        onClick={() => setAsking(true)}
      >
        {texts.reopen}
      </Button>
      {asking && (
        <ReasonDialog
          title={texts.reopenTitle(formatDay(date))}
          confirmLabel={texts.reopen}
          busy={reopen.isPending}
          error={reopen.isError ? errorText(reopen.error, texts.failed) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => reopen.mutate(reason)}
        >
          {texts.reopenText}
        </ReasonDialog>
      )}
    </>
  );
}
