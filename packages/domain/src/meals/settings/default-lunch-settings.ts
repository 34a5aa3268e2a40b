import { won } from '../../money';
import type { LunchSettings, LunchSettingsWire } from './lunch-settings-schema';

/**
 * What a new academy starts from: changes until 14:00, lunch 5,000 won, dinner 6,000 won, served on
 * weekdays.
 */
export const defaultLunchSettings: LunchSettings = {
  applyStartDate: null,
  applyEndDate: null,
  editCutoffHour: 14,
  lunchCutoff: null,
  dinnerCutoff: null,
  daysOff: [],
  enabledDates: [],
  disabledLunchDates: [],
  disabledDinnerDates: [],
  sundayLunch: false,
  sundayDinner: false,
  mondayLunch: true,
  mondayDinner: true,
  tuesdayLunch: true,
  tuesdayDinner: true,
  wednesdayLunch: true,
  wednesdayDinner: true,
  thursdayLunch: true,
  thursdayDinner: true,
  fridayLunch: true,
  fridayDinner: true,
  saturdayLunch: false,
  saturdayDinner: false,
  lunchPrice: won(5000),
  dinnerPrice: won(6000),
  pricesSet: false,
  lunchSpare: null,
  dinnerSpare: null,
  paymentStartDate: null,
  paymentEndDate: null,
  depositStartDay: null,
  depositEndDay: null,
  bankName: '',
  accountNumber: '',
  accountHolder: '',
};

/** The settings with the prices to charge: 0 until prices are set (ADR 0012). */
export const chargedSettings = (settings: LunchSettings): LunchSettings =>
  settings.pricesSet ? settings : { ...settings, lunchPrice: won(0), dinnerPrice: won(0) };

/** The settings as they are read: the usual prices while none are set. */
export const shownToStudents = (settings: LunchSettings): LunchSettings => {
  const { lunchPrice, dinnerPrice } = settings.pricesSet ? settings : defaultLunchSettings;
  return { ...settings, lunchPrice, dinnerPrice };
};

/** The settings under every name that the account may have, each pair with the same value. */
export const toWire = (settings: LunchSettings): LunchSettingsWire => ({
  ...shownToStudents(settings),
  // Spare portions are internal.
  lunchSpare: null,
  dinnerSpare: null,
  bankAccount: settings.accountNumber,
  managerAccountNumber: settings.accountNumber,
  bankHolder: settings.accountHolder,
  managerName: settings.accountHolder,
});
