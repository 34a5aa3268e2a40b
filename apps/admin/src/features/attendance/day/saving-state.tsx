import { formatClock } from '@academy/domain/time';
import { SaveStatus } from '@academy/ui/save-status';
import { attendanceTexts as texts } from '../attendance-texts';
import type { AttendanceSheet } from './use-attendance-day';

type Props = Pick<AttendanceSheet, 'saving' | 'outbox' | 'visitOutbox'>;

/** Whether all edits of this manager have reached the server. */
export function SavingState({ saving, outbox, visitOutbox }: Props) {
  const edits = 'count' in saving ? saving.count : 0;
  // Without an answer it goes on by itself; a server that could not says so, and a press tries.
  const silent = saving.kind === 'failed' && saving.retrying && saving.message === undefined;
  return (
    <SaveStatus
      state={silent ? 'offline' : saving.kind}
      texts={{
        saving: texts.saving,
        saved: texts.saved(saving.kind === 'saved' ? formatClock(new Date(saving.at)) : ''),
        failed: texts.failed,
        offline: texts.offline(edits),
      }}
      onRetry={() => {
        outbox.wake();
        visitOutbox.wake();
      }}
    />
  );
}
