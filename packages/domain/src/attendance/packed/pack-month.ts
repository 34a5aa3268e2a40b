import type { DaySummary } from '../month-summary';
import type { SummarizedMonth } from '../month-rows';
import { packIdentities } from './columns';
import { EMPTIED, NOTHING_KNOWN, letterOf } from './packed-cells';
import type { PackedMonth } from './packed-month-schema';

function letter(day: DaySummary | null): string {
  if (day === null) return NOTHING_KNOWN;
  return day.status === null ? EMPTIED : letterOf(day.status, day.excused);
}

/** A month of attendance as it travels; `unpackMonth` makes the rows of it. */
export function packMonth({ month, rest, rows }: SummarizedMonth): PackedMonth {
  const outings: PackedMonth['outings'] = [];
  const days = rows.map((row, of) => {
    let [letters, isOut] = ['', false];
    for (const day of row.days) {
      letters += letter(day);
      isOut ||= day !== null && day.outingMinutes > 0;
    }
    if (isOut) outings.push({ of, minutes: row.days.map((day) => day?.outingMinutes ?? 0) });
    return letters;
  });
  return { month, rest, ...packIdentities(rows.map(({ student }) => student)), days, outings };
}
