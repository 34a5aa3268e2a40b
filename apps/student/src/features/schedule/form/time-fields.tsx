import { TimeField } from '@academy/ui/time-field';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { fieldId, type FieldErrors } from './field-ids';
import type { FormState } from './form-state';
import styles from './schedule-form.module.css';

interface Props {
  form: FormState;
  errors: FieldErrors;
  onChange: (part: Partial<FormState>) => void;
}

/**
 * The times that the kind has: coming late one, leaving early one, going out both, a whole day
 * none.
 */
export function TimeFields({ form: { kind, from, to }, errors, onChange }: Props) {
  if (kind === 'ALL_DAY') return null;
  return (
    <div className={styles.pair}>
      {kind !== 'LATE_ARRIVAL' && (
        <TimeField
          id={fieldId('from')}
          label={texts.leaveAt}
          pickerLabel={texts.openClock}
          error={errors.from}
          value={from}
          onValueChange={(next) => onChange({ from: next })}
        />
      )}
      {kind !== 'EARLY_LEAVE' && (
        <TimeField
          id={fieldId('to')}
          label={kind === 'LATE_ARRIVAL' ? texts.arriveAt : texts.backAt}
          pickerLabel={texts.openClock}
          error={errors.to}
          value={to}
          onValueChange={(next) => onChange({ to: next })}
        />
      )}
    </div>
  );
}
