import { scheduleRefusalText, type RegularSchedule } from '@academy/domain/schedule';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { PlusIcon } from '@academy/ui/icon';
import { scheduleTexts } from './schedule-texts';
import { entriesBetween, type Mark } from './calendar/entries';
import { DayList } from './calendar/day-list';
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
      <DayList entries={entries} marks={ofDay} sheet={sheet} />
    </BottomSheet>
  );
}
