import type { MealEffect } from '@academy/domain/calendar';
import type { EffectChoice, LunchSettingsDraft } from '@academy/domain/meals';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { newerEffect } from '../../../shared/meals/newer-effect';
import { useTabForm, type Saved, type Send } from '../form/use-tab-form';
import { applyLunch, lunchModel, sentSettings, type LunchField } from './lunch-model';

/** Where and until when is paid, and what is ordered beyond: nobody's meals hang on it. */
const QUIET = new Set<LunchField>([
  'paymentStartDate',
  'paymentEndDate',
  'depositStartDay',
  'depositEndDay',
  'bankName',
  'accountNumber',
  'accountHolder',
  'lunchSpare',
  'dinnerSpare',
]);

/** Whether there is something to tell before it is saved. */
const concerns = ({ mealCount, locked, unlocked, frozenBills }: MealEffect) =>
  mealCount + locked.length + unlocked.length + frozenBills > 0;

/**
 * The 도시락 tab's form. What decides about meals is saved only after the server has said whom it
 * concerns: at once when that is nobody, otherwise after a choice of what becomes of the meals that
 * were applied for.
 */
export function useLunchForm(loaded: Saved<LunchSettingsDraft>, onSaved?: () => void) {
  const form = useTabForm(lunchModel, loaded);
  const [effect, setEffect] = useState<MealEffect>();

  const preview: Send<LunchSettingsDraft> = async (draft, base) => {
    if (form.changed.every((field) => QUIET.has(field))) return form.write(draft, base);
    const found = await api.previewLunchSettings({ body: sentSettings(draft) });
    if (!concerns(found)) return applyLunch(draft, base.version, 'keep', found);
    setEffect(found);
    return null;
  };
  /**
   * Somebody applied between the preview and the save: the figures that stand now, to choose again.
   */
  async function submit(send: Send<LunchSettingsDraft>) {
    const outcome = await form.submit(send);
    if (outcome.kind === 'failed') setEffect((old) => newerEffect(outcome.error) ?? old);
    if (outcome.kind === 'saved') onSaved?.();
    return outcome.kind;
  }

  return {
    form,
    effect,
    save: () => void submit(preview),
    close: () => setEffect(undefined),
    async choose(choice: EffectChoice) {
      if (!effect) return;
      const outcome = await submit((draft, base) =>
        applyLunch(draft, base.version, choice, effect),
      );
      if (outcome !== 'failed') setEffect(undefined);
    },
  };
}
