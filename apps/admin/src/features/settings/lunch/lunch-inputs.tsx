import { FIRST_DAY, LAST_DAY } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { NumberField } from '@academy/ui/number-field';
import { settingsTexts as texts } from '../settings-texts';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

type RequiredNumber = 'editCutoffHour' | 'lunchPrice' | 'dinnerPrice';
type OptionalNumber = 'depositStartDay' | 'depositEndDay';

interface NumberInputProps extends LunchSection {
  field: RequiredNumber | OptionalNumber;
  unit: string;
  step: number;
}

const isOptional = (field: RequiredNumber | OptionalNumber): field is OptionalNumber =>
  field === 'depositStartDay' || field === 'depositEndDay';

/**
 * One number of the settings. An emptied required one is held as NaN, which the domain's check
 * refuses in words.
 */
export function NumberInput({ form, disabledReason, field, unit, step }: NumberInputProps) {
  const value = form.draft[field];
  return (
    <NumberField
      label={FIELD_LABEL[field]}
      value={value === null || Number.isNaN(value) ? null : value}
      onValueChange={(next) =>
        isOptional(field) ? form.set(field, next) : form.set(field, next ?? Number.NaN)
      }
      unit={unit}
      step={step}
      error={form.errors[field]}
      disabledReason={disabledReason}
      reasonHidden
    />
  );
}

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
