import type { Feature } from '@academy/domain/features';
import type { Extension } from '@academy/domain/http';
import type { CalendarDay } from '@academy/domain/time';

/** An address that is opened, the server's day, and what the server supports. */
export interface Opened {
  params: URLSearchParams;
  today: CalendarDay;
  understands: (extension: Extension) => boolean;
}

/**
 * What a page needs at once: its files, and the addresses of its first questions, which are asked
 * before any of its files is there. It comes with the first file of the app, so it names addresses
 * and not calls.
 */
export interface FirstLook<Page> {
  load: () => Promise<Page>;
  /** It is there while the academy uses this. */
  feature?: Feature;
  asks: (opened: Opened) => readonly string[];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;

/** The day of the address, or today. */
export const dayAt = ({ params, today }: Opened): string => {
  const asked = params.get('date') ?? '';
  return DAY.test(asked) ? asked : today;
};

/** The month of the address, or this one, as calls name it: `2026/3`. */
export const monthAt = ({ params, today }: Opened): string => {
  const asked = params.get('month') ?? '';
  const [year, month] = (MONTH.test(asked) ? asked : today).split('-');
  return `${year}/${Number(month)}`;
};
