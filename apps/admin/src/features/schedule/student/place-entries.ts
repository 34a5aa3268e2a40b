import { END_OF_DAY, START_OF_DAY, type ClockTime } from '@academy/domain/time';
import type { WeekEntry } from './week-entries';

const HOUR = 60;
/** What a week without anything else shows: the academy's day, in whole hours. */
const USUAL = { first: 9, last: 22 } as const;

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/** The hours that a timetable shows: the academy's day, and earlier or later as the entries ask. */
export interface HourSpan {
  /** Included. */
  first: number;
  /** The hour at which the table ends. */
  last: number;
}

/** Missing ends of the day (a late arrival has no beginning) widen nothing. */
export function hoursOf(entries: readonly Pick<WeekEntry, 'from' | 'to'>[]): HourSpan {
  const times = entries
    .flatMap(({ from, to }) => [from, to])
    .filter((time) => time !== START_OF_DAY && time !== END_OF_DAY)
    .map(minutesOf);
  return {
    first: Math.min(USUAL.first, ...times.map((minutes) => Math.floor(minutes / HOUR))),
    last: Math.max(USUAL.last, ...times.map((minutes) => Math.ceil(minutes / HOUR))),
  };
}

/**
 * Where an entry is in its day: parts of the table's height, and which of how many lanes beside
 * each other.
 */
export interface PlacedEntry {
  entry: WeekEntry;
  top: number;
  height: number;
  lane: number;
  lanes: number;
}

/**
 * Puts a day's entries into lanes so that no two cover each other; those that touch only share an
 * edge.
 */
export function placeEntries(
  entries: readonly WeekEntry[],
  { first, last }: HourSpan,
): PlacedEntry[] {
  const [start, end] = [first * HOUR, last * HOUR];
  const clip = (time: ClockTime) => Math.min(Math.max(minutesOf(time), start), end);
  const free: number[] = [];
  const placed = entries
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .map((entry) => {
      const [from, to] = [clip(entry.from), clip(entry.to)];
      const at = free.findIndex((until) => until <= from);
      const lane = at < 0 ? free.length : at;
      free[lane] = to;
      return {
        entry,
        top: (from - start) / (end - start),
        height: (to - from) / (end - start),
        lane,
      };
    });
  return placed.map((one) => ({ ...one, lanes: free.length }));
}
