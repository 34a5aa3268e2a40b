import type { PackedDay } from './packed-day-schema';
import type { AttendanceDay, AttendanceMark, AttendanceRow } from '../schemas';
import { numbered, packIdentities, sharedWords } from './columns';
import { EMPTIED, letterOf } from './packed-cells';

/** What only some rows have, each with its row's index. */
const sparse = <Fact>(
  rows: readonly AttendanceRow[],
  factOf: (row: AttendanceRow) => Fact | false,
): ({ of: number } & Fact)[] =>
  rows.flatMap((row, of): ({ of: number } & Fact)[] => {
    const fact = factOf(row);
    return fact === false ? [] : [{ of, ...fact }];
  });

const base36 = (number: number) => number.toString(36);

type Writer = PackedDay['writers'][number];

/** Who wrote when, each once: many cells are written in one moment. */
function stampsOf(rows: readonly AttendanceRow[]) {
  const written = rows.flatMap(({ visit, marks }) => [
    ...(visit ? [visit.at] : []),
    ...marks.map(({ mark }) => mark.at),
  ]);
  const since = [...new Set(written)].reduce(
    (first, at) => Math.min(first, Date.parse(at)),
    written.length === 0 ? 0 : Number.POSITIVE_INFINITY,
  );
  const writings = numbered<Writer & { at: string }>(({ at, id, name }) => `${at} ${id} ${name}`);
  return {
    indexOf: (at: string, id: Writer['id'], name: string) => writings.indexOf({ at, id, name }),
    packed() {
      const writers = numbered<Writer>(({ id, name }) => `${id} ${name}`);
      const stamps = writings.values.map(
        ({ at, id, name }) =>
          `${base36(Date.parse(at) - since)}.${base36(writers.indexOf({ id, name }))}`,
      );
      return { since: new Date(since).toISOString(), writers: writers.values, stamps };
    },
  };
}

/** A day's sheet as it travels; `unpackDay` makes the same of it again. */
export function packDay({ rows, ...day }: AttendanceDay): PackedDay {
  const stamps = stampsOf(rows);

  function cell({ status, excused, version, at, byId, byName }: AttendanceMark): string {
    const letter = status === null ? EMPTIED : letterOf(status, excused);
    const stamp = base36(stamps.indexOf(at, byId, byName));
    return `${letter}${stamp}${version === 1 ? '' : `.${base36(version)}`}`;
  }

  function cells({ marks }: AttendanceRow): string {
    const last = Math.max(0, ...marks.map(({ period }) => period));
    const markOf = new Map(marks.map(({ period, mark }) => [period, mark]));
    return Array.from({ length: last }, (_, index) => {
      const mark = markOf.get(index + 1);
      return mark ? cell(mark) : '';
    }).join(',');
  }

  return {
    ...day,
    ...packIdentities(rows),
    classNames: sharedWords(rows.map(({ className }) => className)),
    meals: rows.map(({ meals }) => Number(meals?.lunch) + 2 * Number(meals?.dinner)).join(''),
    memos: sparse(rows, ({ memo }) => memo !== '' && { memo }),
    reportedAbsences: sparse(
      rows,
      ({ reportedAbsences }) => reportedAbsences.length > 0 && { reportedAbsences },
    ),
    offRoll: rows.flatMap(({ onRoll }, of) => (onRoll === false ? [of] : [])),
    points: sparse(rows, ({ pointsToday }) => (pointsToday ? { pointsToday } : false)),
    cameAt: rows.map(({ visit }) => visit?.arrivedAt ?? null),
    wentAt: rows.map(({ visit }) => visit?.leftAt ?? null),
    outings: sparse(
      rows,
      ({ visit }) => visit !== null && visit.outings.length > 0 && { outings: visit.outings },
    ),
    visits: rows.map(({ visit }) =>
      visit === null
        ? ''
        : `${base36(stamps.indexOf(visit.at, null, visit.byName))}.${base36(visit.version)}`,
    ),
    marks: rows.map(cells),
    notes: rows.flatMap(({ marks }, of) =>
      marks
        .filter(({ mark }) => mark.note !== '')
        .map(({ period, mark: { note } }) => ({ of, period, note })),
    ),
    ...stamps.packed(),
  };
}
