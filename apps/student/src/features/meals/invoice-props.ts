import type { Invoice, MealBill, LunchSettings } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';

/** A student's month as an invoice shows it: on the screen, on paper and in a picture. */
export interface InvoiceProps {
  month: CalendarMonth;
  /** Undefined while the month's meals are not known: then its costs are not, either. */
  invoice: Invoice | undefined;
  settings: LunchSettings | undefined;
  /** Undefined until the server has told; the prices are the settings' until then. */
  bill: MealBill | undefined;
  studentName: string;
}
