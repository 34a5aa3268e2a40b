import { formatWeekday } from '../../time/format';
import type { Weekday } from '../../time';
import type { Spare } from './spare-schema';

const UNITS = { count: '개', percent: '%' } as const;
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** `+2 = 49`; nothing without spare portions. */
export const spareText = (ordered: number, spare: number): string =>
  spare > 0 ? `+${spare} = ${ordered + spare}` : '';

/** A week's spare portions in words: `월 2개, 화 2개`; empty where every weekday has none. */
export const sparesText = ({ unit, amounts }: Spare): string =>
  weekdays
    .filter((weekday) => (amounts[weekday] ?? 0) > 0)
    .map((weekday) => `${formatWeekday(weekday)} ${amounts[weekday]}${UNITS[unit]}`)
    .join(', ');
