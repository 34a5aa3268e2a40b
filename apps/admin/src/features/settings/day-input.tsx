import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import type { SectionProps } from './section';
import { FIELD_LABEL } from './settings-draft';
import { settingsTexts as texts } from './settings-texts';

type DayField = 'applyStartDate' | 'applyEndDate' | 'paymentStartDate' | 'paymentEndDate';

/** One optional day of the settings; an empty field is an open end. */
export function DayInput({ form, disabledReason, field }: SectionProps & { field: DayField }) {
  return (
    <DateField
      label={FIELD_LABEL[field]}
      value={form.draft[field] ?? ''}
      onValueChange={(value) => form.set(field, value === '' ? null : value)}
      pickerLabel={`${FIELD_LABEL[field]} ${texts.pickDate}`}
      min={FIRST_DAY}
      max={LAST_DAY}
      error={form.errors[field]}
      disabledReason={disabledReason}
      reasonHidden
    />
  );
}
