import { scheduleRefusalText, type RegularSchedule } from '@academy/domain/schedule';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { PlusIcon } from '@academy/ui/icon';
import { scheduleTexts } from './schedule-texts';
import { entriesBetween } from './calendar/entries';
import { type Mark } from './calendar/marks';
import { EntryCard, MarkLink } from './calendar/entry-card';
import styles from './schedule-list.module.css';
import { useHolidays } from './schedule-queries';
import type { OpenedSheet } from './use-opened';

interface Props {
  /** Null: closed. */
  date: CalendarDay | null;
  today: CalendarDay;
  schedules: readonly RegularSchedule[];
  marks: readonly Mark[];
  sheet: OpenedSheet;
}

/** A day of the month: what is on it, and the way to add something. */
export function DaySheet({ date, today, schedules, marks, sheet }: Props) {
  const holidays = useHolidays(date ?? today, date ?? today);
  const entries = date === null ? [] : entriesBetween(schedules, date, date);
  const ofDay = marks.filter((mark) => mark.date === date);
  const past = date !== null && date < today ? scheduleRefusalText('occurrence-past') : undefined;
  return (
    <BottomSheet
      open={date !== null}
      onClose={sheet.close}
      closeOnBack={false}
      title={date === null ? '' : [formatDay(date), holidays.get(date)].filter(Boolean).join(' · ')}
      footer={
        <Button
          variant="primary"
          size="large"
          block
          {...(past !== undefined && { disabledReason: past })}
          onClick={() => sheet.openNew(date)}
        >
          <PlusIcon /> {scheduleTexts.add}
        </Button>
      }
    >
      {entries.length + ofDay.length === 0 ? (
        <p className={styles.nothing}>{scheduleTexts.noneOnDay}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.schedule.id}>
              <EntryCard
                entry={entry}
                onOpen={() => sheet.openSchedule(entry.schedule.id, entry.date)}
              />
            </li>
          ))}
          {ofDay.map((mark) => (
            <li key={mark.key}>
              <MarkLink mark={mark} />
            </li>
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}
