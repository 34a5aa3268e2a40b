import { TextField } from '@academy/ui/text-field';
import { DayInput } from './day-input';
import { NumberInput } from './number-input';
import { Section } from '../form/section';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

const lines = ['bankName', 'accountNumber', 'accountHolder'] as const;

export function DepositSection(props: LunchSection) {
  const { form, disabledReason } = props;
  return (
    <Section title={texts.deposit} help={texts.depositHelp}>
      <div className={styles.pair}>
        <DayInput {...props} field="paymentStartDate" />
        <DayInput {...props} field="paymentEndDate" />
        <NumberInput {...props} field="depositStartDay" unit={texts.dayUnit} step={1} />
        <NumberInput {...props} field="depositEndDay" unit={texts.dayUnit} step={1} />
        {lines.map((field) => (
          <TextField
            key={field}
            label={FIELD_LABEL[field]}
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
