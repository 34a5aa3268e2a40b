import { toneClass } from '@academy/ui/meaning';
import type { ScheduleSurroundings } from '@academy/domain/schedule';
import {
  formatDay,
  formatDayRange,
  formatWeekday,
  weekdayOf,
  type CalendarDay,
  dayNumberOf,
} from '@academy/domain/time';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { scheduleTexts } from '../schedule-texts';
import { dayMarks } from './day-marks';
import { hoursOf, placeEntries, type HourSpan, type PlacedEntry } from './place-entries';
import type { WeekEntry } from './week-entries';
import styles from './week-timetable.module.css';

const texts = scheduleTexts.week;

interface Props {
  week: readonly CalendarDay[];
  entries: readonly WeekEntry[];
  today: CalendarDay;
  surroundings: ScheduleSurroundings | undefined;
  /** The request that is being decided, highlighted. */
  openKey: string;
  onOpen: (entry: WeekEntry) => void;
}

const hoursBetween = ({ first, last }: HourSpan) =>
  Array.from({ length: last - first }, (_, offset) => first + offset);

/**
 * A student's week from Monday to Sunday on the hours of the day; on a phone the days are below
 * each other.
 */
export function WeekTimetable({ week, entries, today, surroundings, openKey, onOpen }: Props) {
  const hours = hoursOf(entries);
  const height: CSSProperties & Record<'--hours', number> = { '--hours': hours.last - hours.first };
  const [first = today, last = first] = [week[0], week.at(-1)];
  return (
    <div className={styles.table} style={height}>
      <ol className={styles.hours} aria-hidden="true">
        {hoursBetween(hours).map((hour) => (
          <li key={hour} className={styles.hour}>{`${hour}:00`}</li>
        ))}
      </ol>
      <ol className={styles.week} aria-label={texts.label(formatDayRange(first, last))}>
        {week.map((date) => {
          const weekday = weekdayOf(date);
          const own = entries.filter((entry) => entry.date === date);
          const marks = dayMarks(surroundings, date);
          return (
            <li key={date} className={styles.day} data-today={date === today || undefined}>
              <h3
                className={styles.date}
                data-colour={weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined}
                {...(date === today && { 'aria-current': 'date' })}
              >
                <span aria-hidden="true">{`${formatWeekday(weekday)} ${dayNumberOf(date)}`}</span>
                <VisuallyHidden>{formatDay(date)}</VisuallyHidden>
              </h3>
              <p className={styles.marks}>
                {marks.map(({ key, text, tone }) => (
                  <span key={key} className={styles.mark} data-tone={tone}>
                    {text}
                  </span>
                ))}
              </p>
              <ul className={styles.entries}>
                {placeEntries(own, hours).map((placed) => (
                  <EntryBlock
                    key={placed.entry.key}
                    placed={placed}
                    open={placed.entry.key === openKey}
                    onOpen={() => onOpen(placed.entry)}
                  />
                ))}
                {own.length === 0 && <li className={styles.none}>{texts.none}</li>}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

function EntryBlock({
  placed: { entry, top, height, lane, lanes },
  open,
  onOpen,
}: {
  placed: PlacedEntry;
  open: boolean;
  onOpen: () => void;
}) {
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--top': percent(top),
    '--height': percent(height),
    '--left': percent(lane / lanes),
    '--width': percent(1 / lanes),
  };
  return (
    <li className={styles.entry} style={place}>
      <button
        type="button"
        className={[styles.block, entry.look === 'asked' && toneClass('waiting')]
          .filter(Boolean)
          .join(' ')}
        data-look={entry.look}
        data-kind={entry.kind}
        data-open={open || undefined}
        onClick={onOpen}
      >
        <span className={styles.title}>{entry.title}</span>
        <span>{entry.times}</span>
        {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
      </button>
    </li>
  );
}
