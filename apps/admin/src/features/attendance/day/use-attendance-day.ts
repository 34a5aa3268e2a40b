import { isStuck, type SaveState } from '@academy/app-kit/writes/outbox';
import {
  cellKey,
  dayContext,
  isDayAhead,
  markIn,
  versionOf,
  type AttendanceDay,
  type DayContext,
  type MarkedCell,
  type MarkEdit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api, serverClock } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { useDayFilter } from './use-day-filter';
import { attendanceQueries, useLiveAttendance, useStudyDay } from '../attendance-queries';
import { withCells } from '../day-cells';
import { markOutboxOf, type MarkOutbox, type NewMark } from '../outbox/mark-outbox';
import { clashesIn, createShownRows, type Clash } from './shown-rows';
import { visitOutboxOf } from '../outbox/visit-outbox';

/** While the live line is down changed cells are asked for this often, and all the rest. */
const POLL_MS = 30_000;
const REREAD_MS = 5 * 60_000;

const NOT_READ: Pick<AttendanceDay, 'periods' | 'closed'> = { periods: [], closed: null };

/** 미입력을 출석으로 채우기: whose cells of which periods. */
interface FillPresent {
  studentIds: StudentId[];
  periods: number[];
  notComeToo: boolean;
  reason?: string | undefined;
}

/** The worst first. */
const STATES: readonly SaveState['kind'][] = ['failed', 'offline', 'saving', 'saved', 'idle'];

/** How two outboxes get on together: as the worse of them, with what waits in both. */
function bothStates(one: SaveState, other: SaveState): SaveState {
  const worse = STATES.indexOf(one.kind) <= STATES.indexOf(other.kind) ? one : other;
  const rest = worse === one ? other : one;
  if ('count' in worse && 'count' in rest) return { ...worse, count: worse.count + rest.count };
  if (worse.kind === 'saved' && rest.kind === 'saved')
    return { ...worse, at: Math.max(worse.at, rest.at) };
  return worse;
}

/** What this manager wrote and the server does not have yet. */
function useUnsaved(date: CalendarDay) {
  const queries = useQueryClient();
  const { id } = useManager();
  const [outbox, visitOutbox] = [markOutboxOf(id, queries), visitOutboxOf(id, queries)];
  const openMarks = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const openVisits = useSyncExternalStore(visitOutbox.subscribe, visitOutbox.getSnapshot);
  const marks = useMemo(
    () => [...openMarks.edits.values()].filter((mark) => mark.date === date),
    [openMarks.edits, date],
  );
  const visits = useMemo(
    () => [...openVisits.edits.values()].filter((visit) => visit.date === date),
    [openVisits.edits, date],
  );
  const stuck = isStuck(openMarks.state);
  // What is simply under way is not worth a word.
  const waiting = [
    ...[...openMarks.edits.values()].filter(
      (mark) => stuck || mark.theirs || outbox.isAsking(mark.date),
    ),
    ...[...openVisits.edits.values()].filter(
      (visit) => isStuck(openVisits.state) || visitOutbox.isAsking(visit.date),
    ),
  ].map((edit) => edit.date);
  return {
    outbox,
    visitOutbox,
    marks,
    visits,
    stuck,
    saving: bothStates(openMarks.state, openVisits.state),
    otherDays: [...new Set(waiting)].filter((other) => other !== date),
  };
}

/** The day as the server has it, kept up to date: others' edits arrive by themselves. */
function useDay(date: CalendarDay) {
  const queries = useQueryClient();
  const live = useLiveAttendance();
  const { data, isError, refetch } = useQuery({
    ...attendanceQueries.day(queries, date),
    refetchInterval: live ? false : REREAD_MS,
  });
  useQuery({
    ...attendanceQueries.changes(queries, date),
    refetchInterval: live ? false : POLL_MS,
  });
  return { live, day: data, isError, retry: () => void refetch() };
}

/** Puts marks into the outbox, and fills many cells in one change on the server. */
function useWrites(date: CalendarDay, outbox: MarkOutbox, clashes: readonly Clash[]) {
  const queries = useQueryClient();
  const { queryKey } = attendanceQueries.day(queries, date);
  /**
   * What the server is known to have: edits stand on its version, and in a conflict on the one that
   * is shown beside it.
   */
  const basedOn = useCallback(
    (cells: readonly NewMark[]) => {
      const rowOf = new Map(
        queries.getQueryData(queryKey)?.rows.map((row) => [row.studentId, row]),
      );
      return cells.map(({ studentId, period, status, excused, note }) => {
        const row = rowOf.get(studentId);
        const clash = clashes.find(({ mark }) => cellKey(mark) === cellKey({ studentId, period }));
        const base = clash?.theirs.version ?? versionOf(row ? markIn(row, period) : null);
        return { studentId, period, status, excused, note, base };
      });
    },
    [queries, queryKey, clashes],
  );
  const mark = useCallback(
    (cells: readonly NewMark[]) => outbox.add(basedOn(cells).map((cell) => ({ ...cell, date }))),
    [outbox, basedOn, date],
  );
  function show<Filled extends { saved: readonly MarkedCell[] }>(filled: Filled): Filled {
    queries.setQueryData(queryKey, (day) => day && withCells(day, filled.saved));
    return filled;
  }

  return {
    mark,
    async fill(cells: readonly NewMark[], reason?: string) {
      const at = serverClock.serverNow().toISOString();
      const edits: MarkEdit[] = basedOn(cells).map((cell) => ({ ...cell, at }));
      return show(
        await api.fillMarks({ params: { date }, body: { edits, ...(reason && { reason }) } }),
      );
    },
    fillPresent: async ({ reason, ...cells }: FillPresent) =>
      show(
        await api.fillPresent({ params: { date }, body: { ...cells, ...(reason && { reason }) } }),
      ),
    /** Offers to take back what was filled. */
    offerUndo: useUndo(attendanceQueries.changes(queries, date).queryKey, '칸').offer,
  };
}

/**
 * One day of the page `/attendance`, for all its views; the page calls it once and hands the answer
 * down as `sheet`.
 *
 * Read: `day` (undefined while it loads or when it could not be: `isError`, `retry`), `rows` (all
 * students as this screen shows them, its own unsent marks included; a row is the same object until
 * something of it changes), `filter` (`shown` rows, tile `counts`, and the setters; in the
 * address), `clock` (how late it is on that study day), `context` (what its marks are read by:
 * until when, and the academy's rules), `today`, `settings`, `live`, `ahead` (the day is still to
 * come). Others' marks arrive by themselves. Write:
 * `mark(cells)` puts marks into the outbox: they show at once and save themselves, offline too;
 * `saving` tells how that goes on all days, `marks` and `visits` are those of this day that are not
 * saved, `otherDays` have some that wait. `fill(cells, reason)` is one change on the server that
 * `offerUndo` offers to take back; so is `fillPresent`, in which the server goes by the rule.
 * `visitOutbox` takes when students came and went, and keeps it the same way.
 */
export function useAttendanceDay(date: CalendarDay) {
  const { name: byName } = useManager();
  const { now, today, settings, clockOn, ...rules } = useStudyDay();
  const { day, ...reading } = useDay(date);
  const { stuck, ...unsaved } = useUnsaved(date);
  const { outbox, marks, visits } = unsaved;
  const [overlay] = useState(createShownRows);
  const known = rules.known ? day?.rows : undefined;
  const rows = useMemo(
    () => (known ? overlay(known, { marks, visits, stuck, byName }) : undefined),
    [known, marks, visits, stuck, byName, overlay],
  );
  const { clashes, agreed } = useMemo(() => clashesIn(marks, known ?? []), [marks, known]);
  const { periods, closed } = day ?? NOT_READ;
  const { dayStartsAt, lateGraceMinutes } = settings;
  const until = dayContext({ date, periods, closed }, settings, now).clock;
  const context = useMemo<DayContext>(
    () => ({ periods, clock: until, dayStartsAt, lateGraceMinutes }),
    [periods, until, dayStartsAt, lateGraceMinutes],
  );

  useEffect(() => {
    if (agreed.length > 0) outbox.discard(agreed);
  }, [agreed, outbox]);

  return {
    ...reading,
    ...unsaved,
    ...useWrites(date, outbox, clashes),
    isError: reading.isError || rules.isError,
    filter: useDayFilter(rows, context),
    date,
    now,
    today,
    settings,
    clock: clockOn(date),
    context,
    ahead: isDayAhead(date, now, settings),
    day,
    rows,
    clashes,
  };
}

export type AttendanceSheet = ReturnType<typeof useAttendanceDay>;
