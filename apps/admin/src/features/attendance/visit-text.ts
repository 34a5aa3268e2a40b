import type { Outing } from '@academy/domain/attendance';
import { isClockTime, type ClockTime } from '@academy/domain/time';

/** A typed time: `9:05`, `905`, `0905`, `1405`; null for nothing, undefined for what is none. */
export function readTime(text: string): ClockTime | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})$/.exec(typed) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isClockTime(time) ? time : undefined;
}

/** `15:00–16:00, 17:00–`: one after the other, the last one open while the student is out. */
export const outingsText = (outings: readonly Outing[]): string =>
  outings.map(({ from, to }) => `${from}–${to ?? ''}`).join(', ');

/** The same as somebody types it, with any dash; undefined for what is none. */
export function readOutings(text: string): Outing[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const outings = parts.flatMap((part): Outing[] => {
    const [first = '', second = ''] = part.split(/[-–~]/);
    const [from, to] = [readTime(first), readTime(second)];
    return from && to !== undefined ? [{ from, to }] : [];
  });
  return outings.length === parts.length ? outings : undefined;
}
