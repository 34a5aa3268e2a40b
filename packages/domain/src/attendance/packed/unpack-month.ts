import type { AttendanceMonth } from '../month-schemas';
import { monthRows } from '../month-rows';
import type { DaySummary } from '../month-summary';
import { at, unpackIdentities } from './columns';
import { markOfLetter } from './packed-cells';
import type { PackedMonth } from './packed-month-schema';

const daysOf = (letters: string, minutes: readonly number[]): (DaySummary | null)[] =>
  [...letters].map((letter, day) => {
    const said = markOfLetter.get(letter);
    return said ? { ...said, outingMinutes: minutes[day] ?? 0 } : null;
  });

/** The rows of a month of attendance from its columns. Throws when they don't fit together. */
export function unpackMonth(packed: PackedMonth): AttendanceMonth {
  const minutesOf = new Map(packed.outings.map(({ of, minutes }) => [of, minutes]));
  return monthRows({
    month: packed.month,
    rest: packed.rest,
    rows: unpackIdentities(packed).map((student, place) => ({
      student,
      days: daysOf(at(packed.days, place), minutesOf.get(place) ?? []),
    })),
  });
}
