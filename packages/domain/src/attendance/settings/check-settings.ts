import { attendanceSettingsTexts as texts } from '../attendance-texts';
import { fill } from '../../text/fill';
import { clockTime, isClockTime, type ClockTime } from '../../time';
import { periodMinutes } from '../day/study-minutes';
import { PERIODS_MAX } from '../limits';
import type { Period } from '../schemas';
import type { AttendanceSettings } from './settings-schemas';

function problemOf(
  period: Period,
  before: readonly Period[],
  dayStartsAt: ClockTime,
): string | undefined {
  const { name, number } = period;
  const [from, to] = periodMinutes(period, dayStartsAt);
  if (name.trim() === '') return texts.unnamed;
  if (from >= to)
    return fill(period.to < period.from ? texts.intoNextDay : texts.reversed, {
      name,
      start: dayStartsAt,
    });
  if (before.some((other) => periodMinutes(other, dayStartsAt)[1] > from))
    return fill(texts.overlap, { name });
  return before.some((other) => other.name.trim() === name.trim() || other.number === number)
    ? fill(texts.sameName, { name })
    : undefined;
}

/**
 * What must be corrected before the settings of attendance are saved: periods in order of time,
 * none into the next or beyond the study day, each with a name of its own. A period may cross
 * midnight. Keyed by the fields of the tab.
 */
export function checkAttendanceSettings({
  periods,
  dayStartsAt,
}: Pick<AttendanceSettings, 'periods' | 'dayStartsAt'>): Record<string, string> {
  const first = (list: readonly Period[]) =>
    list
      .map((period, index) => problemOf(period, list.slice(0, index), dayStartsAt))
      .find((problem) => problem !== undefined);
  return Object.fromEntries(
    (['weekday', 'saturday', 'sunday'] as const).flatMap((days) => {
      const problem = first(periods[days]);
      return problem === undefined ? [] : [[`${days}Periods`, problem]];
    }),
  );
}

/** A period in words: `1교시 14:00–14:50 (의무)`. */
export const periodText = ({
  name,
  from,
  to,
  compulsory,
}: Pick<Period, 'name' | 'compulsory'> & { from: string; to: string }): string =>
  `${name} ${from}–${to}${compulsory ? ` (${texts.compulsory})` : ''}`;

const LENGTH = 50;
const PAUSE = 10;
const DAY = 24 * 60;

function later(time: ClockTime, minutes: number): ClockTime {
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) % DAY;
  const text = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  return isClockTime(text) ? text : time;
}

/**
 * The period that is added after the last one: 50 minutes, 10 minutes later. Its number is new as
 * long as there are numbers, because past marks refer to the numbers of removed periods; null when
 * the day is full.
 */
export function nextPeriod(periods: readonly Period[]): Period | null {
  if (periods.length >= PERIODS_MAX) return null;
  const numbers = periods.map(({ number }) => number);
  const highest = Math.max(0, ...numbers);
  const number =
    highest < PERIODS_MAX
      ? highest + 1
      : Array.from({ length: PERIODS_MAX }, (_, index) => index + 1).find(
          (one) => !numbers.includes(one),
        );
  if (number === undefined) return null;
  const last = periods.at(-1);
  const from = last ? later(last.to, PAUSE) : clockTime('14:00');
  return { number, name: fill(texts.period, { n: number }), from, to: later(from, LENGTH) };
}
