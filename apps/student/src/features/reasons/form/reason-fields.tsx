import {
  reasonTypeName,
  REASON_TEXT_LIMIT,
  reasonTimes,
  reasonTypeSchema,
  type ReasonErrors,
  type ReasonForm,
} from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextArea } from '@academy/ui/text-area';
import { TimeField } from '@academy/ui/time-field';
import type { ReactNode } from 'react';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import { CategoryPicker } from './category-picker';
import { DateInput } from './date-input';
import styles from './reason-form.module.css';

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

/** What a reason is made of, in the order in which one tells it: what, when, why. */
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
