import { fill } from '../../text/fill';
import { inputTexts } from '../../text/input-texts';
import { lunchSettingsTexts as texts } from './lunch-settings-texts';
import { formatWon, PRICE_LIMIT } from '../../money';
import { FIRST_DAY, formatDay, isCalendarDay } from '../../time';
import { MOST_SPARE } from '../order/spare-schema';
import { MOST_BUSINESS_DAYS } from '../cutoff/cutoff-schema';
import type { LunchSettingsDraft } from './lunch-settings-schema';

/** One message per field that breaks a rule; empty when the settings may be saved. */
export type LunchSettingsErrors = Partial<Record<keyof LunchSettingsDraft, string>>;

const LINE_LIMIT = 100;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function checkDays(days: readonly string[]): string | undefined {
  if (!days.every(isCalendarDay)) return inputTexts.invalidDay;
  const twice = days.find((date, index) => days.indexOf(date) !== index);
  return twice && fill(texts.duplicateDay, { day: formatDay(twice) });
}

function checkSingleDays(settings: LunchSettingsDraft): LunchSettingsErrors {
  const fields = ['applyStartDate', 'applyEndDate', 'paymentStartDate', 'paymentEndDate'] as const;
  const wrong = fields.filter((field) => !isCalendarDay(settings[field] ?? FIRST_DAY));
  return Object.fromEntries(wrong.map((field) => [field, inputTexts.invalidDay]));
}

function checkPeriods(settings: LunchSettingsDraft): LunchSettingsErrors {
  const { applyStartDate, applyEndDate, paymentStartDate, paymentEndDate } = settings;
  return {
    ...(applyStartDate &&
      applyEndDate &&
      applyStartDate > applyEndDate && { applyEndDate: texts.endBeforeStart }),
    ...(paymentStartDate &&
      paymentEndDate &&
      paymentStartDate > paymentEndDate && { paymentEndDate: texts.endBeforeStart }),
    // One end alone would silently fall back to the deposit days.
    ...(paymentStartDate && !paymentEndDate && { paymentEndDate: texts.needsBothEnds }),
    ...(!paymentStartDate && paymentEndDate && { paymentStartDate: texts.needsBothEnds }),
  };
}

function checkDepositDays({
  depositStartDay,
  depositEndDay,
}: LunchSettingsDraft): LunchSettingsErrors {
  if (!isWhole(depositStartDay ?? 1, 1, 31)) return { depositStartDay: texts.dayOfMonth };
  if (!isWhole(depositEndDay ?? 31, 1, 31)) return { depositEndDay: texts.dayOfMonth };
  const reversed =
    depositStartDay !== null && depositEndDay !== null && depositStartDay > depositEndDay;
  return reversed ? { depositEndDay: texts.endDayBeforeStartDay } : {};
}

function checkPrices(settings: LunchSettingsDraft): LunchSettingsErrors {
  const message = fill(texts.price, { limit: formatWon(PRICE_LIMIT) });
  return Object.fromEntries(
    (['lunchPrice', 'dinnerPrice'] as const)
      .filter((field) => !isWhole(settings[field], 0, PRICE_LIMIT))
      .map((field) => [field, message]),
  );
}

function checkLists(settings: LunchSettingsDraft): LunchSettingsErrors {
  const fields = ['enabledDates', 'disabledLunchDates', 'disabledDinnerDates'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = checkDays(settings[field]);
      return message === undefined ? [] : [[field, message]];
    }),
  );
}

function checkAccount(settings: LunchSettingsDraft): LunchSettingsErrors {
  const tooLong = (['bankName', 'accountNumber', 'accountHolder'] as const).filter(
    (field) => settings[field].length > LINE_LIMIT,
  );
  return {
    ...(!/^[\d -]*$/.test(settings.accountNumber) && { accountNumber: texts.accountNumber }),
    ...Object.fromEntries(
      tooLong.map((field) => [field, fill(texts.tooLong, { limit: LINE_LIMIT })]),
    ),
  };
}

function checkCutoffs(settings: LunchSettingsDraft): LunchSettingsErrors {
  const fields = ['lunchCutoff', 'dinnerCutoff'] as const;
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const shape = settings[field];
      if (!shape) return [];
      if (!isWhole(shape.hour, 0, 24)) return [[field, texts.cutoffHour]];
      return shape.shape === 'business-days' && !isWhole(shape.days, 1, MOST_BUSINESS_DAYS)
        ? [[field, fill(texts.businessDays, { most: MOST_BUSINESS_DAYS })]]
        : [];
    }),
  );
}

function checkSpares(settings: LunchSettingsDraft): LunchSettingsErrors {
  const message = fill(texts.spare, { most: MOST_SPARE });
  return Object.fromEntries(
    (['lunchSpare', 'dinnerSpare'] as const)
      .filter((field) => settings[field]?.amounts.some((one) => !isWhole(one, 0, MOST_SPARE)))
      .map((field) => [field, message]),
  );
}

/**
 * What a manager must correct before the settings can be saved: ends not before starts, each day
 * once per list, whole prices from 0 to 100,000 won, cutoffs 0–24 on the hour and 1–10
 * business days before, 0–100 spare portions, deposit days 1–31.
 * The same check runs in the form and in the server. See docs/product/settings.md#meals.
 */
export const checkLunchSettings = (settings: LunchSettingsDraft): LunchSettingsErrors => ({
  ...checkPeriods(settings),
  ...checkSingleDays(settings),
  ...checkDepositDays(settings),
  ...checkPrices(settings),
  ...checkLists(settings),
  ...checkAccount(settings),
  ...checkCutoffs(settings),
  ...checkSpares(settings),
  ...(!isWhole(settings.editCutoffHour, 0, 24) && { editCutoffHour: texts.cutoffHour }),
});
