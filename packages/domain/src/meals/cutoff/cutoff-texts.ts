import { fill } from '../../text/fill';
import { formatWeekday } from '../../time/format';
import type { CutoffShape } from './cutoff-schema';

/** When a meal locks, in words that both students and managers read: `전날 14:00`. */
export function cutoffText(shape: CutoffShape): string {
  const { hour } = shape;
  switch (shape.shape) {
    case 'day-before':
      return fill('전날 {hour}:00', { hour });
    case 'same-day':
      return fill('당일 {hour}:00', { hour });
    case 'business-days':
      return fill('영업일로 {days}일 전 {hour}:00', { days: shape.days, hour });
    case 'weekly':
      return fill('전주 {weekday}요일 {hour}:00', { weekday: formatWeekday(shape.weekday), hour });
  }
}
