import { wordsFor, type Fields } from '../fields/field';
import { depositStateName } from './deposit-texts';

/** Money that comes in for a month, goes back or goes on. */
export const depositFields = {
  amount: { label: '금액', kind: 'money' },
  depositorName: { label: '입금자명', kind: 'line', of: 'student' },
  day: { label: '날짜', heading: '입금일', said: '날짜', kind: 'day' },
  note: { label: '사유', kind: 'line' },
  billed: { label: '청구액', kind: 'money' },
  students: { label: '학생 수', kind: 'count', unit: '명' },
  balance: { label: '차액', kind: 'money' },
  settled: { label: '정산', kind: 'money' },
  state: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(
      depositStateName,
      'none',
      'unpaid',
      'partial',
      'confirmed',
      'overpaid',
      'refund-due',
      'refunded',
    ),
  },
  depositState: { label: '입금', kind: 'choice' },
  month: { label: '월', kind: 'month' },
  carriedIn: { label: '이월 차감', kind: 'money' },
  due: { label: '납부할 금액', kind: 'money' },
  paid: { label: '입금액', kind: 'money' },
  refunded: { label: '환불', kind: 'money' },
  byName: { label: '처리자', kind: 'line', of: 'manager' },
} as const satisfies Fields;

/** Money that moved on a day, as the tax office wants to see it. */
export const receiptFields = {
  day: { label: '거래일', kind: 'day' },
  kind: { label: '발급 구분', kind: 'choice' },
  use: { label: '용도', kind: 'choice' },
  content: { label: '내용', kind: 'line' },
} as const satisfies Fields;
