import { expect, test } from 'vitest';
import type { GridColumn } from '../grid-column';
import { planPaste } from './plan-paste';

interface Student {
  id: string;
  name: string;
  seat: string;
}

const rows: Student[] = ['1', '2', '3'].map((id) => ({ id, name: `학생${id}`, seat: '' }));
const text = (row: Student) => row.name;
const columns: GridColumn<Student>[] = [
  { id: 'name', header: '이름', text, width: 80 },
  { id: 'seat', header: '좌석', text, width: 80, edit: { kind: 'text', value: (row) => row.seat } },
  {
    id: 'status',
    header: '상태',
    text,
    width: 80,
    edit: {
      kind: 'select',
      value: () => '',
      options: [
        { value: 'on', label: '재원' },
        { value: 'off', label: '휴원' },
      ],
    },
  },
];
const target = (top: number, left: number, bottom = top, right = left) => ({
  rows,
  columns,
  rowId: (row: Student) => row.id,
  range: { top, left, bottom, right },
});
const cell = (rowId: string, columnId: string, value: string) => ({ rowId, columnId, value });

test('goes on from the cell, right and down, and turns the words of a choice into its values', () => {
  expect(
    planPaste(
      [
        ['A-1', '재원'],
        [' A-2 ', '졸업'],
      ],
      target(0, 1),
    ),
  ).toEqual({
    changes: [
      cell('1', 'seat', 'A-1'),
      cell('1', 'status', 'on'),
      cell('2', 'seat', 'A-2'),
      cell('2', 'status', '졸업'),
    ],
    leftOut: 0,
  });
});

test('one cell fills the range', () => {
  expect(planPaste([['휴원']], target(0, 2, 2, 2)).changes).toEqual([
    cell('1', 'status', 'off'),
    cell('2', 'status', 'off'),
    cell('3', 'status', 'off'),
  ]);
});

test('counts what has no place: a column that is not edited, rows and columns past the end', () => {
  expect(
    planPaste(
      [
        ['a', 'A-3', '재원', 'x'],
        ['b', 'A-4', '재원', 'y'],
      ],
      target(2, 0),
    ),
  ).toEqual({
    changes: [cell('3', 'seat', 'A-3'), cell('3', 'status', 'on')],
    leftOut: 6,
  });
});
