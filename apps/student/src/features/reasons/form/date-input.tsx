import { reasonDays } from '@academy/domain/reasons';
import {
  formatDay,
  formatDayRange,
  parseDayInput,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import styles from './reason-form.module.css';

interface Props {
  id: string;
  value: string;
  today: CalendarDay;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** The day of a reason: 오늘 and 내일 by one tap, others typed or picked. */
export function DateInput({ id, value, today, error, onChange }: Props) {
  const { first, last } = reasonDays(today);
  const input = parseDayInput(value);
  const shortcuts = [
    { label: reasonFormTexts.today, day: today },
    { label: reasonFormTexts.tomorrow, day: shiftDay(today, 1) },
  ];
  return (
    <div className={styles.date}>
      <DateField
        id={id}
        className={styles.dateField}
        label={reasonFormTexts.date}
        hint={
          input.valid ? formatDay(input.day) : reasonFormTexts.dateHint(formatDayRange(first, last))
        }
        pickerLabel={reasonFormTexts.openCalendar}
        min={first}
        max={last}
        value={value}
        error={error}
        onValueChange={onChange}
        onBlur={() => input.valid && onChange(input.day)}
      />
      {shortcuts.map(({ label, day }) => (
        <Button
          key={day}
          className={styles.shortcut}
          aria-pressed={value === day}
          onClick={() => onChange(day)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
