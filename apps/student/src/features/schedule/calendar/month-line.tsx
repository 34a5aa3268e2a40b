import {
  copySkipText,
  scheduleRefusalText,
  monthState,
  planCopy,
  submitDeadline,
  type MonthState,
  type ScheduleList,
} from '@academy/domain/schedule';
import { dDayText, formatDay, shiftMonth, monthNumberOf } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { ClockIcon, CopyIcon } from '@academy/ui/icon';
import styles from '../schedule-page.module.css';
import { scheduleTexts } from '../schedule-texts';
import type { ScheduleView } from './use-schedule-view';

interface Props {
  list: ScheduleList;
  view: ScheduleView;
  onCopy: () => void;
}

const TONES: Record<MonthState, BadgeTone> = {
  none: 'neutral',
  late: 'neutral',
  pending: 'warning',
  approved: 'success',
  'partly-rejected': 'danger',
  rejected: 'danger',
};

/** The state of the shown month, the day by which the next one should be handed in, and 지난달 그대로. */
export function MonthLine({
  list: { content, settings },
  view: { month, thisMonth, today },
  onCopy,
}: Props) {
  const state = monthState({ schedules: content, month, settings, today });
  // Of a month that is there already nothing has to be handed in any more: then the next one's day
  // is what matters.
  const due = month <= thisMonth ? shiftMonth(thisMonth, 1) : month;
  const deadline = submitDeadline(settings, due);
  const plan = planCopy({ own: content, month, today });
  const nothing =
    plan.drafts.length + plan.skipped.length === 0
      ? scheduleRefusalText('nothing-to-copy')
      : undefined;
  const blocked = month < thisMonth ? copySkipText(null) : nothing;
  return (
    <div className={styles.monthLine}>
      <p className={styles.monthState}>
        <span>{scheduleTexts.stateOf(monthNumberOf(month))}</span>
        <Badge tone={TONES[state]}>{scheduleTexts.monthStates[state]}</Badge>
      </p>
      <Button
        size="dense"
        {...(blocked !== undefined && { disabledReason: blocked })}
        onClick={onCopy}
      >
        <CopyIcon /> {scheduleTexts.copy}
      </Button>
      {deadline !== null && deadline >= today && (
        <p className={styles.deadline}>
          <ClockIcon />{' '}
          {scheduleTexts.deadline(
            monthNumberOf(due),
            formatDay(deadline),
            dDayText(deadline, today),
          )}
        </p>
      )}
    </div>
  );
}
