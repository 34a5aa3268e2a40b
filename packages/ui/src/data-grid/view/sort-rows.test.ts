import { expect, test } from 'vitest';
import type { GridColumn } from '../grid-column';
import { nextSort, sortRows } from './sort-rows';

type Row = [name: string, seat: string | null, score: number];
const rows: Row[] = [
  ['한', 'A-10', 3],
  ['가', null, -1],
  ['나', 'A-2', 3],
  ['라', '', 20],
];
const columns: GridColumn<Row>[] = [
  {
    id: 'seat',
    header: '좌석',
    text: ([, seat]) => seat ?? '',
    width: 80,
    sortBy: ([, seat]) => seat || null,
  },
  { id: 'score', header: '점수', text: String, width: 80, sortBy: ([, , score]) => score },
  { id: 'memo', header: '메모', text: String, width: 80 },
];
const names = (columnId: string, descending = false) =>
  sortRows(rows, columns, { columnId, descending })
    .map(([name]) => name)
    .join('');

test('seats by number, the empty ones last both ways', () => {
  expect(names('seat')).toBe('나한가라');
  expect(names('seat', true)).toBe('한나가라');
});

test('numbers by value; equal ones stay in their order', () => {
  expect(names('score')).toBe('가한나라');
  expect(names('score', true)).toBe('라한나가');
});

test('without a sortable column nothing moves', () => {
  expect(names('memo')).toBe('한가나라');
  expect(sortRows(rows, columns, null)).toBe(rows);
});

test('a head turns up, down and back', () => {
  const up = nextSort(null, 'seat');
  const down = nextSort(up, 'seat');
  expect([up, down, nextSort(down, 'seat'), nextSort(down, 'score')]).toEqual([
    { columnId: 'seat', descending: false },
    { columnId: 'seat', descending: true },
    null,
    { columnId: 'score', descending: false },
  ]);
});
