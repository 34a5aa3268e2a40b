import type { Belongings } from '../data/belongings';
import { another } from './another';

type Own = Pick<Belongings, 'studentId'>;

/** Bodies of the calls about money; every row of a bank's list is another one. */
export const depositCalls = {
  'POST /admin/meal-prices': () => ({
    studentId: null,
    firstDate: '2026-05-01',
    lastDate: null,
    lunchPrice: 5500,
    dinnerPrice: null,
    reason: '재료비',
  }),
  'POST /admin/statements/preview': () => ({
    cells: [
      ['거래일시', '보낸분', '입금액'],
      ['2026-03-02', '김하늘', '20,000'],
    ],
  }),
  'POST /admin/statements': () => ({
    items: [],
    ignored: [
      {
        row: 2,
        day: '2026-03-02',
        time: null,
        name: `모르는 분 ${another('row')}`,
        amount: 20_000,
        balance: null,
        memo: '',
      },
    ],
    seen: [],
    learned: [],
  }),
  'POST /admin/deposits/{year}/{month}/confirm': ({ studentId }: Own) => ({
    day: '2026-03-02',
    items: [{ studentId, amount: 20_000 }],
  }),
  'POST /admin/deposits/{year}/{month}/unconfirm': ({ studentId }: Own) => ({
    studentIds: [studentId],
    reason: '잘못 확인',
  }),
  'POST /admin/deposits/{year}/{month}/refund': ({ studentId }: Own) => ({
    studentId,
    amount: 1000,
    day: null,
    note: '취소',
  }),
  'POST /admin/deposits/{year}/{month}/adjust': ({ studentId }: Own) => ({
    studentId,
    amount: 1000,
    way: 'month',
    note: '교재비',
  }),
  'POST /admin/deposits/{year}/{month}/carry-over': ({ studentId }: Own) => ({
    studentIds: [studentId],
  }),
  'POST /admin/deposit-entries/{entryId}/settle': () => ({ day: '2026-03-02' }),
};
