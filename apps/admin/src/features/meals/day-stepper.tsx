import { FIRST_DAY, LAST_DAY, formatDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import styles from './day-stepper.module.css';
import { sameDayTexts as texts } from './same-day-texts';

interface Props {
  date: CalendarDay;
  today: CalendarDay;
  onChange: (date: CalendarDay) => void;
}

/** ◀ 11월 21일 (토) ▶ with the two days that managers jump to. */
export function DayStepper({ date, today, onChange }: Props) {
  const tomorrow = shiftDay(today, 1);
  return (
    <div className={styles.stepper}>
      <IconButton label={texts.previousDay} onClick={() => onChange(date === FIRST_DAY ? date : shiftDay(date, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <strong className={styles.date} aria-live="polite">
        {formatDay(date)}
      </strong>
      <IconButton label={texts.nextDay} onClick={() => onChange(date === LAST_DAY ? date : shiftDay(date, 1))}>
        <ChevronRightIcon />
      </IconButton>
      <Button size="dense" aria-pressed={date === today} onClick={() => onChange(today)}>
        {texts.today}
      </Button>
      <Button size="dense" aria-pressed={date === tomorrow} onClick={() => onChange(tomorrow)}>
        {texts.tomorrow}
      </Button>
    </div>
  );
}
