import { cutoffOf, defaultLunchSettings, lunchSettingsFields } from '@academy/domain/meals';
import {
  formatClock,
  formatDay,
  formatMoment,
  seoulDay,
  shiftDay,
  FIRST_DAY,
  LAST_DAY,
} from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { NumberField } from '@academy/ui/number-field';
import { TextField } from '@academy/ui/text-field';
import { useNow } from '../../../shared/use-now';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { lunchTexts as texts } from './lunch-texts';
import { type LunchSection } from './lunch-model';

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
function NumberInput({ form, disabledReason, field, unit, step }: NumberInputProps) {
  const value = form.draft[field];
  return (
    <NumberField
      label={lunchSettingsFields[field].label}
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
function DayInput({ form, disabledReason, field }: LunchSection & { field: DayField }) {
  return (
    <DateField
      label={lunchSettingsFields[field].label}
      value={form.draft[field] ?? ''}
      onValueChange={(value) => form.set(field, value === '' ? null : value)}
      pickerLabel={`${lunchSettingsFields[field].label} ${texts.pickDate}`}
      min={FIRST_DAY}
      max={LAST_DAY}
      error={form.errors[field]}
      disabledReason={disabledReason}
      reasonHidden
    />
  );
}

const MINUTE_MS = 60_000;

/**
 * The last minute in which a change is taken and the first in which it is not, for a meal of
 * tomorrow's tomorrow.
 */
function cutoffExample(editCutoffHour: number, now: Date): string {
  const day = shiftDay(seoulDay(now), 2);
  const locks = cutoffOf({ ...defaultLunchSettings, editCutoffHour }, day, 'lunch');
  return texts.cutoffTest(
    formatDay(day),
    formatMoment(new Date(locks.getTime() - MINUTE_MS)),
    formatClock(locks),
  );
}

export function PeriodSection(props: LunchSection) {
  const now = useNow();
  const { draft, errors } = props.form;
  return (
    <Section {...texts.sections.period}>
      <div className={styles.pair}>
        <DayInput {...props} field="applyStartDate" />
        <DayInput {...props} field="applyEndDate" />
      </div>
      <div className={styles.pair}>
        <NumberInput {...props} field="editCutoffHour" unit={texts.hour} step={1} />
        {!errors.editCutoffHour && (
          <p className={styles.example} aria-live="polite">
            {texts.cutoffHelp(draft.editCutoffHour)}
            <br />
            {cutoffExample(draft.editCutoffHour, now)}
          </p>
        )}
      </div>
    </Section>
  );
}

export function PriceSection(props: LunchSection) {
  return (
    <Section
      title={texts.sections.prices.title}
      help={
        Number.isNaN(props.form.base.settings.lunchPrice)
          ? texts.pricesUnset
          : texts.sections.prices.help
      }
    >
      <div className={styles.pair}>
        <NumberInput {...props} field="lunchPrice" unit={texts.won} step={100} />
        <NumberInput {...props} field="dinnerPrice" unit={texts.won} step={100} />
      </div>
    </Section>
  );
}

const lines = ['bankName', 'accountNumber', 'accountHolder'] as const;

export function DepositSection(props: LunchSection) {
  const { form, disabledReason } = props;
  return (
    <Section {...texts.sections.deposit}>
      <div className={styles.pair}>
        <DayInput {...props} field="paymentStartDate" />
        <DayInput {...props} field="paymentEndDate" />
        <NumberInput {...props} field="depositStartDay" unit={texts.dayUnit} step={1} />
        <NumberInput {...props} field="depositEndDay" unit={texts.dayUnit} step={1} />
        {lines.map((field) => (
          <TextField
            key={field}
            label={lunchSettingsFields[field].label}
            autoComplete="off"
            value={form.draft[field]}
            onValueChange={(value) => form.set(field, value)}
            error={form.errors[field]}
            disabledReason={disabledReason}
            reasonHidden
          />
        ))}
      </div>
    </Section>
  );
}
