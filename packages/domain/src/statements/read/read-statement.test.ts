import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStatementCorpus } from '../../testing';
import { day } from '../../time';
import { findStatementColumns, leaveOutImported, readStatement } from '..';
import { readWon } from './read-won';

const TODAY = day('2026-03-20');
function read(cells: string[][], remembered = new Map()) {
  const header = findStatementColumns(cells, { remembered });
  return { ...header, ...readStatement({ cells }, header, TODAY) };
}

/** One deposit and one withdrawal as each bank lists them. */
const BANKS: [bank: string, cells: string[][]][] = [
  [
    'KB',
    [
      [
        '거래일시',
        '적요',
        '보낸분/받는분',
        '송금메모',
        '출금액',
        '입금액',
        '잔액',
        '거래점',
        '구분',
      ],
      [
        '2026.03.05 14:05:33',
        '타행이체',
        '김민준도시락',
        '',
        '0',
        '50,000',
        '1,050,000',
        '강남',
        '',
      ],
      ['2026.03.05 15:00:00', '인터넷', '쿠팡', '', '3,000', '0', '1,047,000', '강남', ''],
    ],
  ],
  [
    '신한',
    [
      ['계좌번호', '110-123'],
      ['거래일자', '거래시간', '적요', '출금(원)', '입금(원)', '내용', '잔액(원)', '거래점'],
      ['2026-03-05', '14:05:33', '타행이체', '0', '50,000', '김민준도시락', '1,050,000', '강남'],
      ['2026-03-05', '15:00:00', '체크카드', '3,000', '0', '쿠팡', '1,047,000', '강남'],
    ],
  ],
  [
    '우리',
    [
      [
        'No.',
        '거래일시',
        '적요',
        '기재내용',
        '찾으신금액',
        '맡기신금액',
        '거래후 잔액',
        '취급기관',
      ],
      ['1', '2026.03.05 14:05', '타행이체', '김민준도시락', '', '50,000', '1,050,000', '강남'],
      ['2', '2026.03.05 15:00', '체크', '쿠팡', '3,000', '', '1,047,000', ''],
    ],
  ],
  [
    '하나',
    [
      ['거래일시', '적요', '의뢰인/수취인', '입금', '출금', '거래후잔액', '구분', '거래점'],
      ['2026-03-05 14:05', '타행이체', '김민준도시락', '50,000', '0', '1,050,000', '입금', ''],
      ['2026-03-05 15:00', '이체', '쿠팡', '0', '3,000', '1,047,000', '출금', ''],
    ],
  ],
  [
    'NH',
    [
      [
        '순번',
        '거래일시',
        '출금금액(원)',
        '입금금액(원)',
        '거래 후 잔액(원)',
        '거래내용',
        '거래기록사항',
        '거래점',
      ],
      ['1', '2026/03/05 14:05:33', '', '50,000원', '1,050,000원', '타행이체', '김민준도시락', ''],
      ['2', '2026/03/05 15:00:00', '3,000원', '', '1,047,000원', '카드', '쿠팡', ''],
    ],
  ],
  [
    'IBK',
    [
      [
        '거래일시',
        '출금',
        '입금',
        '거래후 잔액',
        '거래내용',
        '상대계좌번호',
        '상대은행',
        '메모',
        '거래구분',
        '상대계좌예금주명',
      ],
      [
        '2026-03-05 14:05:33',
        '0',
        '50,000',
        '1,050,000',
        '김민준도시락',
        '123',
        '국민',
        '',
        '타행이체',
        '박지영',
      ],
      ['2026-03-05 15:00:00', '3,000', '0', '1,047,000', '쿠팡', '', '', '', '', ''],
    ],
  ],
  [
    '카카오뱅크',
    [
      ['거래일시', '구분', '거래금액', '거래 후 잔액', '거래구분', '내용', '메모'],
      ['2026.03.05 14:05:33', '입금', '50,000', '1,050,000', '일반입금', '김민준도시락', ''],
      ['2026.03.05 15:00:00', '출금', '-3,000', '1,047,000', '체크카드', '쿠팡', ''],
    ],
  ],
  [
    '토스뱅크',
    [
      [
        '거래 일시',
        '적요',
        '거래 유형',
        '거래 기관',
        '계좌번호',
        '거래 금액',
        '거래 후 잔액',
        '메모',
      ],
      ['2026.03.05 14:05:33', '김민준도시락', '입금', '국민은행', '123', '50000', '1050000', ''],
      ['2026.03.05 15:00:00', '쿠팡', '출금', '', '', '-3000', '1047000', ''],
    ],
  ],
  [
    '새마을금고',
    [
      ['거래일자', '거래시각', '지급금액', '입금금액', '거래후잔액', '적요', '거래내용'],
      ['20260305', '140533', '0', '50,000', '1,050,000', '타행', '김민준도시락'],
      ['20260305', '150000', '3,000', '0', '1,047,000', '카드', '쿠팡'],
    ],
  ],
  [
    '우체국',
    [
      ['거래일시', '출금금액', '입금금액', '잔액', '적요', '보낸분'],
      ['2026-03-05(목) 14:05', '-', '50,000', '1,050,000', '타행', '김민준도시락'],
      ['2026-03-05(목) 15:00', '3,000', '-', '1,047,000', '카드', '쿠팡'],
      ['합계', '3,000', '50,000', '', '', ''],
    ],
  ],
];

test.each(BANKS)('the list of %s', (_, cells) => {
  expect(read(cells)).toMatchObject({
    problem: null,
    lines: [
      {
        day: '2026-03-05',
        time: '14:05',
        name: '김민준도시락',
        amount: 50_000,
        balance: 1_050_000,
      },
    ],
    withdrawals: 1,
    doubts: new Map(),
    reversals: [],
  });
});

test('a day without a year is the last such: December’s money in January is last year’s', () => {
  const cells = [
    ['거래일시', '내용', '입금액'],
    ['12/31 14:05', '김민준', '50,000'],
    ['1/2 오후 2:05', '이서준', '50,000'],
  ];
  const header = findStatementColumns(cells, { remembered: new Map() });
  expect(readStatement({ cells }, header, day('2027-01-02')).lines).toMatchObject([
    { day: '2026-12-31', time: '14:05' },
    { day: '2027-01-02', time: '14:05' },
  ]);
});

describe('columns that nobody knows', () => {
  const cells = [
    ['언제', '누가', '얼마'],
    ['2026-03-05', '김민준', '50,000'],
  ];
  test('are asked for, and known the next time', () => {
    expect(read(cells).problem).toBe(
      '거래일시, 입금자명, 금액 열을 찾지 못했습니다. 열을 골라 주세요.',
    );
    expect(
      read(
        cells,
        new Map([
          ['언제', 'at'],
          ['누가', 'name'],
          ['얼마', 'deposit'],
        ]),
      ),
    ).toMatchObject({ problem: null, lines: [{ row: 2, name: '김민준', amount: 50_000 }] });
  });

  test('pasted without titles they are known by their place', () => {
    expect(
      read(
        cells.slice(1),
        new Map([
          ['#1/3', 'at'],
          ['#2/3', 'name'],
          ['#3/3', 'deposit'],
        ]),
      ),
    ).toMatchObject({ problem: null, row: -1, lines: [{ row: 1, name: '김민준' }] });
  });

  test.each([
    [['at', 'at', 'name'], '거래일시 열을 두 번 골랐습니다.'],
    [['at', null, 'deposit'], '입금자명 열을 골라 주세요.'],
    [['at', 'name', null], '입금액 열을 골라 주세요.'],
  ] as const)('a choice of %j', (choice, problem) => {
    expect(findStatementColumns(cells, { remembered: new Map(), choice }).problem).toBe(problem);
  });
});

test('what cannot be read is named by its row', () => {
  expect(
    read([
      ['거래일시', '내용', '입금액'],
      ['2026-03-05', '김민준', '오만원'],
      ['어제', '김민준', '50,000'],
      ['99.3.2', '김민준', '50,000'],
      ['', '', ''],
      ['총계', '', '50,000'],
    ]),
  ).toMatchObject({
    pasted: 4,
    lines: [],
    unreadable: [
      { row: 2, reason: '금액을 읽을 수 없습니다 (오만원)' },
      { row: 3, reason: '날짜를 읽을 수 없습니다 (어제)' },
      { row: 4, reason: '어느 해, 어느 날인지 분명하지 않습니다 (99.3.2)' },
      { row: 6, reason: '합계 줄입니다' },
    ],
  });
});

test.each([
  ['50,000원', 50_000],
  ['+50,000', 50_000],
  ['−3,000', -3000],
  ['₩ 1,000', 1000],
  ['50000.00', 50_000],
  ['', 0],
  ['-', 0],
  ['￦144,000', 144_000],
  ['\\144,000', 144_000],
  ['KRW 144,000', 144_000],
  ['="144,000"', 144_000],
  ['１４４，０００', 144_000],
  ['(3,000)', -3000],
  ['3,000-', -3000],
  ['△3,000', -3000],
  ['-₩3,000', -3000],
  ['오만', null],
  ['1.5', null],
  ['144.000', null],
  ['1,44,000', null],
  ['14만', null],
  ['1.44E+05', null],
])('%j is %j won', (cell, amount) => {
  expect(readWon(cell)).toBe(amount);
});

describe('rows that were imported before', () => {
  const [row] = aStatementCorpus({ size: 20 }).rows.map(({ line }) => line);
  if (!row) throw new Error('an empty corpus');
  test.each([
    ['as they were', {}, 0],
    ['without a balance', { balance: null }, 0],
    [
      'without balance and time, the name written otherwise',
      { balance: null, time: null, name: ` ${row.name} ` },
      0,
    ],
    ['at another balance', { balance: 7 }, 1],
    ['another name, no balance', { balance: null, name: '남궁민' }, 1],
  ])('%s', (_, changed, left) => {
    expect(leaveOutImported([{ ...row, ...changed }], [row])).toHaveLength(left);
  });

  test('two that look the same are two', () => {
    const same = { ...row, balance: null };
    expect(leaveOutImported([same, same], [same])).toHaveLength(1);
  });

  test('any part of a longer list is left out, and nothing else', () => {
    const lines = aStatementCorpus({ seed: 2, size: 60 }).rows.map(({ line }) => line);
    fc.assert(
      fc.property(fc.nat(lines.length), fc.nat(lines.length), (a, b) => {
        const before = lines.slice(Math.min(a, b), Math.max(a, b));
        expect(leaveOutImported(lines, before)).toEqual(
          lines.filter((one) => !before.includes(one)),
        );
      }),
    );
  });
});
