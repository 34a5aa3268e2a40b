import { formatDay } from './format';
import { formatClock, seoulDay } from './instant-at';

/** An instant as people in Seoul say it: `11월 20일 (금) 14:00`. */
export const formatMoment = (instant: Date): string =>
  `${formatDay(seoulDay(instant))} ${formatClock(instant)}`;

/** When data was read: the clock alone says it only as long as it is today's. */
export const lastUpdateText = (at: Date, now: Date): string =>
  `마지막 업데이트 ${seoulDay(at) === seoulDay(now) ? formatClock(at) : formatMoment(at)}`;
