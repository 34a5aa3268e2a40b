import { FIRST_DAY, LAST_DAY, calendarDaySchema, formatDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { useRef } from 'react';
import styles from './day-stepper.module.css';
import { sameDayTexts as texts } from './same-day-texts';

interface Props {
  date: CalendarDay;
  today: CalendarDay;
  onChange: (date: CalendarDay) => void;
}

/** ◀ 11월 21일 (토) ▶ with `오늘 / 내일 / 날짜`: the two days that managers jump to, and the device's calendar for any other. */
export function DayStepper({ date, today, onChange }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const tomorrow = shiftDay(today, 1);

  function pick(text: string) {
    const picked = calendarDaySchema.safeParse(text);
    if (picked.success) onChange(picked.data);
  }

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
      <span className={styles.jumps}>
        <Button size="dense" aria-pressed={date === today} onClick={() => onChange(today)}>
          {texts.today}
        </Button>
        <Button size="dense" aria-pressed={date === tomorrow} onClick={() => onChange(tomorrow)}>
          {texts.tomorrow}
        </Button>
        <Button size="dense" aria-pressed={date !== today && date !== tomorrow} onClick={() => picker.current?.showPicker()}>
          <CalendarIcon /> {texts.pickDay}
        </Button>
        <input
          ref={picker}
          className={styles.picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={date}
          onChange={(event) => pick(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}
