import { formatClock } from '@academy/domain/time';
import { SaveStatus } from '@academy/ui/save-status';
import { attendanceTexts as texts } from './attendance-texts';
import type { AttendanceSheet } from './use-attendance-day';

/** Whether all marks of this screen have reached the server. */
export function SavingState({
  saving: { progress, queue, savedAt },
  saver,
}: Pick<AttendanceSheet, 'saving' | 'saver'>) {
  const cells = queue.waiting.size + queue.sent.size;
  return (
    <SaveStatus
      state={progress === 'reason' ? 'idle' : progress}
      texts={{
        saving: texts.saving,
        saved: texts.saved(savedAt ? formatClock(savedAt) : ''),
        failed: texts.failed,
        offline: texts.offline(cells),
      }}
      onRetry={saver.flush}
    />
  );
}
