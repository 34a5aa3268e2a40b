import { expect, test } from 'vitest';
import { won } from '../../money';
import { aDepositEntry } from '../../testing';
import { month } from '../../time';
import { settleBill } from '../settle-bill';
import { unpaidListSchema } from './schemas';
import { missingOf, unpaidInMonth, unpaidMonths, unpaidPersonText } from './unpaid';

const [october, november] = [month('2026-10'), month('2026-11')];
const account = (paid: number) =>
  settleBill(won(11_000), paid === 0 ? [] : [aDepositEntry({ amount: paid })]);

test('what is missing of each month; money of one month pays no other by itself', () => {
  const months = [october, november];
  const of = (...paid: number[]) =>
    missingOf(
      paid.map((amount, at) => ({ month: months[at] ?? november, account: account(amount) })),
    );
  expect(of(5000, 0)).toEqual({
    owed: 17_000,
    months: [
      { month: october, missing: 6000 },
      { month: november, missing: 11_000 },
    ],
  });
  expect(of(5000, 20_000)).toMatchObject({ owed: 6000 });
  expect(of(11_000, 20_000)).toBeNull();
});

test('a year is looked at, and nothing that is not due yet', () => {
  const months = unpaidMonths(november);
  expect([months[0], months.at(-1), months.length]).toEqual(['2025-12', '2026-11', 12]);
});

const { students, bank } = unpaidListSchema.parse({
  asOf: '2026-11-24T00:00:00Z',
  bank: { bankName: '국민은행', accountNumber: '123-45', accountHolder: '하늘학원' },
  owed: 17_000,
  students: [
    {
      studentId: '7',
      name: '김하늘',
      seat: null,
      grade: null,
      phoneTail: '5678',
      ...missingOf([
        { month: october, account: account(5000) },
        { month: november, account: account(0) },
      ]),
    },
  ],
});
const sender = { academy: '하늘학원', bank };

test('a family reads its own months, the sum and where to pay', () => {
  expect(students.map((one) => unpaidPersonText(one, sender))).toEqual([
    '[하늘학원] 도시락 미입금 안내\n김하늘 학생\n2026년 10월 6,000원\n2026년 11월 11,000원\n합계 17,000원\n입금 계좌 국민은행 123-45 하늘학원\n입금자명 김하늘',
  ]);
});

test('asked for one month, a family is told of that month', () => {
  const unset = { academy: '하늘학원', bank: { ...bank, accountNumber: '' } };
  expect(unpaidInMonth(students, november).map((one) => unpaidPersonText(one, unset))).toEqual([
    '[하늘학원] 도시락 미입금 안내\n김하늘 학생\n2026년 11월 11,000원\n입금자명 김하늘',
  ]);
  expect(unpaidInMonth(students, month('2026-09'))).toEqual([]);
});
