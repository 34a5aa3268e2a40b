import type { Reservation } from '@academy/domain/meals';
import { mealsTexts } from '../../shared/messages/meals-texts';
import { toasts } from '../../shared/toasts';
import type { MealAutosave } from './autosave/meal-autosave';
import type { MealChange } from './autosave/wish';
import { inverseOf, type Edit } from './edit';
import { EDIT_TOAST } from './edit-toast';

function changedText(taps: readonly MealChange[]): string {
  const applied = taps.filter(({ value }) => value).length;
  const dropped = taps.length - applied;
  if (dropped === 0) return mealsTexts.appliedToast(applied);
  return applied === 0
    ? mealsTexts.droppedToast(dropped)
    : mealsTexts.changedToast(applied, dropped);
}

/**
 * What the student can do to the shown month; nothing before it was read. Whatever changes more
 * than one meal says how many, and can be taken back.
 */
export function mealEdits(
  autosave: Pick<MealAutosave, 'change'>,
  current: readonly Reservation[] | undefined,
) {
  function offerUndo(
    taps: readonly MealChange[],
    back: readonly MealChange[],
    skipped: number,
  ): void {
    const note = skipped > 0 ? ` · ${mealsTexts.skippedNote(skipped)}` : '';
    toasts.show({
      key: EDIT_TOAST,
      text: `${changedText(taps)}${note}`,
      undo: { label: mealsTexts.undo, run: () => autosave.change(back) },
    });
  }

  return {
    /** One tap: no message, the chip itself shows it. */
    tap: (change: MealChange): void => autosave.change([change]),

    /** Several at once: select-all, a weekday, quick-add. */
    apply({ taps, skipped }: Edit): void {
      if (taps.length === 0) {
        toasts.show({ key: EDIT_TOAST, text: mealsTexts.nothingToChange });
        return;
      }
      autosave.change(taps);
      offerUndo(taps, inverseOf(taps, current ?? []), skipped);
    },

    /**
     * The end of a gesture that has painted its meals one by one already; `back` is what stood
     * there before.
     */
    painted(taps: readonly MealChange[], back: readonly MealChange[]): void {
      if (taps.length > 1) offerUndo(taps, back, 0);
    },
  };
}

export type MealEdits = ReturnType<typeof mealEdits>;
