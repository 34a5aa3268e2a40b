import {
  formatDay,
  formatDayRange,
  formatWeekday,
  weekdayOf,
  type CalendarDay,
  dayNumberOf,
} from '@academy/domain/time';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { scheduleTexts } from '../schedule-texts';
import type { Entry, Mark } from './entries';
import { EntryCard, MarkLink } from './entry-card';
import styles from './week-view.module.css';
import type { OpenedSheet } from '../use-opened';
import type { ScheduleView } from './use-schedule-view';

interface Props {
  view: ScheduleView;
  entries: readonly Entry[];
  marks: readonly Mark[];
  holidays: ReadonlyMap<string, string>;
  sheet: OpenedSheet;
}

/**
 * Seven days: below each other on a phone, beside each other on a desk. The date opens the day's
 * sheet, as in the month.
 */
export function WeekView({ view: { week, today }, entries, marks, holidays, sheet }: Props) {
  const [first = today, last = first] = [week[0], week.at(-1)];
  return (
    <ol className={styles.week} aria-label={scheduleTexts.weekOf(formatDayRange(first, last))}>
      {week.map((date) => (
        <WeekDay
          key={date}
          date={date}
          today={today}
          holiday={holidays.get(date)}
          entries={entries.filter((entry) => entry.date === date)}
          marks={marks.filter((mark) => mark.date === date)}
          sheet={sheet}
        />
      ))}
    </ol>
  );
}

interface DayProps {
  date: CalendarDay;
  today: CalendarDay;
  holiday: string | undefined;
  entries: readonly Entry[];
  marks: readonly Mark[];
  sheet: OpenedSheet;
}

function WeekDay({ date, today, holiday, entries, marks, sheet }: DayProps) {
  const weekday = weekdayOf(date);
  const colour =
    holiday !== undefined || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined;
  return (
    <li className={styles.day} data-today={date === today || undefined}>
      <h3
        className={styles.date}
        data-colour={colour}
        {...(date === today && { 'aria-current': 'date' })}
      >
        <button type="button" className={styles.dateButton} onClick={() => sheet.openDay(date)}>
          <span aria-hidden="true" className={styles.weekday}>
            {formatWeekday(weekday)}
          </span>
          <span aria-hidden="true" className={styles.number}>
            {dayNumberOf(date)}
          </span>
          <VisuallyHidden>{formatDay(date)}</VisuallyHidden>
        </button>
      </h3>
      <div className={styles.entries}>
        {holiday !== undefined && <p className={styles.holiday}>{holiday}</p>}
        {entries.map((entry) => (
          <EntryCard
            key={entry.schedule.id}
            entry={entry}
            onOpen={() => sheet.openSchedule(entry.schedule.id, date)}
          />
        ))}
        {marks.map((mark) => (
          <MarkLink key={mark.key} mark={mark} />
        ))}
        {entries.length + marks.length === 0 && (
          <p className={styles.none}>{scheduleTexts.noneOnDay}</p>
        )}
      </div>
    </li>
  );
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The shape of the week that comes. */
export function WeekSkeleton() {
  return (
    <SkeletonGroup label={scheduleTexts.loading} className={styles.week}>
      {DAYS.map((day) => (
        <div key={day} className={styles.day}>
          <span className={styles.date}>
            <Skeleton width={28} height={36} />
          </span>
          <span className={styles.entries}>
            <Skeleton height={day % 2 === 0 ? 20 : 52} width={day % 2 === 0 ? '30%' : undefined} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
