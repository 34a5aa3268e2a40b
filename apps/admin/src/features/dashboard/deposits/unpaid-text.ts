import type { DepositRow } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { depositTexts } from './deposit-texts';

/** Students whose money of the month is missing. */
export const owes = ({ account: { state, balance } }: DepositRow): boolean =>
  balance < 0 && (state === 'unpaid' || state === 'partial' || state === 'refund-due');

/** 미입금자 문구: one line per student with what is missing, for the academy's messenger. */
export const unpaidText = (
  month: CalendarMonth,
  rows: readonly DepositRow[],
  academy: string,
): string =>
  [
    depositTexts.unpaidHead(academy, formatMonth(month)),
    ...rows.filter(owes).map(({ name, account: { balance } }) => `${name} ${formatWon(-balance)}`),
  ].join('\n');
