import type { LunchSettings } from '../settings/lunch-settings-schema';
import { dayOfMonth, type CalendarDay, type CalendarMonth } from '../../time';

/** Both days included. */
export interface DayWindow {
  first: CalendarDay;
  last: CalendarDay;
}

type DepositDays = Pick<LunchSettings, 'depositStartDay' | 'depositEndDay'>;
type PaymentDates = DepositDays & Pick<LunchSettings, 'paymentStartDate' | 'paymentEndDate'>;

/**
 * The deposit days within a month, clamped to its length (31 is the last day); null when the
 * settings name none. A missing end is the month's.
 */
export function depositWindow(
  { depositStartDay, depositEndDay }: DepositDays,
  month: CalendarMonth,
): DayWindow | null {
  if (depositStartDay === null && depositEndDay === null) return null;
  return {
    first: dayOfMonth(month, depositStartDay ?? 1),
    last: dayOfMonth(month, depositEndDay ?? 31),
  };
}

/**
 * When a month's meals are to be paid: the explicit payment dates when both are set, else the
 * deposit days of the month, else the whole month. See docs/product/meals.md#bill.
 */
export function paymentWindow(settings: PaymentDates, month: CalendarMonth): DayWindow {
  const { paymentStartDate, paymentEndDate } = settings;
  if (paymentStartDate !== null && paymentEndDate !== null)
    return { first: paymentStartDate, last: paymentEndDate };
  return (
    depositWindow(settings, month) ?? { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) }
  );
}
