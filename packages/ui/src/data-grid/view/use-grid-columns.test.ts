import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { GridColumn } from '../grid-column';
import { useGridColumns } from './use-grid-columns';
import type { GridView } from './use-grid-view';

interface Row {
  name: string;
  seat: string;
}

const all: readonly GridColumn<Row>[] = [
  { id: 'seat', header: '좌석', width: 76, text: ({ seat }) => seat },
  { id: 'name', header: '이름', width: 80, rowHeader: true, text: ({ name }) => name },
  { id: 'memo', header: '메모', width: 100, text: () => '' },
];

/** The widths in a browser whose text is that large; the memo's was chosen by the reader. */
function widthsAt(rem: string, name = '김하늘', naming: Partial<GridColumn<Row>> = {}) {
  const rows = [{ name, seat: 'A-01' }];
  document.documentElement.style.fontSize = rem;
  const columns = all.map((column) => ({
    ...column,
    ...(column.id === 'memo' && { width: 240 }),
    ...(column.rowHeader && naming),
  }));
  const nothing = () => undefined;
  const view: GridView<Row> = {
    all,
    columns,
    density: 'normal',
    setShown: nothing,
    setWidth: nothing,
    setDensity: nothing,
    reset: nothing,
  };
  return renderHook(() =>
    useGridColumns(view, rows, { selectable: true, pinned: 2 }),
  ).result.current.columns.map(({ width }) => width);
}

afterEach(() => document.documentElement.style.removeProperty('font-size'));

test('names are read whole; sentences in the column that takes the rest push nothing out', () => {
  const long = '조리실 점검으로 오늘 저녁 도시락이 없어요';
  expect(widthsAt('16px', long)[2]).toBeGreaterThan(300);
  expect(widthsAt('16px', long, { grow: true })[2]).toBe(80);
});

test('columns grow with the text, so that names and seats are read whole; a chosen width stays', () => {
  expect(widthsAt('16px')).toEqual([44, 76, 80, 240]);
  expect(widthsAt('32px')).toEqual([88, 152, 160, 240]);
});
