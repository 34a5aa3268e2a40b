import type { MealEffect } from '@academy/domain/calendar';
import type { EffectChoice, LunchSettingsDraft } from '@academy/domain/meals';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { newerEffect } from '../../../shared/meals/newer-effect';
import { useTabForm, type Saved, type Send } from '../form/use-tab-form';
import { applyLunch, lunchModel, sentSettings, type LunchField } from './lunch-model';

/** Payment details and spare portions: they affect no orders. */
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

/** Whether there is an effect to show before saving. */
const concerns = ({ mealCount, locked, unlocked, frozenBills }: MealEffect) =>
  mealCount + locked.length + unlocked.length + frozenBills > 0;

/**
 * The 도시락 tab's form. Rules about meals are previewed by the server before saving: without an
 * effect they are saved at once, otherwise after a choice of what happens to the orders.
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
  /** A student ordered between the preview and the save: the new figures, to choose again. */
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
