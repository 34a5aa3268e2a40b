import type { PaperOrder } from '@academy/domain/mocks';
import type { GridColumn } from '@academy/ui/data-grid';
import { paperTexts as texts } from '../mocks-texts';

export interface OrderRow {
  subject: string;
  onSite: number;
  paperOnly: number;
  total: number;
  /** Copies to order beyond what was registered for. */
  spare: number;
  order: number;
}

/**
 * The lines of the order with their sum: one per subject, one for those who chose none. Without
 * choices there is one paper for all. A subject without students needs no spare copies.
 */
export function orderRows({ subjects, without: rest }: PaperOrder, spare: number): OrderRow[] {
  const without =
    rest.onSite + rest.paperOnly === 0
      ? []
      : [
          {
            subject: subjects.length === 0 ? texts.all : texts.none,
            ...rest,
            total: rest.onSite + rest.paperOnly,
          },
        ];
  const rows = [...subjects, ...without].map((row) => {
    const more = row.total === 0 ? 0 : spare;
    return { ...row, spare: more, order: row.total + more };
  });
  const sum = (value: (row: OrderRow) => number) => rows.reduce((all, row) => all + value(row), 0);
  if (rows.length < 2) return rows;
  return [
    ...rows,
    {
      subject: texts.sum,
      onSite: sum((row) => row.onSite),
      paperOnly: sum((row) => row.paperOnly),
      total: sum((row) => row.total),
      spare: sum((row) => row.spare),
      order: sum((row) => row.order),
    },
  ];
}

const c = texts.columns;
const number = (id: keyof OrderRow, header: string): GridColumn<OrderRow> => ({
  id,
  header,
  width: 110,
  align: 'end',
  text: (row) => String(row[id]),
});
export const orderColumns: readonly GridColumn<OrderRow>[] = [
  {
    id: 'subject',
    header: c.subject,
    width: 200,
    grow: true,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: ({ subject }) => subject,
  },
  number('onSite', c.onSite),
  number('paperOnly', c.paperOnly),
  number('total', c.total),
  number('spare', c.spare),
  number('order', c.order),
];
type EnvelopeSet = PaperOrder['sets'][number];
export const setName = ({ subjects }: EnvelopeSet) => subjects.join(' + ') || texts.none;
export const setColumns: readonly GridColumn<EnvelopeSet>[] = [
  {
    id: 'set',
    header: c.set,
    width: 280,
    grow: true,
    rowHeader: true,
    fixed: true,
    card: 'title',
    text: setName,
  },
  {
    id: 'envelopes',
    header: c.envelopes,
    width: 110,
    align: 'end',
    text: ({ count }) => String(count),
  },
];
