import type { RegularSchedule } from '@academy/domain/schedule';
import { formatDay, isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { formTexts } from './form-texts';
import styles from './schedule-form.module.css';

const texts = formTexts.effective;

interface Props {
  schedule: RegularSchedule;
  today: CalendarDay;
  /** The day from which the edit holds, as it is typed; null changes all of it. */
  from: string | null;
  error: string | undefined;
  onChange: (from: string | null) => void;
}

/**
 * 적용 시작일 of an edit: from a day on, or all of it when it was written down wrong. What has not begun
 * changes as a whole.
 */
export function EffectiveFields({ schedule, today, from, error, onChange }: Props) {
  if (schedule.firstDate >= today) return <p className={styles.note}>{texts.wholeFirst}</p>;
  return (
    <div className={styles.side}>
      <SegmentedControl
        label={texts.label}
        options={[
          { value: 'from', label: texts.from },
          { value: 'whole', label: texts.whole },
        ]}
        value={from === null ? 'whole' : 'from'}
        onValueChange={(value) => onChange(value === 'whole' ? null : today)}
      />
      {from === null ? (
        <p className={styles.note}>{texts.wholeNote}</p>
      ) : (
        <DateField
          label={texts.day}
          pickerLabel={formTexts.openCalendar}
          value={from}
          hint={isCalendarDay(from) ? formatDay(from) : undefined}
          error={error}
          onValueChange={onChange}
        />
      )}
    </div>
  );
}
