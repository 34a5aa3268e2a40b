import { ifMatch, keptInTab, type FieldOf } from '@academy/app-kit/forms';
import type { MealEffect } from '@academy/domain/calendar';
import {
  checkLunchSettings,
  cutoffText,
  sparesText,
  editedLunchSettingsSchema,
  type EditedLunchSettings,
  type EffectChoice,
  type LunchSettingsDraft,
} from '@academy/domain/meals';
import { formatWon, won } from '@academy/domain/money';
import { formatDay, isCalendarDay } from '@academy/domain/time';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import type { SectionProps } from '../form/tab-form';
import type { Saved, TabModel } from '../form/use-tab-form';
import { settingsTexts as texts } from '../settings-texts';

export type LunchField = FieldOf<LunchSettingsDraft>;
/** What every section of the 도시락 tab receives. */
export type LunchSection = SectionProps<LunchSettingsDraft>;

/**
 * Korean names of the fields, for the save bar, the merge view and error summaries. Exhaustive by
 * its type.
 */
export const FIELD_LABEL: Record<LunchField, string> = {
  applyStartDate: '신청 가능 시작일',
  applyEndDate: '신청 가능 종료일',
  editCutoffHour: '변경 마감 시각',
  lunchCutoff: '점심 마감 방식',
  dinnerCutoff: '저녁 마감 방식',
  daysOff: '휴무일',
  enabledDates: '지정 운영일',
  disabledLunchDates: '점심 미운영일',
  disabledDinnerDates: '저녁 미운영일',
  sundayLunch: '일요일 점심',
  sundayDinner: '일요일 저녁',
  mondayLunch: '월요일 점심',
  mondayDinner: '월요일 저녁',
  tuesdayLunch: '화요일 점심',
  tuesdayDinner: '화요일 저녁',
  wednesdayLunch: '수요일 점심',
  wednesdayDinner: '수요일 저녁',
  thursdayLunch: '목요일 점심',
  thursdayDinner: '목요일 저녁',
  fridayLunch: '금요일 점심',
  fridayDinner: '금요일 저녁',
  saturdayLunch: '토요일 점심',
  saturdayDinner: '토요일 저녁',
  lunchPrice: '점심 단가',
  dinnerPrice: '저녁 단가',
  pricesSet: '단가 결정',
  lunchSpare: '점심 여유분',
  dinnerSpare: '저녁 여유분',
  paymentStartDate: '입금 시작일',
  paymentEndDate: '입금 종료일',
  depositStartDay: '매월 입금 시작일',
  depositEndDay: '매월 입금 종료일',
  bankName: '은행',
  accountNumber: '계좌번호',
  accountHolder: '예금주',
};

const shownDay = (text: string) => (isCalendarDay(text) ? formatDay(text) : text);

function valueText(settings: LunchSettingsDraft, field: LunchField): string {
  const value = settings[field];
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (value === undefined || value === null || value === '' || Number.isNaN(value))
    return formTexts.empty;
  if (typeof value === 'number')
    return field === 'lunchPrice' || field === 'dinnerPrice' ? formatWon(value) : String(value);
  if (typeof value === 'string') return shownDay(value);
  if ('shape' in value) return cutoffText(value);
  if ('amounts' in value) return sparesText(value) || formTexts.empty;
  return value.map(shownDay).join(', ') || formTexts.empty;
}

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
export const lunchModel: TabModel<LunchSettingsDraft> = {
  queryKey: ['settings', 'lunch'],
  read: async (signal) =>
    shownSettings(await api.editedLunchSettings({ ...(signal && { signal }) })),
  write: (draft, version) => applyLunch(draft, version, 'keep', { mealCount: 0, amount: won(0) }),
  current: (body) => {
    const current = editedLunchSettingsSchema.safeParse(body).data;
    return current && shownSettings(current);
  },
  labels: FIELD_LABEL,
  check: checkLunchSettings,
  valueText,
  kept: keptInTab(),
  entity: 'lunch-settings',
};

/** Adds or removes a day in one of the date lists, sorted, so that equal lists compare equal. */
export function toggleDate<D extends string>(dates: readonly D[], date: D): D[] {
  return dates.includes(date)
    ? dates.filter((other) => other !== date)
    : [...dates, date].toSorted();
}
