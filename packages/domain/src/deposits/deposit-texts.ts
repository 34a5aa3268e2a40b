import type { DepositRow } from './schemas';
import type { DepositEntry, DepositEntryKind, DepositState } from './state-schema';
import { formatWon } from '../money/won';
import { formatMonth } from '../time/format';
import { fill } from '../text/fill';
import { reportedName } from './reported/reported-texts';

/** Why money cannot be booked or a month not closed. Each is a code of the API as well. */
export const depositRefusalTexts = {
  'month-closed': '마감한 달입니다. 마감을 해제한 뒤 다시 시도하세요.',
  'month-not-closed': '마감하지 않은 달입니다.',
  'month-not-over': '아직 끝나지 않은 달은 마감할 수 없습니다.',
  'prices-not-set': '도시락 가격을 아직 정하지 않았습니다. 설정에서 가격을 정한 뒤 마감하세요.',
  'month-mismatch': '마감할 달을 화면에 나온 대로 입력하세요.',
  'nothing-due': '입금할 금액이 남아 있지 않습니다.',
  'nothing-received': '돌려줄 입금이 없습니다.',
  'refund-too-much': '환불 금액이 받은 금액보다 큽니다.',
  'nothing-to-carry': '이월할 금액이 없습니다.',
  'entry-voided': '이미 취소한 내역입니다.',
  'money-went-on': '이미 이월하거나 환불한 금액이 있어 입금을 취소할 수 없습니다.',
  'adjustment-too-much': '할인 금액이 청구액보다 큽니다. 청구액 안에서 입력하세요.',
  'charge-not-paid-out': '추가 청구는 지급할 수 없습니다. 이 달이나 다음 달 청구서에 더하세요.',
  'refund-settled': '이미 지급한 환불입니다.',
} as const;

/** Why a ledger line no longer counts, if no reason was given. */
export const voidedByUndoText = '되돌림';

export type DepositRefusal = keyof typeof depositRefusalTexts;

export const depositRefusalText = (reason: DepositRefusal): string => depositRefusalTexts[reason];

const STATE_NAMES: Record<DepositState, string> = {
  none: '해당 없음',
  unpaid: '미입금',
  partial: '일부 입금',
  confirmed: '입금 확인',
  overpaid: '초과 입금',
  'refund-due': '환불 대기',
  refunded: '환불',
};
const KIND_NAMES: Record<DepositEntryKind, string> = {
  deposit: '입금',
  refund: '환불',
  'carry-out': '이월 (보냄)',
  'carry-in': '이월 (받음)',
  adjustment: '조정',
};

export const depositStateName = (state: DepositState): string => STATE_NAMES[state];

/** A row of the 입금 tab in a word: what is reported waits for a look, whatever is missing. */
export const depositRowState = ({
  account,
  reported,
}: Pick<DepositRow, 'account' | 'reported'>): string =>
  reported === null ? depositStateName(account.state) : reportedName;
export const depositKindName = (kind: DepositEntryKind): string => KIND_NAMES[kind];

/** A line of the ledger in words: `2026년 11월 입금 110,000원 (김하늘)`. */
export function depositEntryText({
  month,
  kind,
  amount,
  depositorName,
  voidedAt,
  otherMonth,
}: Pick<
  DepositEntry,
  'month' | 'kind' | 'amount' | 'depositorName' | 'voidedAt' | 'otherMonth'
>): string {
  const beside = otherMonth === null ? depositorName : formatMonth(otherMonth);
  return [
    fill('{month} {kind} {amount}', {
      month: formatMonth(month),
      kind: depositKindName(kind),
      amount: formatWon(amount),
    }),
    ...(beside === '' ? [] : [`(${beside})`]),
    ...(voidedAt === null ? [] : ['· 취소됨']),
  ].join(' ');
}
