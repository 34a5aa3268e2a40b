import type { GridColumn } from '@academy/ui/data-grid';

/** Seat and name, by which a row of a table is known; they stay in sight. */
export const personColumns = <Row extends { seat: string | null; name: string }>(
  heads: { seat: string; name: string },
  nameWidth = 96,
): GridColumn<Row>[] => [
  {
    id: 'seat',
    header: heads.seat,
    width: 68,
    card: 'lead',
    text: ({ seat }) => seat ?? '',
    sortBy: ({ seat }) => seat,
  },
  {
    id: 'name',
    header: heads.name,
    width: nameWidth,
    card: 'title',
    rowHeader: true,
    fixed: true,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
];
