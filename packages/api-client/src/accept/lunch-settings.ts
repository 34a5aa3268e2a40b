import { cutoffShapeSchema } from '@academy/domain/meals';
import { firstOf, isRecord } from './reading';
import { asDay, asFlag, asNumber, asOptionalDay } from './values';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const days = (value: unknown) =>
  Array.isArray(value)
    ? value.map(asDay)
    : typeof value === 'string'
      ? value
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(asDay)
      : [];
const numberOr = (value: unknown, fallback: number | null) =>
  value === undefined || value === null || value === '' ? fallback : asNumber(value);
const line = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Digits, with the spaces and dashes that banks put between them. */
const isNumber = (text: string) => /^[\d\s-]+$/.test(text);

/**
 * `bankAccount` is the account number if it is alone; beside another number it is the bank's name,
 * unless it is itself a number.
 */
function accountIn(fields: Record<string, unknown>) {
  const given = line(firstOf(fields, 'bankAccount'));
  const number = line(firstOf(fields, 'accountNumber', 'managerAccountNumber'));
  const beside = number !== '' && !isNumber(given) ? given.replace(number, '').trim() : '';
  return {
    accountNumber: number === '' ? given : number,
    bankName: line(firstOf(fields, 'bankName')) || beside,
  };
}

/**
 * Lunch settings from every spelling that servers use: the account under any of its names, dates
 * with a time, numbers as text, and the defaults (cutoff 14, 5000 and 6000 won, empty lists, closed
 * weekdays) for what is missing.
 */
export function lunchSettingsIn(body: unknown): unknown {
  // A captive portal's sign-in page answers 200 as well; it must not pass as default settings.
  if (!isRecord(body)) return body;
  const fields = isRecord(body.data) ? body.data : body;
  const { accountNumber, bankName } = accountIn(fields);
  const accountHolder = line(firstOf(fields, 'accountHolder', 'bankHolder', 'managerName'));
  const weekdayFlags = WEEKDAYS.flatMap((weekday) => [`${weekday}Lunch`, `${weekday}Dinner`]).map(
    (name) => [name, asFlag(fields[name])],
  );
  const optionalDays = ['applyStartDate', 'applyEndDate', 'paymentStartDate', 'paymentEndDate'].map(
    (name) => [name, asOptionalDay(fields[name])],
  );
  return {
    ...Object.fromEntries([...weekdayFlags, ...optionalDays]),
    editCutoffHour: numberOr(fields.editCutoffHour, 14),
    lunchCutoff: cutoffShapeSchema.safeParse(fields.lunchCutoff).data ?? null,
    dinnerCutoff: cutoffShapeSchema.safeParse(fields.dinnerCutoff).data ?? null,
    daysOff: days(fields.daysOff),
    lunchSpare: null,
    dinnerSpare: null,
    enabledDates: days(fields.enabledDates),
    disabledLunchDates: days(fields.disabledLunchDates),
    disabledDinnerDates: days(fields.disabledDinnerDates),
    lunchPrice: numberOr(fields.lunchPrice, 5000),
    dinnerPrice: numberOr(fields.dinnerPrice, 6000),
    // Prices that another server names are the academy's.
    pricesSet: true,
    depositStartDay: numberOr(fields.depositStartDay, null),
    depositEndDay: numberOr(fields.depositEndDay, null),
    bankName,
    accountNumber,
    bankAccount: accountNumber,
    managerAccountNumber: accountNumber,
    accountHolder,
    bankHolder: accountHolder,
    managerName: accountHolder,
  };
}
