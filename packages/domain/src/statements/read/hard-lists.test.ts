import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../time';
import { findStatementColumns, readStatement } from '..';

const TODAY = day('2026-11-26');
function read(cells: string[][]) {
  const header = findStatementColumns(cells, { remembered: new Map() });
  const { lines, doubts, ...rest } = readStatement({ cells }, header, TODAY);
  return {
    ...rest,
    problem: header.problem,
    came: lines.map(({ row, day: on, amount }) => `${row} ${on} ${amount}`),
    doubts: [...doubts],
  };
}

describe('titles in two rows', () => {
  const rows = [
    ['2026.11.20 10:00', '김하늘', '', '144,000', '1,144,000'],
    ['2026.11.21 10:00', '김하늘', '50,000', '', '1,094,000'],
  ];
  const one = ['거래일시', '내용', '출금', '입금', '잔액'];
  test.each<[string, string[][]]>([
    [
      'joined cells as they are',
      [
        ['거래일시', '내용', '거래금액', '', '잔액'],
        ['', '', '출금', '입금'],
      ],
    ],
    ['joined cells filled downwards', [['거래일시', '내용', '거래금액', '', '잔액'], one]],
    ['filled to all sides', [['거래일시', '내용', '거래금액', '거래금액', '잔액'], one]],
    [
      'pasted as text, in order',
      [
        ['거래일시', '내용', '거래금액', '잔액'],
        ['출금', '입금'],
      ],
    ],
    [
      'the direction above',
      [
        ['거래일시', '내용', '출금', '입금', '잔액'],
        ['', '', '금액', '금액', ''],
      ],
    ],
    ['a heading over the table', [['입출금 거래내역 조회'], one]],
    [
      'account and period above',
      [
        ['계좌번호 110-123'],
        ['조회기간', '2026.11.01~2026.11.26'],
        ['거래일시', '내용', '거래금액', '', '잔액'],
        ['', '', '출금', '입금'],
      ],
    ],
  ])('%s', (_, titles) => {
    const at = titles.length + 1;
    expect(read([...titles, ...rows])).toMatchObject({
      problem: null,
      came: [`${at} 2026-11-20 144000`],
      withdrawals: 1,
      doubts: [],
    });
  });

  test('that fit in no way are asked about', () => {
    expect(
      read([['거래일시', '내용', '거래금액', '잔액'], ['나감', '입금', '비고'], ...rows]).problem,
    ).not.toBeNull();
  });
});

describe('a deposit that was taken back is one question', () => {
  const came = ['2026.11.20 10:00:00', '김하늘', '144,000'];
  test.each<[string, string[][], number]>([
    [
      '입금취소 as a kind',
      [
        ['거래일시', '구분', '거래금액', '거래 후 잔액', '거래구분', '내용', '메모'],
        ['2026.11.20 10:00:00', '입금', '144,000', '1,144,000', '일반입금', '김하늘', ''],
        ['2026.11.20 10:03:00', '입금취소', '144,000', '1,000,000', '입금취소', '김하늘', ''],
      ],
      2,
    ],
    [
      'without balances, newest first',
      [
        ['거래일시', '구분', '거래금액', '내용'],
        ['2026.11.20 10:03:00', '정정', '144,000', '김하늘'],
        ['2026.11.20 10:00:00', '입금', '144,000', '김하늘'],
      ],
      3,
    ],
    [
      'below 0 among the deposits',
      [
        ['거래일시', '내용', '입금액', '출금액'],
        [...came, ''],
        ['2026.11.20 10:03:00', '김하늘', '-144,000', ''],
      ],
      2,
    ],
    [
      'a withdrawal with the word',
      [
        ['거래일시', '내용', '입금액', '출금액', '적요'],
        [...came, '', '타행이체'],
        ['2026.11.21 09:03:00', '', '', '144,000', '착오송금반환'],
      ],
      2,
    ],
    [
      'a withdrawal of the same name, amount and day without a word',
      [
        ['거래일시', '내용', '입금액', '출금액'],
        [...came, ''],
        ['2026.11.20', '김하늘', '', '144,000'],
      ],
      2,
    ],
    [
      'in the name',
      [
        ['거래일시', '내용', '입금액', '출금액'],
        [...came, ''],
        ['2026.11.20', '김하늘 입금취소', '', '144,000'],
      ],
      2,
    ],
  ])('%s', (_, cells, asked) => {
    const { came: lines, doubts, withdrawals, reversals } = read(cells);
    expect(lines).toHaveLength(1);
    expect(withdrawals).toBe(1);
    expect(doubts).toEqual([[asked, expect.stringMatching(/^\d+행에서 같은 금액이/)]]);
    expect(reversals).toMatchObject([{ of: [asked] }]);
  });

  test('sent again after it, one of the two is asked', () => {
    const titles = ['거래일시', '내용', '입금액', '출금액', '적요'];
    const { came: lines, doubts } = read([
      titles,
      [...came, '', ''],
      ['2026.11.20 10:03:00', '김하늘', '', '144,000', '취소'],
      ['2026.11.20 10:10:00', '김하늘', '144,000', '', ''],
    ]);
    expect([lines.length, doubts.length]).toEqual([2, 1]);
  });

  test('whose deposit is not in the list is named', () => {
    const { reversals } = read([
      ['거래일시', '내용', '입금액', '출금액', '적요'],
      ['2026.11.20', '김하늘', '', '144,000', '입금취소'],
    ]);
    expect(reversals).toMatchObject([{ row: 2, name: '김하늘', amount: 144_000, of: [] }]);
  });

  test('of another amount, name or day has nothing to do with it', () => {
    const out = (name: string, amount: string, on = '2026.11.20') => [on, name, '', amount];
    const titles = ['거래일시', '내용', '입금액', '출금액'];
    for (const row of [
      out('김하늘', '143,000'),
      out('이바다', '144,000'),
      out('김하늘', '144,000', '2026.11.21'),
    ])
      expect(read([titles, [...came, ''], row]).doubts).toEqual([]);
  });
});

describe('nothing is a deposit by default', () => {
  const titles = ['거래일시', '내용', '구분', '거래금액'];
  test.each([
    ['이체', '50,000', '구분 ‘이체’이 입금인지 알 수 없습니다.'],
    ['출금취소', '50,000', '취소나 반환이라고 적혀 있습니다.'],
    ['', '50,000', '입금인지 출금인지 적혀 있지 않습니다.'],
  ])('%s %s is asked', (kind, amount, why) => {
    expect(read([titles, ['2026.11.20', '김하늘', kind, amount]]).doubts).toEqual([[2, why]]);
  });

  test.each([
    ['입금', '50,000'],
    ['타행입금', '50,000'],
    ['', '+50,000'],
  ])('%s %s came in', (kind, amount) => {
    const { came, doubts } = read([titles, ['2026.11.20', '김하늘', kind, amount]]);
    expect([came.length, doubts]).toEqual([1, []]);
  });

  test('a list that writes what goes out below 0 tells by the sign', () => {
    const { came, doubts, withdrawals } = read([
      titles,
      ['2026.11.20', '김하늘', '이체', '50,000'],
      ['2026.11.20', '쿠팡', '이체', '-3,000'],
    ]);
    expect([came.length, doubts, withdrawals]).toEqual([1, [], 1]);
  });

  test('balances tell, and speak against columns that were mixed up', () => {
    const { came, doubts, withdrawals } = read([
      ['거래일시', '내용', '거래금액', '잔액'],
      ['2026.11.20', '김하늘', '50,000', '150,000'],
      ['2026.11.21', '쿠팡', '30,000', '120,000'],
      ['2026.11.22', '이바다', '20,000', '140,000'],
    ]);
    expect([came, doubts, withdrawals]).toEqual([
      ['2 2026-11-20 50000', '4 2026-11-22 20000'],
      [[2, '입금인지 출금인지 적혀 있지 않습니다.']],
      1,
    ]);
    const mixed = [
      ['거래일시', '내용', '입금액', '출금액', '잔액'],
      ['2026.11.20', '쿠팡', '30,000', '', '120,000'],
      ['2026.11.21', '한전', '20,000', '', '100,000'],
      ['2026.11.22', '김하늘', '', '50,000', '150,000'],
    ];
    expect(read(mixed).doubts).toEqual([
      [3, '입금으로 적혀 있지만 잔액이 줄었습니다.'],
      [4, '출금으로 적혀 있지만 잔액이 늘었습니다.'],
    ]);
  });
});

test('every row below the titles is in just one pile', () => {
  const cell = fc.constantFrom(
    '',
    '2026.11.20',
    '261120',
    '99.3.2',
    '="2026.11.20"',
    '=A1',
    '김하늘',
    '합계',
    '입금',
    '출금',
    '입금취소',
    '144,000',
    '￦144,000',
    '-144,000',
    '0',
    '-',
    '오만',
    '거래일시',
    '2099-01-01',
    '1,44,000',
    '100000000000',
  );
  const FIRST = ['2026.11.19', '입금', '1,000'];
  const row = fc.array(cell, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 12 }),
      fc.constantFrom<string[]>(
        ['거래일시', '내용', '입금액', '출금액', '잔액', '구분'],
        ['거래일시', '구분', '거래금액', '잔액', '내용', '메모'],
      ),
      (rows, titles) => {
        const { pasted, came, withdrawals, unreadable } = read([titles, FIRST, ...rows]);
        const filled = [FIRST, ...rows].filter((line) => line.some((text) => text !== ''));
        expect(pasted).toBe(filled.length);
        expect(came.length + withdrawals + unreadable.length).toBe(pasted);
      },
    ),
    { numRuns: 300 },
  );
});

test('quoted formulas, compact days and won signs are read; a formula without its value is named', () => {
  expect(
    read([
      ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '잔액'],
      ['="2026.11.20 10:00:00"', '이체', '="김하늘"', '', '="144,000"', '="1,144,000"'],
      ['261121', '이체', '="이바다"', '', '￦50,000', '1,194,000'],
      ['2026.11.22 10:00:00', '이체', '박솔', '', '=SUM(E2:E3)', ''],
      ['', '', '', '', '', ''],
      ['본 내역은 고객님의 편의를 위한 것입니다', '', '', '', '', ''],
    ]),
  ).toMatchObject({
    pasted: 4,
    came: ['2 2026-11-20 144000', '3 2026-11-21 50000'],
    withdrawals: 0,
    unreadable: [
      { row: 4, reason: '금액을 읽을 수 없습니다 (=SUM(E2:E3))' },
      { row: 6, reason: '날짜를 읽을 수 없습니다 (본 내역은 고객님의 편의를 위한 것입니다)' },
    ],
  });
});
