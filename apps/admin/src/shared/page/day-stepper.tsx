import {
  FIRST_DAY,
  LAST_DAY,
  calendarDaySchema,
  formatDay,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useRef } from 'react';
import styles from './day-stepper.module.css';
import { dayStepTexts as texts } from '../texts/kit-texts';

interface Props {
  date: CalendarDay;
  /** The days that managers jump to, by their names: 오늘, 내일. */
  jumps: readonly { label: string; day: CalendarDay }[];
  onChange: (date: CalendarDay) => void;
}

/** ◀ 11월 21일 (토) ▶ with the days that managers jump to, and the device's calendar for any other. */
export function DayStepper({ date, jumps, onChange }: Props) {
  const picker = useRef<HTMLInputElement>(null);

  function pick(text: string) {
    const picked = calendarDaySchema.safeParse(text);
    if (picked.success) onChange(picked.data);
  }

  return (
    <div className={styles.stepper}>
      <IconButton
        size="dense"
        label={texts.previous}
        onClick={() => onChange(date === FIRST_DAY ? date : shiftDay(date, -1))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span className={styles.day}>
        <Button
          size="dense"
          variant="text"
          className={styles.date}
          onClick={() => picker.current?.showPicker()}
        >
          <span aria-live="polite">{formatDay(date)}</span>{' '}
          <VisuallyHidden>{texts.pick}</VisuallyHidden>
          <ChevronDownIcon className={styles.open} size="1em" />
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
      <IconButton
        size="dense"
        label={texts.next}
        onClick={() => onChange(date === LAST_DAY ? date : shiftDay(date, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
      <span className={styles.jumps}>
        {jumps.map(({ label, day }) => (
          <Button
            key={label}
            size="dense"
            aria-pressed={date === day}
            onClick={() => onChange(day)}
          >
            {label}
          </Button>
        ))}
      </span>
    </div>
  );
}
