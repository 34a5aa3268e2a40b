import { billRest } from '../../meals/bill/bill-rest';
import { invoicePartText, mealName } from '../../meals/meal-texts';
import { meals } from '../../meals/meals-of-day';
import { addWon, formatWon, won } from '../../money';
import { formatDay, formatDayRange, formatMonth } from '../../time';
import { depositStateName } from '../deposit-texts';
import { fill } from '../../text/fill';
import type { BillSheet, MonthBills } from './schemas';

/** 명세서: what is billed and left. 영수증: what was paid. */
export type BillPaperKind = 'statement' | 'receipt';

export interface PaperLine {
  label: string;
  value: string;
  /** What it all comes to. */
  strong?: boolean;
}

const KIND_NAMES: Record<BillPaperKind, string> = { statement: '명세서', receipt: '영수증' };
const texts = {
  title: '{month} 도시락 {kind}',
  days: '{meal} 날짜',
  total: '도시락 합계',
  billed: '청구액',
  state: '입금 상태',
  window: '입금 기간',
  account: '계좌번호',
  holder: '예금주',
  depositor: '입금자명',
  paidOn: '{day} 입금',
  refundedOn: '{day} 환불',
  owedRefund: '환불 예정',
  received: '받은 금액',
  meals: '도시락 내역',
  counts: '점심 {lunch}회 · 저녁 {dinner}회',
  sealed: '위 금액을 받았습니다.',
  noTaxPaper: '현금영수증이나 세금계산서를 대신하지 않습니다.',
  closedDifference: '마감한 금액과의 차이',
} as const;

export const billPaperName = (kind: BillPaperKind): string => KIND_NAMES[kind];

/** Days in as few words as possible: `2–4, 9, 30일`. */
export function daysText(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  const shown = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return shown.length === 0 ? '' : `${shown.join(', ')}일`;
}

/**
 * What brings the sum of the meals to what is billed: the lines by hand, and for a closed month
 * what its frozen figure differs by. The papers add up to the ledger, whatever happened.
 */
export function sheetAdjustments(
  mealsTotal: number,
  byHand: BillSheet['adjustments'],
  billed: number,
): BillSheet['adjustments'] {
  const sum = byHand.reduce((total, { amount }) => total + amount, mealsTotal);
  const difference = billed - Math.max(0, sum);
  return difference === 0
    ? byHand
    : [...byHand, { amount: billed - sum, reason: texts.closedDifference }];
}

/** What was paid and not paid back, in won. */
export const receivedOf = ({ payments }: Pick<BillSheet, 'payments'>): number =>
  payments
    .filter(({ day }) => day !== null)
    .reduce((sum, { kind, amount }) => sum + (kind === 'deposit' ? amount : 0 - amount), 0);

const paymentLine = ({ kind, amount, day, depositorName }: BillSheet['payments'][number]) => ({
  label:
    day === null
      ? texts.owedRefund
      : fill(kind === 'deposit' ? texts.paidOn : texts.refundedOn, { day: formatDay(day) }),
  value: [
    kind === 'deposit' ? depositorName : '',
    formatWon(kind === 'deposit' ? amount : 0 - amount),
  ]
    .filter(Boolean)
    .join(' · '),
});

function mealLines(bill: BillSheet): PaperLine[] {
  return meals.flatMap((meal) => {
    const { days, parts } = bill[meal];
    if (days.length === 0) return [];
    return [
      ...parts.map((part) => ({
        label: `${mealName(meal)} ${invoicePartText(part)}`,
        value: formatWon(part.amount),
      })),
      { label: fill(texts.days, { meal: mealName(meal) }), value: daysText(days) },
    ];
  });
}

function statementLines({ bank, payment }: MonthBills, bill: BillSheet): PaperLine[] {
  const { account, adjustments, payments } = bill;
  const total = addWon(...meals.flatMap((meal) => bill[meal].parts.map(({ amount }) => amount)));
  const { lines, rest } = billRest(won(total), { ...account, adjustments });
  const facts: [label: string, value: string][] = [
    [texts.state, depositStateName(account.state)],
    [texts.window, formatDayRange(payment.first, payment.last)],
    ...(bank.accountNumber === ''
      ? []
      : ([
          [texts.account, `${bank.bankName} ${bank.accountNumber}`.trim()],
          [texts.holder, bank.accountHolder],
        ] satisfies [string, string][])),
    [texts.depositor, bill.name],
  ];
  return [
    ...mealLines(bill),
    { label: texts.total, value: formatWon(total), strong: true },
    ...lines.map((line) => ({ label: line.label, value: formatWon(line.amount) })),
    ...(lines.length === 0
      ? []
      : [{ label: rest.label, value: formatWon(rest.amount), strong: true }]),
    ...payments.map(paymentLine),
    ...facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
  ];
}

function receiptLines(bill: BillSheet): PaperLine[] {
  return [
    {
      label: texts.meals,
      value: fill(texts.counts, {
        lunch: bill.lunch.days.length,
        dinner: bill.dinner.days.length,
      }),
    },
    { label: texts.billed, value: formatWon(bill.account.billed) },
    ...bill.payments.filter(({ day }) => day !== null).map(paymentLine),
    { label: texts.received, value: formatWon(won(receivedOf(bill))), strong: true },
  ];
}

/** A paper that is handed out; null where there is nothing to say: no receipt for no money. */
export interface BillPaper {
  title: string;
  /** Whose it is: `김하늘 (고3 · A-12)`. */
  person: string;
  lines: readonly PaperLine[];
  /** Below the lines. */
  notes: readonly string[];
}

/**
 * A student's paper of a month, line by line: the same on paper and as a picture.
 * See docs/product/deposits.md#papers.
 */
export function billPaper(
  kind: BillPaperKind,
  month: MonthBills,
  bill: BillSheet,
): BillPaper | null {
  if (kind === 'receipt' && receivedOf(bill) <= 0) return null;
  const beside = [bill.grade, bill.seat].filter(Boolean).join(' · ');
  return {
    title: fill(texts.title, { month: formatMonth(month.month), kind: billPaperName(kind) }),
    person: beside === '' ? bill.name : `${bill.name} (${beside})`,
    lines: kind === 'receipt' ? receiptLines(bill) : statementLines(month, bill),
    notes: kind === 'receipt' ? [texts.sealed, texts.noTaxPaper] : [],
  };
}
