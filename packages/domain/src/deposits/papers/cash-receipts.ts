import { headingOf } from '../../fields/field';
import { personFields as who } from '../../identity/fields';
import { depositFields, receiptFields } from '../fields';
import type { ListColumn } from '../../files';
import {
  cashReceiptUse,
  formatCashReceiptNumber,
  OWN_ACCORD_NUMBER,
  type CashReceiptUse,
} from '../../money';
import { formatMonth, type CalendarDay, type CalendarMonth } from '../../time';
import { depositKindName } from '../deposit-texts';

const USE_NAMES: Record<CashReceiptUse, string> = { income: '소득공제용', expense: '지출증빙용' };
const texts = { ownAccord: '자진발급', issue: '발급', takeBack: '취소', meals: '도시락' };

/** Money that moved on a day, as the tax office wants to see it. Won, above 0. */
export interface ReceiptedMoney {
  day: CalendarDay | null;
  kind: 'deposit' | 'refund';
  amount: number;
  month: CalendarMonth;
  name: string;
  seat: string | null;
  depositorName: string;
  /** From the student's record; empty without one. */
  cashReceiptNumber: string;
}

const receiptUse = ({ cashReceiptNumber }: ReceiptedMoney): string => {
  const use = cashReceiptUse(cashReceiptNumber);
  return use === null ? texts.ownAccord : USE_NAMES[use];
};

/**
 * The file from which an academy issues its 현금영수증 on 홈택스: every deposit and every refund by the
 * day that the money moved. See docs/product/deposits.md#cash-receipts.
 */
export const cashReceiptColumns: ListColumn<ReceiptedMoney>[] = [
  { header: headingOf(receiptFields.day), kind: 'day', value: ({ day }) => day },
  {
    header: headingOf(receiptFields.kind),
    kind: 'text',
    value: ({ kind }) => (kind === 'deposit' ? texts.issue : texts.takeBack),
  },
  { header: headingOf(receiptFields.use), kind: 'text', value: receiptUse },
  {
    header: headingOf(who.cashReceiptNumber),
    kind: 'text',
    value: ({ cashReceiptNumber }) =>
      formatCashReceiptNumber(cashReceiptNumber || OWN_ACCORD_NUMBER),
  },
  { header: headingOf(depositFields.amount), kind: 'number', value: ({ amount }) => amount },
  { header: headingOf(who.seat), kind: 'text', value: ({ seat }) => seat },
  { header: headingOf(who.name), kind: 'text', value: ({ name }) => name },
  {
    header: headingOf(depositFields.depositorName),
    kind: 'text',
    value: ({ depositorName }) => depositorName,
  },
  {
    header: headingOf(receiptFields.content),
    kind: 'text',
    value: ({ month, kind }) => `${formatMonth(month)} ${texts.meals} ${depositKindName(kind)}`,
  },
];
