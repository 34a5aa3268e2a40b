import type { CalendarDay } from '../time';

/**
 * One column of a list that goes into a file. `text` stays text whatever it looks like, `number` is
 * one that sums up (won, counts), `day` a calendar day, `moment` an instant (UTC ISO) that is shown
 * as the clocks in Seoul show it.
 */
export type ListColumn<Row> = { header: string; shaded?: boolean } & (
  | { kind: 'text' | 'moment'; value: (row: Row) => string | null }
  | { kind: 'number'; value: (row: Row) => number | null }
  | { kind: 'day'; value: (row: Row) => CalendarDay | null }
);
