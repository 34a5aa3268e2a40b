import type { PictureLine } from '@academy/app-kit/pictures';
import {
  type Invoice,
  type LunchSettings,
  type MealBill,
  billRest,
  invoicePartText,
  mealName,
  meals,
  paymentWindow,
} from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { type CalendarMonth, formatDayRange } from '@academy/domain/time';
import { invoiceTexts as texts } from '../../../shared/invoice-texts';

/** A student's month as an invoice shows it: on the screen, on paper and in a picture. */
export interface InvoiceProps {
  month: CalendarMonth;
  /** Undefined while the month's meals are not known: then its costs are not, either. */
  invoice: Invoice | undefined;
  settings: LunchSettings | undefined;
  /** Undefined until it is loaded; the settings' prices are used until then. */
  bill: MealBill | undefined;
  studentName: string;
}

/** An invoice that can be kept: only one that is known. */
export type KnownInvoice = InvoiceProps & { invoice: Invoice };

/** What was adjusted, carried and paid, and what is left; nothing while only meals are billed. */
export function moneyTexts(invoice: Invoice, bill: MealBill | undefined): PictureLine[] {
  if (!bill?.money) return [];
  const { lines, rest } = billRest(invoice.total, bill.money);
  return [
    ...lines.map((line) => ({ label: line.label, value: formatWon(line.amount) })),
    { label: rest.label, value: formatWon(rest.amount), strong: true },
  ];
}

/**
 * The invoice in lines of text, as paper and picture show it: what it costs, whether it is paid,
 * until when and where to pay.
 */
export function invoiceLines({
  month,
  invoice,
  settings,
  bill,
  studentName,
}: KnownInvoice): PictureLine[] {
  const costs = meals.flatMap((meal) =>
    invoice[meal].parts.map((part) => ({
      label: `${mealName(meal)} ${invoicePartText(part)}`,
      value: formatWon(part.amount),
    })),
  );
  const window = settings && paymentWindow(settings, month);
  const account =
    settings && settings.accountNumber !== ''
      ? `${settings.bankName} ${settings.accountNumber}`.trim()
      : undefined;
  const facts: [label: string, value: string | undefined][] = [
    [texts.statusLabel, bill && texts.status[bill.depositStatus]],
    [texts.window, window && formatDayRange(window.first, window.last)],
    [texts.account, account],
    [texts.holder, account && settings?.accountHolder],
    [texts.depositor, studentName],
  ];
  return [
    ...costs,
    { label: texts.total, value: formatWon(invoice.total), strong: true },
    ...moneyTexts(invoice, bill),
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}
