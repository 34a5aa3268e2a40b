import {
  scheduleRefusalText,
  decideScheduleCancel,
  decideScheduleEdit,
  type RegularSchedule,
} from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import {
  scheduleDetailTexts as texts,
  scheduleTexts,
} from '../schedule-texts';
import { useOnline } from '@academy/app-kit/device';
import type { Failure } from '../use-changes';
import styles from './schedule-detail.module.css';

interface Props {
  schedule: RegularSchedule;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  failure: Failure | undefined;
  onEdit: () => void;
  onCancel: () => void;
}

const because = (
  decision:
    | { allowed: true }
    | { allowed: false; reason: Parameters<typeof scheduleRefusalText>[0] },
) => (decision.allowed ? undefined : scheduleRefusalText(decision.reason));

/** Changing and cancelling the whole schedule; above them what went wrong with one of its days. */
export function DrawerFooter({ schedule, own, today, failure, onEdit, onCancel }: Props) {
  const online = useOnline();
  const edit = decideScheduleEdit(schedule, own, today);
  const noCancel =
    because(decideScheduleCancel(schedule, today)) ?? (online ? undefined : scheduleTexts.offline);
  const noEdit = because(edit);
  const ofDay = failure?.change.kind === 'skip' || failure?.change.kind === 'restore';
  return (
    <div className={styles.footer}>
      <InlineError>{ofDay && failure.text}</InlineError>
      <div className={styles.buttons}>
        <Button
          variant="text"
          size="large"
          className={styles.cancel}
          {...(noCancel !== undefined && { disabledReason: noCancel })}
          onClick={onCancel}
        >
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          size="large"
          className={styles.edit}
          {...(noEdit !== undefined && { disabledReason: noEdit })}
          onClick={onEdit}
        >
          {
            texts.edit[
              edit.allowed ? edit.as : schedule.status === 'APPROVED' ? 'change-request' : 'correct'
            ]
          }
        </Button>
      </div>
    </div>
  );
}
