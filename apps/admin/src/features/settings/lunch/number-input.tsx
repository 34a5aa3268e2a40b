import { NumberField } from '@academy/ui/number-field';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

type RequiredNumber = 'editCutoffHour' | 'lunchPrice' | 'dinnerPrice';
type OptionalNumber = 'depositStartDay' | 'depositEndDay';

interface Props extends LunchSection {
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
export function NumberInput({ form, disabledReason, field, unit, step }: Props) {
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
