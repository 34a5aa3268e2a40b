import * as z from 'zod/mini';
import { wonSchema } from '../../money';
import { calendarDaySchema } from '../../time';
import { spareSchema } from '../order/spare-schema';
import { cutoffShapeSchema } from '../cutoff/cutoff-schema';

const dayOfMonthNumber = z.nullable(z.int().check(z.gte(1), z.lte(31)));
const optionalDay = z.nullable(calendarDaySchema);
const days = z.array(calendarDaySchema).check(z.maxLength(1000));
const line = z.string().check(z.maxLength(100));

/**
 * What managers decide about meals. Dates are meal days; an open end is null. Prices are won per
 * meal.
 */
export const lunchSettingsSchema = z.object({
  applyStartDate: optionalDay,
  applyEndDate: optionalDay,
  /** Meals of a day lock at this hour (KST, whole hours) of the day before. */
  editCutoffHour: z.int().check(z.gte(0), z.lte(24)),
  /** A meal's own way to lock; null: at `editCutoffHour` on the day before. */
  lunchCutoff: z.nullable(cutoffShapeSchema),
  dinnerCutoff: z.nullable(cutoffShapeSchema),
  /**
   * The holidays, included for cutoffs that count business days. Read-only here: they have their
   * own table.
   */
  daysOff: days,
  /** Not empty: only these days, and the weekday flags do not count. */
  enabledDates: days,
  disabledLunchDates: days,
  disabledDinnerDates: days,
  sundayLunch: z.boolean(),
  sundayDinner: z.boolean(),
  mondayLunch: z.boolean(),
  mondayDinner: z.boolean(),
  tuesdayLunch: z.boolean(),
  tuesdayDinner: z.boolean(),
  wednesdayLunch: z.boolean(),
  wednesdayDinner: z.boolean(),
  thursdayLunch: z.boolean(),
  thursdayDinner: z.boolean(),
  fridayLunch: z.boolean(),
  fridayDinner: z.boolean(),
  saturdayLunch: z.boolean(),
  saturdayDinner: z.boolean(),
  lunchPrice: wonSchema,
  dinnerPrice: wonSchema,
  /** Whether a manager has set the prices; nothing is charged before. */
  pricesSet: z.boolean(),
  /** Portions ordered beyond the applied ones, never billed; null: none. */
  lunchSpare: z.nullable(spareSchema),
  dinnerSpare: z.nullable(spareSchema),
  paymentStartDate: optionalDay,
  paymentEndDate: optionalDay,
  depositStartDay: dayOfMonthNumber,
  depositEndDay: dayOfMonthNumber,
  bankName: line,
  accountNumber: line,
  accountHolder: line,
});
export type LunchSettings = z.output<typeof lunchSettingsSchema>;
/** Settings as a form holds them before they are read: days and amounts not checked yet. */
export type LunchSettingsDraft = z.input<typeof lunchSettingsSchema>;

/**
 * What `GET /lunch-settings` answers: the settings under every name that the account may have, with
 * the same values.
 */
export const lunchSettingsWireSchema = z.extend(lunchSettingsSchema, {
  bankAccount: line,
  bankHolder: line,
  managerAccountNumber: line,
  managerName: line,
});
export type LunchSettingsWire = z.output<typeof lunchSettingsWireSchema>;

/**
 * The settings as a manager edits them: `version` goes back as `If-Match`, so that a newer save is
 * not overwritten.
 */
export const editedLunchSettingsSchema = z.object({
  settings: lunchSettingsSchema,
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedByName: z.nullable(z.string()),
});
export type EditedLunchSettings = z.output<typeof editedLunchSettingsSchema>;
