import type { GridColumn } from '@academy/ui/data-grid';

/**
 * Seat and name, by which a row of a table is known; they stay in view. The widths are CSS pixels.
 */
export const personColumns = <Row extends { seat: string | null; name: string }>(
  heads: { seat: string; name: string },
  widths: { seat?: number; name?: number } = {},
): GridColumn<Row>[] => [
  {
    id: 'seat',
    header: heads.seat,
    width: widths.seat ?? 68,
    card: 'lead',
    text: ({ seat }) => seat ?? '',
    sortBy: ({ seat }) => seat,
  },
  {
    id: 'name',
    header: heads.name,
    width: widths.name ?? 96,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
];

/** The grade beside the name. */
export const gradeColumn = <Row extends { grade: string | null }>(
  header: string,
  width = 64,
): GridColumn<Row> => ({
  id: 'grade',
  header,
  width,
  card: 'note',
  text: ({ grade }) => grade ?? '',
  sortBy: ({ grade }) => grade,
});
