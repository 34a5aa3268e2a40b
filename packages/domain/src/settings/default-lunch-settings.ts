import { won } from '../money';
import type { LunchSettings, LunchSettingsWire } from './lunch-settings-schema';

/** What a new academy starts from: changes until 14:00, lunch 5,000 won, dinner 6,000 won, served on weekdays. */
export const defaultLunchSettings: LunchSettings = {
  applyStartDate: null,
  applyEndDate: null,
  editCutoffHour: 14,
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
  paymentStartDate: null,
  paymentEndDate: null,
  depositStartDay: null,
  depositEndDay: null,
  bankName: '',
  accountNumber: '',
  accountHolder: '',
};

/** The settings under every name that the account may have, each pair with the same value. */
export const toWire = (settings: LunchSettings): LunchSettingsWire => ({
  ...settings,
  bankAccount: settings.accountNumber,
  managerAccountNumber: settings.accountNumber,
  bankHolder: settings.accountHolder,
  managerName: settings.accountHolder,
});
