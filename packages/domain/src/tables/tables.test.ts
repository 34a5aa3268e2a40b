import { expect, test } from 'vitest';
import { readSeparated, readTable, separatedCells, shownNumber } from '.';

test('a joined cell holds for each row that has something of its own, and is known as repeated', () => {
  const table = readTable({
    cells: [['학년', '이름', '학부모', ''], ['고1', '김하늘', '010-1', 'x'], ['', '이바다'], []],
    spans: [
      { row: 0, column: 2, rows: 1, columns: 2 },
      { row: 1, column: 0, rows: 3, columns: 1 },
      { row: 1, column: 2, rows: 2, columns: 2 },
    ],
  });
  expect(table.cells).toEqual([
    ['학년', '이름', '학부모'],
    ['고1', '김하늘', '010-1', 'x'],
    ['고1', '이바다', '010-1'],
  ]);
  expect([...table.repeated]).toEqual(['A3', 'C3']);
});

test('what was read once stays the same when it is read again', () => {
  const once = readTable({
    cells: [
      ['고1', '="007"', '#N/A', '=VLOOKUP(A1,B:C,2,0)'],
      ['', '이바다'],
    ],
    spans: [{ row: 0, column: 0, rows: 2, columns: 1 }],
  });
  expect(once.cells).toEqual([
    ['고1', '007'],
    ['고1', '이바다'],
  ]);
  expect(readTable(once)).toEqual({ ...once, hiddenRows: [], hiddenColumns: [] });
});

test('spans that overlap or lie outside are harmless', () => {
  const spans = Array.from({ length: 20_000 }, (_, row) => ({
    row: row % 50,
    column: 0,
    rows: 20_000,
    columns: 1,
  }));
  expect(readTable({ cells: [['가'], ['', '나']], spans }).cells).toEqual([['가'], ['가', '나']]);
});

test('what does not show is not read, and said: only where something stands', () => {
  const sheet = {
    cells: [['이름', '전화', ''], ['김하늘', '1', ''], ['이바다', '2', ''], []],
    hiddenRows: [2, 3],
    hiddenColumns: [1, 2],
  };
  expect(readTable(sheet)).toMatchObject({
    cells: [['이름'], ['김하늘']],
    hiddenRows: [2],
    hiddenColumns: [1],
  });
  expect(readTable(sheet, { withHidden: true })).toMatchObject({
    cells: [
      ['이름', '전화'],
      ['김하늘', '1'],
      ['이바다', '2'],
    ],
    hiddenRows: [],
    hiddenColumns: [],
  });
});

test.each([
  ['="2026.11.20 10:00:00"', '2026.11.20 10:00:00', undefined],
  ['="가 ""나"""', '가 "나"', undefined],
  ['=-7.5', '-7.5', undefined],
  ['#N/A', '', 'error'],
  ['#DIV/0!', '', 'error'],
  ['=SUM(A1:A3)', '', 'formula'],
  ['=A1&B1', '', 'formula'],
  ['=명단!A2', '', 'formula'],
  ['김\uFFFD늘', '', 'broken'],
  ['가'.repeat(21), '', 'long'],
  ['#1반', '#1반', undefined],
  ['=좋아요=', '=좋아요=', undefined],
])('the text %s is %s', (text, cell, kind) => {
  const { cells, odd } = readTable({ cells: [[text, '.']] }, { longest: 20 });
  expect(cells).toEqual([[cell, '.']]);
  expect(odd[0]?.kind).toBe(kind);
});

test.each([
  ['the comma, though notes have more semicolons', '이름,메모\n김,"가;나;다"\n이,라;마;바', 2],
  ['the semicolon, though amounts have commas', '일시;내용;입금\n1;김;144,000\n2;이;1,144,000', 3],
  ['the tab of a copied table', '이름\t메모\n김\t가, 나, 다\n이\t라, 마, 바', 2],
  ['a bar', '이름|메모|반\n김|가, 나|1', 3],
  ['what the file says itself', 'sep=;\n이름;메모,반', 2],
  ['the comma below a title with one semicolon', '거래내역(원화; 보통)\n\n이름,반,번\n김,1,2', 3],
])('separated by %s', (_, text, width) => {
  expect(readSeparated(text).at(-1)).toHaveLength(width);
});

test('quotes hold separators and line breaks; a stray quote is a letter', () => {
  expect(separatedCells('"가\n나, ""다""",라\r\n키 180",="1,2"\n"마"바,사\n', ',')).toEqual([
    ['가\n나, "다"', '라'],
    ['키 180"', '="1,2"'],
    ['"마"바', '사'],
  ]);
});

test.each<[number, string, string | undefined, string]>([
  [7, '000', '007', '007'],
  [1_012_345_678_901, 'General', '1.01235E+12', '1012345678901'],
  [0.30000000000000004, '', '0.3', '0.3'],
  [1e-7, 'General', '1E-07', '0.0000001'],
  [46_346, 'm/d/yy', '11/20/26', '2026-11-20'],
  [46_346, 'm"월" d"일"', '11월 20일', '2026-11-20'],
  [46_346, 'yyyy-mm-dd(aaa)', undefined, '2026-11-20'],
  [46_346.75, 'yyyy\\-mm\\-dd', '2026-11-20', '2026-11-20'],
  [46_346.586493, 'yyyy-mm-dd hh:mm:ss', '', '2026-11-20 14:04:33'],
  [46_346.9999999, 'yyyy-mm-dd hh:mm', '', '2026-11-21 00:00'],
  [0.75, '[$-412]AM/PM h:mm', 'PM 6:00', '18:00'],
  [46_346, 'yyyy"년"', '2026년', '2026년'],
  [1.5, '[h]:mm', '36:00', '36:00'],
  [0.125, '0.0%', '12.5%', '12.5%'],
  [144_000, '_-* #,##0_-;-* #,##0_-', ' 144,000 ', '144,000'],
  [3, '"고"0', '고3', '고3'],
  [12, '@', '12', '12'],
])('the number %d in the format %s shows as %s and is read %s', (value, format, shown, text) => {
  expect(shownNumber({ value, format, shown, from1904: false })).toEqual({ text, scaled: false });
});

test('a paste whose lines are of different lengths is not divided at the commas of its amounts', () => {
  const paste =
    '거래일시\t적요\t입금액\t잔액\n2026.11.20\t김하늘\t144,000\t1,234,000\n2026.11.20\t이바다\t144,000\n2026.11.21\t박솔\t72,000';
  expect(readSeparated(paste).map(([, , amount]) => amount)).toEqual([
    '입금액',
    '144,000',
    '144,000',
    '72,000',
  ]);
});

test('a number that shows in thousands says so; a Mac of old counts its days from 1904', () => {
  const number = { value: 144_000, format: '#,##0,', shown: '144', from1904: false };
  expect(shownNumber(number)).toEqual({ text: '144', scaled: true });
  expect(
    shownNumber({ value: 44_884, format: 'yyyy-mm-dd', shown: undefined, from1904: true }).text,
  ).toBe('2026-11-20');
});
