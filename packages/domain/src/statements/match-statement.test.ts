import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { won } from '../money';
import { aStatementCorpus } from '../testing';
import { day, month } from '../time';
import {
  billKey,
  matchStatement,
  type HandConfirmed,
  type OpenBill,
  type PayerFacts,
  type ReportedMoney,
} from '.';

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
  {
    confirmed = [],
    reported = [],
  }: { confirmed?: HandConfirmed[]; reported?: ReportedMoney[] } = {},
) =>
  matchStatement({ ...NOTHING, lines, payers: PAYERS, bills, confirmed, reported }).map(
    ({ verdict, reason, parts, asked }) => [
      verdict,
      reason,
      parts.map(({ bill, amount }) => `${billKey(bill)} ${amount}`),
      asked.map(({ studentIds }) => studentIds.join('+')),
    ],
  );

describe('one row', () => {
  test.each([
    [
      'the bill to the won',
      line('김민준', 50_000),
      [meals('1', 50_000)],
      'match',
      '이름이 같습니다 · 금액까지 같습니다.',
    ],
    [
      'meals and an exam',
      line('김민준', 80_000),
      [meals('1', 50_000), mock('1')],
      'match',
      '이름이 같습니다 · 청구 2건을 더한 금액입니다.',
    ],
    [
      'brothers and sisters',
      line('박지영', 90_000),
      [meals('1', 50_000), meals('2', 40_000)],
      'match',
      '보호자 이름이 같습니다 · 청구 2건을 더한 금액입니다.',
    ],
    [
      'which child?',
      line('박지영', 50_000),
      [meals('1', 50_000), meals('2', 50_000)],
      'candidates',
      '보호자 이름이 같습니다 · 맞는 청구가 여럿입니다.',
    ],
    [
      'which month?',
      line('김민준', 50_000),
      [meals('1', 50_000, '2026-02'), meals('1', 50_000)],
      'candidates',
      '이름이 같습니다 · 맞는 청구가 여럿입니다.',
    ],
    [
      'namesakes, though one owes nothing',
      line('정하은', 50_000),
      [meals('3', 50_000)],
      'candidates',
      '이름이 같은 학생이 2명입니다.',
    ],
    [
      'less',
      line('김민준', 45_000),
      [meals('1', 50_000)],
      'amount-differs',
      '이름이 같습니다 · 5,000원 모자랍니다.',
    ],
    [
      'less than the oldest of two',
      line('김민준', 20_000),
      [meals('1', 50_000, '2026-02'), meals('1', 40_000)],
      'amount-differs',
      '이름이 같습니다 · 남은 청구 2건을 더한 금액보다 70,000원 적습니다.',
    ],
    [
      'more',
      line('김민준', 52_000),
      [meals('1', 50_000)],
      'amount-differs',
      '이름이 같습니다 · 2,000원 더 들어왔습니다.',
    ],
    [
      'half a fee',
      line('김민준', 15_000),
      [mock('1')],
      'amount-differs',
      '이름이 같습니다 · 응시료는 전액이 들어와야 확인할 수 있습니다.',
    ],
    [
      'nothing is open',
      line('김민준', 50_000),
      [],
      'amount-differs',
      '이름이 같습니다 · 남은 청구가 없습니다.',
    ],
    [
      'before the bill was there',
      line('김민준', 50_000, '2026-01-31'),
      [meals('1', 50_000)],
      'amount-differs',
      '이름이 같습니다 · 남은 청구가 없습니다.',
    ],
    ['interest', line('예금이자', 120), [meals('1', 50_000)], 'ignored', '예금 이자입니다.'],
    [
      'a stranger',
      line('한국전력', 50_000),
      [meals('1', 50_000)],
      'unknown',
      '이름이 맞는 학생이 없습니다.',
    ],
  ])('%s', (_, row, bills, verdict, reason) => {
    expect(match([row], bills)[0]?.slice(0, 2)).toEqual([verdict, reason]);
  });
});

describe('several rows', () => {
  test('pay one bill, each its part', () => {
    expect(
      match([line('김민준', 20_000), line('김민준', 30_000, '2026-03-08')], [meals('1', 50_000)]),
    ).toEqual([
      [
        'match',
        '이름이 같습니다 · 입금 2건을 더하면 청구 금액입니다.',
        ['meals 1 2026-03 20000'],
        [],
      ],
      [
        'match',
        '이름이 같습니다 · 입금 2건을 더하면 청구 금액입니다.',
        ['meals 1 2026-03 30000'],
        [],
      ],
    ]);
  });

  test('the same amount twice: the first pays, the second came on top', () => {
    expect(
      match([line('김민준', 50_000), line('김민준', 50_000)], [meals('1', 50_000)]).map(
        ([verdict]) => verdict,
      ),
    ).toEqual(['match', 'amount-differs']);
  });

  test('a fee or the part of a bill: nobody can know', () => {
    expect(
      match([line('김민준', 30_000), line('김민준', 20_000)], [meals('1', 50_000), mock('1')]).map(
        ([verdict]) => verdict,
      ),
    ).toEqual(['candidates', 'amount-differs']);
  });

  test('a guardian’s and a child’s row are looked at together', () => {
    expect(
      match(
        [line('박지영', 40_000), line('김민준', 50_000)],
        [meals('1', 50_000), meals('2', 40_000)],
      ).map(([verdict, , parts]) => [verdict, parts]),
    ).toEqual([
      ['match', ['meals 2 2026-03 40000']],
      ['match', ['meals 1 2026-03 50000']],
    ]);
  });
});

describe('confirmed by hand', () => {
  const before = (on: string) => ({
    confirmed: [{ studentId: id('1'), amount: won(50_000), day: day(on), from: day('2026-02-01') }],
  });
  test.each([
    ['2026-03-05', 'already'],
    ['2026-03-04', 'already'],
    ['2026-03-19', 'already'],
    ['2026-03-03', 'candidates'],
    ['2026-03-20', 'candidates'],
  ])('on %s: %s', (on, verdict) => {
    expect(match([line('김민준', 50_000)], [meals('1', 0)], before(on))[0]?.[0]).toBe(verdict);
  });

  test('with another bill of the same amount it is a question', () => {
    expect(match([line('김민준', 50_000)], [meals('1', 50_000)], before('2026-03-06'))).toEqual([
      [
        'candidates',
        '이름이 같습니다 · 같은 금액을 3월 6일 (금)에 직접 확인했습니다. 새 입금인지 확인하세요.',
        [],
        ['1'],
      ],
    ]);
  });
});

describe('reported by a student', () => {
  const report = (student: string, depositorName: string, on = '2026-03-05', amount = 50_000) => ({
    studentId: id(student),
    depositorName,
    amount: won(amount),
    day: day(on),
  });
  const bills = [meals('1', 50_000), meals('3', 50_000), meals('4', 50_000)];
  const one = (row: ReturnType<typeof line>, ...reported: ReportedMoney[]) =>
    match([row], bills, { reported })[0];

  test('a name that nobody has is asked for, under that name first', () => {
    expect(one(line('햇살상회', 50_000), report('3', '정하은'), report('1', '햇살 상회'))).toEqual([
      'candidates',
      '학생이 3월 5일 (목) 입금했다고 알렸습니다.',
      [],
      ['1', '3'],
    ]);
    expect(one(line('한국전력', 50_000), report('3', '정하은'))?.[1]).toBe(
      '학생이 3월 5일 (목) 같은 금액을 “정하은” 이름으로 알렸습니다.',
    );
  });

  test('of two students of one name the one who reported stands first, and it stays a question', () => {
    expect(one(line('정하은', 50_000), report('4', '정하은'))).toEqual([
      'candidates',
      '이름이 같은 학생이 2명입니다. 학생이 3월 5일 (목) 입금했다고 알렸습니다.',
      [],
      ['4', '3'],
    ]);
  });

  test.each([
    ['2026-03-02', 'candidates'],
    ['2026-03-08', 'candidates'],
    ['2026-03-01', 'unknown'],
    ['2026-03-09', 'unknown'],
  ])('for %s: %s', (on, verdict) => {
    expect(one(line('햇살상회', 50_000), report('1', '햇살상회', on))?.[0]).toBe(verdict);
  });

  test('another amount proves nothing', () => {
    expect(one(line('햇살상회', 50_000), report('1', '햇살상회', '2026-03-05', 49_999))?.[0]).toBe(
      'unknown',
    );
  });

  test('whatever is reported, what matches stays as it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }),
        (seed, pairs) => {
          const { rows, ...academy } = aStatementCorpus({ seed, size: 30 });
          const lines = rows.map((row) => row.line);
          const reported = pairs.flatMap(([who, which]) => {
            const someone = academy.payers[who % academy.payers.length];
            const row = lines[which % lines.length];
            return someone && row
              ? [{ ...row, studentId: someone.studentId, depositorName: row.name }]
              : [];
          });
          const matches = (reports: ReportedMoney[]) =>
            matchStatement({ ...academy, ...NOTHING, lines, reported: reports }).map(
              ({ verdict, parts }) => (verdict === 'match' ? parts : null),
            );
          expect(matches(reported)).toEqual(matches([]));
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('a match pays its row to the won, no bill is paid beyond what it misses, none of 0 won is touched', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const { rows, ...academy } = aStatementCorpus({ seed, size: 40 });
      const found = matchStatement({
        ...academy,
        ...NOTHING,
        reported: [],
        lines: rows.map((one) => one.line),
      });
      expect(found.map(({ line: { row } }) => row)).toEqual(rows.map((one) => one.line.row));
      const left = new Map(academy.bills.map(({ bill, owed }) => [billKey(bill), Number(owed)]));
      for (const { line: paid, verdict, parts } of found) {
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(verdict === 'match' ? paid.amount : 0);
        for (const { bill, amount } of parts)
          left.set(billKey(bill), (left.get(billKey(bill)) ?? -1) - amount);
      }
      expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});
