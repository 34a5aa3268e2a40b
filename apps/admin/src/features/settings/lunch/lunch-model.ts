import { ifMatch, type FieldOf } from '@academy/app-kit/forms';
import type { MealEffect } from '@academy/domain/calendar';
import {
  checkLunchSettings,
  editedLunchSettingsSchema,
  lunchSettingsFields,
  type EditedLunchSettings,
  type EffectChoice,
  type LunchSettingsDraft,
} from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { api } from '../../../shared/api';
import { settingsTab } from '../form/settings-tab';
import type { SectionProps } from '../form/tab-form';
import type { Saved } from '../form/use-tab-form';

export type LunchField = FieldOf<LunchSettingsDraft>;
/** What every section of the 도시락 tab receives. */
export type LunchSection = SectionProps<LunchSettingsDraft>;

/** Prices that were never set are empty fields, so they have to be typed in. */
export const shownSettings = (saved: EditedLunchSettings): Saved<LunchSettingsDraft> =>
  saved.settings.pricesSet
    ? saved
    : {
        ...saved,
        settings: {
          ...saved.settings,
          lunchPrice: Number.NaN,
          dinnerPrice: Number.NaN,
          pricesSet: true,
        },
      };

/** The settings as they are sent; prices that are no numbers yet are none. */
export const sentSettings = (draft: LunchSettingsDraft): LunchSettingsDraft =>
  Number.isNaN(draft.lunchPrice) || Number.isNaN(draft.dinnerPrice)
    ? { ...draft, lunchPrice: 0, dinnerPrice: 0, pricesSet: false }
    : draft;

/** Saves over a version, with what becomes of the meals that it concerns. */
export async function applyLunch(
  draft: LunchSettingsDraft,
  version: number,
  choice: EffectChoice,
  { mealCount, amount }: Pick<MealEffect, 'mealCount' | 'amount'>,
) {
  const applied = await api.applyLunchSettings({
    body: { settings: sentSettings(draft), choice, expected: { mealCount, amount } },
    ...ifMatch(version),
  });
  return { saved: shownSettings(applied.settings), undo: applied.undo };
}

/** 도시락: everything that decides what students can apply for. */
export const lunchModel = settingsTab({
  entity: 'lunch-settings',
  fields: lunchSettingsFields,
  schema: editedLunchSettingsSchema,
  read: api.editedLunchSettings,
  async save({ body: settings, headers }) {
    const expected = { mealCount: 0, amount: won(0) };
    const applied = await api.applyLunchSettings({
      body: { settings, choice: 'keep', expected },
      headers,
    });
    return { ...applied.settings, undo: applied.undo };
  },
  toSaved: shownSettings,
  toBody: sentSettings,
  check: checkLunchSettings,
});

/** Adds or removes a day in one of the date lists, sorted, so that equal lists compare equal. */
export function toggleDate<D extends string>(dates: readonly D[], date: D): D[] {
  return dates.includes(date)
    ? dates.filter((other) => other !== date)
    : [...dates, date].toSorted();
}
