import { describe, expect, test } from 'vitest';
import { mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { won } from '../money';
import { day, month } from '../time';
import { billKey, matchStatement, type HandConfirmed, type OpenBill, type PayerFacts } from '.';

const NOTHING = { academyName: '', doubts: new Map() };
const id = (text: string) => studentIdSchema.parse(text);
const payer = (text: string, name: string, guardian: string | null = null): PayerFacts => ({
  studentId: id(text),
  name,
  guardians: guardian === null ? [] : [guardian],
  aliases: [],
  families: guardian === null ? [] : [guardian],
  seat: null,
  phoneTail: '',
});
const PAYERS = [
  payer('1', '김민준', '박지영'),
  payer('2', '김민서', '박지영'),
  payer('3', '정하은'),
  payer('4', '정하은'),
];
const meals = (student: string, owed: number, of = '2026-03'): OpenBill => ({
  bill: { kind: 'meals', studentId: id(student), month: month(of) },
  title: of,
  owed: won(owed),
  from: day('2026-02-01'),
});
const mock = (student: string, owed = 30_000): OpenBill => ({
  bill: {
    kind: 'mock',
    studentId: id(student),
    registrationId: mockRegistrationIdSchema.parse(student),
  },
  title: '3월 모의고사',
  owed: won(owed),
  from: day('2026-02-20'),
});
const line = (name: string, amount: number, on = '2026-03-05', memo = '') => ({
  row: 2,
  day: day(on),
  time: null,
  name,
  amount: won(amount),
  balance: null,
  memo,
});
const match = (
  lines: ReturnType<typeof line>[],
  bills: OpenBill[],
  { confirmed = [] }: { confirmed?: HandConfirmed[] } = {},
) =>
  matchStatement({ ...NOTHING, lines, payers: PAYERS, bills, confirmed, reported: [] }).map(
    ({ verdict, reason, parts, asked }) => [
      verdict,
      reason,
      parts.map(({ bill, amount }) => `${billKey(bill)} ${amount}`),
      asked.map(({ studentIds }) => studentIds.join('+')),
    ],
  );

describe('confirmed by hand, and the same amount is owed again', () => {
  const october = (on: string) => ({
    confirmed: [{ studentId: id('1'), amount: won(50_000), day: day(on), from: day('2026-09-01') }],
  });
  const verdicts = (days: string[], on: string) =>
    match(
      days.map((one) => line('김민준', 50_000, one)),
      [{ ...meals('1', 50_000, '2026-11'), from: day('2026-10-01') }],
      october(on),
    ).map(([verdict]) => verdict);

  test.each(['2026-10-01', '2026-10-05', '2026-10-20', '2026-11-24'])(
    'on %s: a row that no other proves is a question',
    (on) => {
      expect(verdicts(['2026-10-05'], on)).toEqual(['candidates']);
      expect(verdicts(['2026-11-05'], on)).toEqual(['candidates']);
    },
  );

  test('with the rows of both months the earlier one was confirmed, the later one pays', () => {
    expect(verdicts(['2026-11-05', '2026-10-05'], '2026-10-20')).toEqual(['match', 'already']);
  });

  test('before the month that it paid: nothing to do with it', () => {
    expect(verdicts(['2026-08-31'], '2026-10-20')).toEqual(['amount-differs']);
  });
});

describe('what else the row says', () => {
  const bills = [meals('1', 50_000), mock('1', 50_000), meals('1', 44_000, '2026-04')];
  const one = (name: string, memo: string, own = bills) =>
    match([line(name, 50_000, '2026-03-05', memo)], own)[0]?.slice(0, 3);
  const meal = ['meals 1 2026-03 50000'];
  test.each([
    ['김민준', '', 'candidates', []],
    ['김민준 점심', '', 'match', meal],
    ['김민준', '급식비', 'match', meal],
    ['김민준 3월', '', 'candidates', []],
    ['김민준 3월 식비', '', 'match', meal],
    ['김민준 모의고사', '', 'match', ['mock 1 50000']],
    ['홍길순', '김민준 중식', 'match', meal],
    ['김민준 교재비', '', 'candidates', []],
    ['김민준', '교재비', 'candidates', []],
    ['김민준 도시락', '특강', 'candidates', []],
    ['김민준 4월 식비', '', 'candidates', []],
    ['김민준 식비', '입금취소', 'candidates', []],
    ['김민준 식비', '이서연', 'match', meal],
    ['박지영', '김민준 점심', 'match', meal],
    ['김민준 식비', '김민서', 'candidates', []],
  ])('%s with the memo %j: %s', (name, memo, verdict, parts) => {
    const [said, , paid] = one(name, memo) ?? [];
    expect([said, paid]).toEqual([verdict, parts]);
  });

  test('another purpose is said', () => {
    expect(one('김민준', '교재비')?.[1]).toBe(
      '도시락이나 응시료가 아닌 다른 용도가 적혀 있습니다.',
    );
    expect(one('김민준 4월 식비', '')?.[1]).toBe(
      '이름이 같습니다 · 금액은 같지만 적힌 달이나 용도의 청구가 아닙니다.',
    );
  });

  test('what the list itself casts doubt on is asked with its reason', () => {
    const [row] = matchStatement({
      payers: PAYERS,
      bills,
      confirmed: [],
      reported: [],
      academyName: '',
      lines: [line('김민준 점심', 50_000)],
      doubts: new Map([[2, '3행에서 취소되었습니다.']]),
    });
    expect(row).toMatchObject({
      verdict: 'candidates',
      reason: '3행에서 취소되었습니다.',
      asked: [{ studentIds: ['1'] }],
    });
  });
});
