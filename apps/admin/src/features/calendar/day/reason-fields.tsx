import { errorText } from '@academy/api-client';
import { InlineError } from '@academy/ui/inline-error';
import { MealReasonFields } from '../../../shared/meals/meal-reason-fields';
import { messages } from '../../../shared/texts/messages';
import type { useSaveMeals } from './use-save-meals';

interface Props {
  form: ReturnType<typeof useSaveMeals>;
  /** A changed day is past its cutoff: the note is a must. */
  late: boolean;
  /** Meals are dropped; and whether any of their money is in. */
  drops: boolean;
  paid: boolean;
}

/** Why a manager changes a student's meals, and what the server said to it. */
export function ReasonFields({ form: { reason, change, save, noteError }, ...facts }: Props) {
  return (
    <>
      <MealReasonFields reason={reason} onChange={change} noteError={noteError} {...facts} />
      {save.error && !noteError && (
        <InlineError>{errorText(save.error, messages.errors.save)}</InlineError>
      )}
    </>
  );
}
