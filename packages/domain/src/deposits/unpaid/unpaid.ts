import { addWon, formatWon, won } from '../../money';
import { fill } from '../../text/fill';
import { formatMonth, shiftMonth, type CalendarMonth } from '../../time';
import { isWaitedFor } from '../deposit-totals';
import type { BillAccount } from '../state-schema';
import type { UnpaidList, UnpaidStudent } from './schemas';

/** This many months are looked at, the present one included. */
const MONTHS_BACK = 12;

/** The months in which money is waited for now, oldest first: not the next one's. */
export const unpaidMonths = (current: CalendarMonth): CalendarMonth[] =>
  Array.from({ length: MONTHS_BACK }, (_, at) => shiftMonth(current, at + 1 - MONTHS_BACK));

/**
 * What is missing of these months, in won; null when nothing is. What is there beyond one month's
 * bill pays no other until it is carried there.
 */
export function missingOf(
  accounts: readonly { month: CalendarMonth; account: BillAccount }[],
): Pick<UnpaidStudent, 'owed' | 'months'> | null {
  const months = accounts
    .filter(({ account }) => isWaitedFor(account.state) && account.balance < 0)
    .map(({ month, account }) => ({ month, missing: won(0 - account.balance) }));
  return months.length === 0
    ? null
    : { months, owed: addWon(...months.map(({ missing }) => missing)) };
}

/** What is owed of this month alone, and by whom. */
export const unpaidInMonth = (
  students: readonly UnpaidStudent[],
  month: CalendarMonth,
): UnpaidStudent[] =>
  students.flatMap((student) => {
    const months = student.months.filter((one) => one.month === month);
    const owed = addWon(...months.map(({ missing }) => missing));
    return months.length === 0 ? [] : [{ ...student, months, owed }];
  });

const texts = {
  head: '[{academy}] 도시락 미입금 안내',
  person: '{name} 학생',
  line: '{month} {amount}',
  sum: '합계 {amount}',
  account: '입금 계좌 {account}',
  depositor: '입금자명 {name}',
} as const;

const accountText = ({ bankName, accountNumber, accountHolder }: UnpaidList['bank']): string =>
  accountNumber === '' ? '' : [bankName, accountNumber, accountHolder].filter(Boolean).join(' ');
const accountLines = (bank: UnpaidList['bank']): string[] => {
  const account = accountText(bank);
  return account === '' ? [] : [fill(texts.account, { account })];
};

interface Sender {
  academy: string;
  bank: UnpaidList['bank'];
}

/**
 * What one family is written: each month, the sum, where to pay. There is no text of several
 * students: what is sent on must not tell one family another's debt.
 */
export const unpaidPersonText = (
  { name, months, owed }: UnpaidStudent,
  { academy, bank }: Sender,
): string =>
  [
    fill(texts.head, { academy }),
    fill(texts.person, { name }),
    ...months.map(({ month, missing }) =>
      fill(texts.line, { month: formatMonth(month), amount: formatWon(missing) }),
    ),
    ...(months.length > 1 ? [fill(texts.sum, { amount: formatWon(owed) })] : []),
    ...accountLines(bank),
    fill(texts.depositor, { name }),
  ].join('\n');

/** What a notice to a guardian names of it: the sum, the months, where to pay. */
export const unpaidNoticeFields = (
  { months, owed }: Pick<UnpaidStudent, 'months' | 'owed'>,
  bank: UnpaidList['bank'],
) => ({
  금액: formatWon(owed),
  달: months.map(({ month }) => formatMonth(month)).join(', '),
  계좌: accountText(bank),
});
