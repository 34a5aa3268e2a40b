import { errorText } from '@academy/api-client';
import { EDIT_CAUSES, SETTLEMENTS } from '@academy/domain/meals';
import { editCauseName, settlementName } from '@academy/domain/calendar';
import { InlineError } from '@academy/ui/inline-error';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { messages } from '../../shared/messages';
import styles from './edit-form.module.css';
import { editTexts as texts } from './edit-texts';
import type { useSaveMeals } from './use-save-meals';

const causes = EDIT_CAUSES.map((value) => ({ value, label: editCauseName(value) }));
const settlements = SETTLEMENTS.map((value) => ({ value, label: settlementName(value) }));

interface Props {
  form: ReturnType<typeof useSaveMeals>;
  /** A changed day is past its cutoff: the note is a must. */
  late: boolean;
  /** Meals are dropped; and whether any of their money is in. */
  drops: boolean;
  paid: boolean;
}

/**
 * Why a manager changes a student's meals, and what becomes of money that was paid for dropped
 * ones.
 */
export function ReasonFields({
  form: { reason, change, save, noteError },
  late,
  drops,
  paid,
}: Props) {
  return (
    <>
      <div className={styles.field}>
        <span className={styles.label}>{texts.cause}</span>
        <SegmentedControl
          block
          label={texts.cause}
          options={causes}
          value={reason.cause}
          onValueChange={(cause) => change({ cause })}
        />
      </div>
      {drops && !paid && <p className={styles.hint}>{texts.unpaid}</p>}
      {drops && paid && (
        <div className={styles.field}>
          <span className={styles.label}>{texts.settlement}</span>
          <SegmentedControl
            block
            label={texts.settlement}
            options={settlements}
            value={reason.settlement}
            onValueChange={(settlement) => change({ settlement })}
          />
          <p className={styles.hint} aria-live="polite">
            {texts.settlements[reason.settlement]}
          </p>
        </div>
      )}
      <TextField
        label={texts.note}
        hint={late ? texts.noteLate : texts.noteFree}
        required={late}
        value={reason.note}
        maxLength={200}
        error={noteError}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {save.isError && !noteError && (
        <InlineError>{errorText(save.error, messages.errors.save)}</InlineError>
      )}
    </>
  );
}
