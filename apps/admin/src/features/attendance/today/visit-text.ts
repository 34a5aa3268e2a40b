import {
  visitActionName,
  visitState,
  type Outing,
  type VisitValue,
} from '@academy/domain/attendance';
import { isClockTime, type CalendarDay, type ClockTime } from '@academy/domain/time';
import { guardianText } from '../attendance-texts';
import type { ShownRow } from '../day/shown-rows';

/** A typed time: `9:05`, `905`, `0905`, `1405`; null for nothing, undefined if it is not a time. */
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

/** `14:00 등원 · 18:10 하원`; empty where no arrival was written. */
export const timesText = (visit: VisitValue | null): string =>
  [
    visit?.arrivedAt ? `${visit.arrivedAt} ${visitActionName('arrive')}` : '',
    visit?.arrivedAt && visit.leftAt ? `${visit.leftAt} ${visitActionName('leave')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Parses typed outings, with any dash; undefined if they are none. */
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

/** 보호자 연락 문구: says one family where their child is, by what is written down. */
export function guardianMessage(
  { name, visit }: Pick<ShownRow, 'name' | 'visit'>,
  facts: { academy: string; date: CalendarDay; clock: ClockTime },
): string {
  const state = visitState(visit);
  if (state === 'left') return guardianText.left(name, facts, visit?.leftAt ?? facts.clock);
  if (state === 'out')
    return guardianText.out(name, facts, visit?.outings.at(-1)?.from ?? facts.clock);
  return state === 'here'
    ? guardianText.arrived(name, facts, visit?.arrivedAt ?? facts.clock)
    : guardianText.missing(name, facts);
}
