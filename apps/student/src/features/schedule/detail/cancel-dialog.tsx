import { decideScheduleCancel, type RegularSchedule } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { ConfirmDialog } from '@academy/ui/dialog';
import { scheduleDetailTexts as texts } from '../schedule-texts';

interface Props {
  open: boolean;
  schedule: RegularSchedule;
  today: CalendarDay;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/**
 * Asked before a whole schedule is cancelled: the approval would have to be asked for again. What
 * goes wrong is said here.
 */
export function CancelDialog({ schedule, today, ...dialog }: Props) {
  const cancel = decideScheduleCancel(schedule, today);
  const ends = cancel.allowed && cancel.as === 'end';
  return (
    <ConfirmDialog
      {...dialog}
      danger
      title={texts.cancelTitle}
      cancelLabel={texts.close}
      confirmLabel={texts.cancel}
    >
      {ends ? texts.cancelEnd(schedule.title) : texts.cancelWithdraw(schedule.title)}
    </ConfirmDialog>
  );
}
