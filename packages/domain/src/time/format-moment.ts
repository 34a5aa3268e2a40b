import { formatDay } from './format';
import { formatClock, seoulDay } from './instant-at';

/** An instant as people in Seoul say it: `11월 20일 (금) 14:00`. */
export const formatMoment = (instant: Date): string =>
  `${formatDay(seoulDay(instant))} ${formatClock(instant)}`;
