import textStyles from '@academy/ui/styles/text.module.css';
import { useOnline } from '@academy/app-kit/device';
import type { ScheduleId } from '@academy/domain/ids';
import {
  occurrencesOf,
  occursOn,
  scheduleClashText,
  scheduleRefusalText,
  decideCancelOccurrence,
  decideRestoreOccurrence,
  describeClash,
  findClash,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { isCalendarDay, shiftDay, formatDay, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { UndoIcon } from '@academy/ui/icon';
import { Link } from 'react-router-dom';
import { toasts } from '../../../shared/toasts';
import {
  scheduleDetailTexts as texts,
  scheduleTexts,
  scheduleResultTexts,
} from '../schedule-texts';
import { CHANGE_TOAST, type Changes } from '../use-changes';
import styles from './schedule-detail.module.css';

interface RowProps {
  schedule: RegularSchedule;
  date: CalendarDay;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  changes: Changes;
}

interface ListProps extends Omit<RowProps, 'date'> {
  /** The day on which it was pressed: then that day alone. */
  date: CalendarDay | null;
}

/** This many of the coming days are offered to be cancelled. */
const COMING = 4;

/** The pressed day, or the next ones; cancelled ones stay among them and can be taken back. */
function daysOf({ schedule, date, today }: ListProps): CalendarDay[] {
  const pattern = { ...schedule, exceptions: [] };
  if (date !== null && occursOn(pattern, date)) return [date];
  const from = schedule.firstDate > today ? schedule.firstDate : today;
  const to = shiftDay(from, 14 * COMING);
  return isCalendarDay(to) ? occurrencesOf(pattern, from, to).slice(0, COMING) : [];
}

/** Single days of a schedule, to be cancelled (이 날만 취소) and taken back. */
export function OccurrenceList(props: ListProps) {
  const days = daysOf(props);
  return (
    <section aria-labelledby="occurrences">
      <h3 id="occurrences" className={styles.sectionTitle}>
        {props.date !== null && days[0] === props.date ? texts.thisDay : texts.comingDays}
      </h3>
      {days.length === 0 && <p className={textStyles.help}>{texts.noDays}</p>}
      <ul className={styles.days}>
        {days.map((day) => (
          <OccurrenceRow key={day} {...props} date={day} />
        ))}
      </ul>
    </section>
  );
}

/** Why the day cannot be cancelled or taken back; undefined when it can. */
function blockedBecause(
  { schedule, date, own, today }: RowProps,
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
function OccurrenceRow(props: RowProps) {
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

/** Cancels single days and takes them back; each can be undone for a while. */
function useDayChanges({ start }: Changes) {
  async function run(
    kind: 'skip' | 'restore',
    id: ScheduleId,
    date: CalendarDay,
    undoable = true,
  ): Promise<void> {
    const outcome = await start({ kind, id, date });
    if (outcome === null) return;
    const text =
      kind === 'skip'
        ? scheduleResultTexts.skipped(formatDay(date))
        : scheduleResultTexts.restored(formatDay(date));
    const back = kind === 'skip' ? 'restore' : 'skip';
    if ('done' in outcome)
      toasts.show({
        key: CHANGE_TOAST,
        text,
        tone: 'success',
        ...(undoable && {
          undo: { label: scheduleResultTexts.undo, run: () => void run(back, id, date, false) },
        }),
      });
    // The sheet that would say it may be closed by then.
    else if (!undoable)
      toasts.show({ key: CHANGE_TOAST, text: outcome.failed.text, tone: 'danger' });
  }

  return {
    skip: (id: ScheduleId, date: CalendarDay) => run('skip', id, date),
    restore: (id: ScheduleId, date: CalendarDay) => run('restore', id, date),
  };
}
