import textStyles from '@academy/ui/styles/text.module.css';
import {
  reasonCategoryName,
  reasonCategorySchema,
  reasonDays,
  reasonTypeName,
  REASON_TEXT_LIMIT,
  reasonTimes,
  reasonTypeSchema,
  type ReasonCategory,
  type ReasonErrors,
  type ReasonForm,
} from '@academy/domain/reasons';
import {
  formatDay,
  formatDayRange,
  parseDayInput,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DateField } from '@academy/ui/date-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextArea } from '@academy/ui/text-area';
import { TimeField } from '@academy/ui/time-field';
import { useId, type ReactNode } from 'react';
import styles from './reason-form.module.css';
import { reasonFormTexts } from '../reasons-texts';

interface CategoryPickerProps {
  /** Of the first choice: where an error summary leads. */
  id: string;
  value: ReasonCategory | null;
  error: string | undefined;
  onChoose: (category: ReasonCategory) => void;
}

/** 사유 구분: one of six, with native radios so that arrow keys come with them. */
function CategoryPicker({ id, value, error, onChoose }: CategoryPickerProps) {
  const name = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={textStyles.label}>{reasonFormTexts.category}</legend>
      <div className={styles.choices}>
        {reasonCategorySchema.options.map((category, index) => (
          <label key={category} className={styles.choice} data-invalid={error ? '' : undefined}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              checked={category === value}
              onChange={() => onChoose(category)}
            />
            <span>{reasonCategoryName(category)}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface DateInputProps {
  id: string;
  value: string;
  today: CalendarDay;
  error: string | undefined;
  onChange: (date: string) => void;
}

/** The day of a reason: 오늘 and 내일 by one tap, others typed or picked. */
function DateInput({ id, value, today, error, onChange }: DateInputProps) {
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

interface Props {
  input: ReasonForm;
  errors: ReasonErrors;
  today: CalendarDay;
  fieldId: (field: keyof ReasonForm) => string;
  /** Below the day: what was submitted for it already. */
  note: ReactNode;
  onChange: (part: Partial<ReasonForm>) => void;
}

const TYPES = reasonTypeSchema.options.map((value) => ({ value, label: reasonTypeName(value) }));

/** The fields of a reason in natural order: what, when, why. */
export function ReasonFields({ input, errors, today, fieldId, note, onChange }: Props) {
  const times = reasonTimes(input.type);
  return (
    <>
      <SegmentedControl
        block
        label={reasonFormTexts.type}
        options={TYPES}
        value={input.type}
        onValueChange={(type) => onChange({ type })}
      />
      <div>
        <DateInput
          id={fieldId('date')}
          value={input.date}
          today={today}
          error={errors.date}
          onChange={(date) => onChange({ date })}
        />
        {note}
      </div>
      {times.length > 0 && (
        <div className={styles.times}>
          {times.map((time) => (
            <TimeField
              key={time}
              id={fieldId(time)}
              label={reasonFormTexts.times[time]}
              pickerLabel={reasonFormTexts.openClock}
              value={input[time] ?? ''}
              error={errors[time]}
              onValueChange={(value) => onChange({ [time]: value === '' ? null : value })}
            />
          ))}
        </div>
      )}
      <CategoryPicker
        id={fieldId('category')}
        value={input.category}
        error={errors.category}
        onChoose={(category) => onChange({ category })}
      />
      <TextArea
        id={fieldId('text')}
        label={reasonFormTexts.text}
        placeholder={reasonFormTexts.textPlaceholder}
        hint={reasonFormTexts.length(Array.from(input.text.trim()).length, REASON_TEXT_LIMIT)}
        value={input.text}
        error={errors.text}
        onValueChange={(text) => onChange({ text })}
      />
    </>
  );
}
