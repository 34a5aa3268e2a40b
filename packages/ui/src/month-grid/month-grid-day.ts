/**
 * One of the 42 cells. The app makes them (domain's `monthGrid` + holidays + today); the kit only
 * draws them.
 */
export interface MonthGridDay {
  /** `YYYY-MM-DD`, KST. */
  date: string;
  /** 1–31, shown in the cell. */
  dayNumber: number;
  /** False for the neighbouring months' days, which are dimmed and can't be reached. */
  inMonth: boolean;
  /** 0 Sunday … 6 Saturday. */
  weekday: number;
  /** Name of the public holiday; shown as text, because red alone says nothing. */
  holidayName?: string | undefined;
  /** Today by the server's clock. */
  today?: boolean | undefined;
  /** Chosen together with others, where days can be chosen; undefined where they can't. */
  selected?: boolean | undefined;
}

/**
 * How many months a key leaves: ±1 (PageUp, PageDown, over the edge, swipe) or ±12 (with Shift).
 */
export type MonthStep = -12 | -1 | 1 | 12;
