import textStyles from '@academy/ui/styles/text.module.css';
import { EDIT_CAUSES, SETTLEMENTS, type EditCause, type Settlement } from '@academy/domain/meals';
import { editCauseName, settlementName } from '@academy/domain/calendar';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { mealEditTexts as texts } from './meal-edit-texts';

/** Why a manager changes a student's meals, and what becomes of money that was paid for them. */
export interface MealReason {
  cause: EditCause;
  settlement: Settlement;
  note: string;
}

interface Props {
  reason: MealReason;
  onChange: (reason: MealReason) => void;
  /** Whether a day that is changed is past its cutoff: the note is a must then. */
  late: boolean;
  noteError: string | undefined;
  /** Whether meals are dropped: only then there is money to settle. */
  drops?: boolean;
  /** Whether any of their money is in. */
  paid?: boolean;
}

const causes = EDIT_CAUSES.map((value) => ({ value, label: editCauseName(value) }));
const settlements = SETTLEMENTS.map((value) => ({ value, label: settlementName(value) }));

/** Cause, settlement and remark of a change that a manager makes for a student. */
export function MealReasonFields({
  reason,
  onChange,
  late,
  noteError,
  drops = false,
  paid = true,
}: Props) {
  return (
    <Stack gap={16}>
      <SegmentedControl
        block
        labelShown
        label={texts.cause}
        options={causes}
        value={reason.cause}
        onValueChange={(cause) => onChange({ ...reason, cause })}
      />
      {drops && !paid && <p className={textStyles.help}>{texts.unpaid}</p>}
      {drops && paid && (
        <Stack gap={4}>
          <SegmentedControl
            block
            labelShown
            label={texts.settlement}
            options={settlements}
            value={reason.settlement}
            onValueChange={(settlement) => onChange({ ...reason, settlement })}
          />
          <p className={textStyles.help} aria-live="polite">
            {texts.settlements[reason.settlement]}
          </p>
        </Stack>
      )}
      <TextField
        label={texts.note}
        hint={late ? texts.noteNeeded : texts.noteHint}
        required={late}
        error={noteError}
        value={reason.note}
        maxLength={200}
        onValueChange={(note) => onChange({ ...reason, note })}
      />
    </Stack>
  );
}
