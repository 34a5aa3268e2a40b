import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { settingsTexts as texts } from '../settings-texts';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

type DayField = 'applyStartDate' | 'applyEndDate' | 'paymentStartDate' | 'paymentEndDate';

/** One optional day of the settings; an empty field is an open end. */
export function DayInput({ form, disabledReason, field }: LunchSection & { field: DayField }) {
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
