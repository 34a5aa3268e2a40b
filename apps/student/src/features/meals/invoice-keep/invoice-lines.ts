import { meals, paymentWindow, type Invoice, mealName } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { formatDayRange } from '@academy/domain/time';
import { invoiceTexts as texts } from '../../../shared/messages/invoice-texts';
import type { InvoiceProps } from '../invoice-props';

/** An invoice that can be kept: only one that is known. */
export type KnownInvoice = InvoiceProps & { invoice: Invoice };

export interface InvoiceText {
  label: string;
  value: string;
  /** What it all comes to. */
  strong?: boolean;
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
}: KnownInvoice): InvoiceText[] {
  const costs = meals.map((meal) => ({
    label: `${mealName(meal)} ${texts.times(formatWon(invoice[meal].price), invoice[meal].count)}`,
    value: formatWon(invoice[meal].amount),
  }));
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
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ];
}
