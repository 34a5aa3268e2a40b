import { scheduleRefusalText } from '@academy/domain/messages';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { PlusIcon } from '@academy/ui/icon';
import { scheduleTexts } from '../../shared/messages/schedule-texts';
import type { Entry } from './entries';
import { EntryCard } from './entry-card';
import styles from './schedule-list.module.css';
import type { OpenedSheet } from './use-opened';

interface Props {
  /** Null: closed. */
  date: CalendarDay | null;
  today: CalendarDay;
  entries: readonly Entry[];
  holiday: string | undefined;
  sheet: OpenedSheet;
}

/** A day of the month: what is on it, and the way to add something. */
export function DaySheet({ date, today, entries, holiday, sheet }: Props) {
  const past = date !== null && date < today ? scheduleRefusalText('occurrence-past') : undefined;
  return (
    <BottomSheet
      open={date !== null}
      onClose={sheet.close}
      closeOnBack={false}
      title={date === null ? '' : [formatDay(date), holiday].filter(Boolean).join(' · ')}
      footer={
        <Button variant="primary" size="large" block {...(past !== undefined && { disabledReason: past })} onClick={() => sheet.openNew(date)}>
          <PlusIcon /> {scheduleTexts.add}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <p className={styles.nothing}>{scheduleTexts.noneOnDay}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.schedule.id}>
              <EntryCard entry={entry} onOpen={() => sheet.openSchedule(entry.schedule.id, entry.date)} />
            </li>
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}
