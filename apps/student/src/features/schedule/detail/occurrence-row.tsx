import {
  scheduleClashText,
  scheduleRefusalText,
  decideCancelOccurrence,
  decideRestoreOccurrence,
  describeClash,
  findClash,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { Link } from 'react-router-dom';
import {
  scheduleDetailTexts as texts,
  scheduleTexts,
} from '../schedule-texts';
import { useOnline } from '@academy/app-kit/device';
import type { Changes } from '../use-changes';
import { useDayChanges } from '../use-day-changes';
import styles from './schedule-detail.module.css';

interface Props {
  schedule: RegularSchedule;
  date: CalendarDay;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  changes: Changes;
}

/** Why the day cannot be cancelled or taken back; undefined when it can. */
function blockedBecause(
  { schedule, date, own, today }: Props,
  cancelled: boolean,
): string | undefined {
  const decision = cancelled
    ? decideRestoreOccurrence(schedule, date, today)
    : decideCancelOccurrence(schedule, date, today);
  if (!decision.allowed) return scheduleRefusalText(decision.reason);
  const clash = cancelled
    ? findClash({ ...schedule, exceptions: decision.exceptions }, own, schedule)
    : null;
  return clash ? scheduleClashText(describeClash(clash)) : undefined;
}

/** One day of a schedule with its button. */
export function OccurrenceRow(props: Props) {
  const { schedule, date, today, changes } = props;
  const online = useOnline();
  const days = useDayChanges(changes);
  const cancelled = schedule.exceptions.includes(date);
  const blocked = blockedBecause(props, cancelled) ?? (online ? undefined : scheduleTexts.offline);
  const { running } = changes;
  const busy = (running?.kind === 'skip' || running?.kind === 'restore') && running.date === date;
  const day = formatDay(date);
  return (
    <li className={styles.day}>
      <span className={styles.date} data-cancelled={cancelled || undefined}>
        {day}
      </span>
      {cancelled && <Badge>{texts.skipped}</Badge>}
      <Button
        size="dense"
        className={styles.dayButton}
        aria-label={cancelled ? texts.restoreDay(day) : texts.skipDay(day)}
        loading={busy}
        {...(blocked !== undefined && { disabledReason: blocked })}
        onClick={() =>
          void (cancelled ? days.restore(schedule.id, date) : days.skip(schedule.id, date))
        }
      >
        {cancelled ? (
          <>
            <UndoIcon /> {texts.restore}
          </>
        ) : (
          texts.skip
        )}
      </Button>
      {date < today && (
        <Link className={styles.link} to="/submit">
          {texts.goToReasons}
        </Link>
      )}
    </li>
  );
}
