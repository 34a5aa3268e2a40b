import {
  cellKey,
  dayContext,
  isDayAhead,
  markIn,
  versionOf,
  type AttendanceDay,
  type DayContext,
  type MarkEdit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api, serverClock } from '../../shared/api';
import { useManager } from '../../shared/use-manager';
import { useUndo } from '../../shared/use-undo';
import { attendanceQueries } from './attendance-queries';
import { withCells } from './day-cells';
import { markOutboxOf, type NewMark } from './mark-outbox';
import { bothStates, isStuck } from './save-states';
import { clashesIn, createShownRows } from './shown-rows';
import { useDayFilter } from './use-day-filter';
import { useLiveAttendance } from './use-live-attendance';
import { useStudyDay } from './use-study-day';
import { visitOutboxOf } from './visit-outbox';

/** While the live line is down the sheet is read again this often. */
const POLL_MS = 30_000;

const NOT_READ: Pick<AttendanceDay, 'periods' | 'closed'> = { periods: [], closed: null };

/** 미입력을 출석으로 채우기: whose cells of which periods. */
interface FillPresent {
  studentIds: StudentId[];
  periods: number[];
  notComeToo: boolean;
  reason?: string | undefined;
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
 * come: `aheadReason` says why most cannot be marked). Others' marks arrive by themselves. Write:
 * `mark(cells)` puts marks into the outbox: they show at once and save themselves, offline too;
 * `saving` tells how that goes. `fill(cells, reason)` is one change on the server that `offerUndo`
 * offers to take back; so is `fillPresent`, in which the server goes by the rule.
 * `visitOutbox` takes when students came and went, and keeps it the same way.
 */
export function useAttendanceDay(date: CalendarDay) {
  const queries = useQueryClient();
  const manager = useManager();
  const { now, today, settings, clockOn, ...rules } = useStudyDay();
  const live = useLiveAttendance();
  const query = attendanceQueries.day(queries, date);
  const { data, isError, refetch } = useQuery({
    ...query,
    refetchInterval: live ? false : POLL_MS,
  });
  useQuery(attendanceQueries.changes(queries, date));
  const outbox = markOutboxOf(manager.id, queries);
  const { edits: open, state } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const visitOutbox = visitOutboxOf(manager.id, queries);
  const openVisits = useSyncExternalStore(visitOutbox.subscribe, visitOutbox.getSnapshot);
  const [layOver] = useState(createShownRows);
  const known = rules.known ? data?.rows : undefined;
  const stuck = isStuck(state);
  const marks = useMemo(
    () => [...open.values()].filter((mark) => mark.date === date),
    [open, date],
  );
  const visits = useMemo(
    () => [...openVisits.edits.values()].filter((visit) => visit.date === date),
    [openVisits.edits, date],
  );
  const rows = useMemo(
    () => (known ? layOver(known, { marks, visits, stuck, byName: manager.name }) : undefined),
    [known, marks, visits, stuck, manager.name, layOver],
  );
  const { clashes, agreed } = useMemo(() => clashesIn(marks, known ?? []), [marks, known]);
  const clock = clockOn(date);
  const { periods, closed } = data ?? NOT_READ;
  const { dayStartsAt, lateGraceMinutes } = settings;
  const until = dayContext({ date, periods, closed }, settings, now).clock;
  const context = useMemo<DayContext>(
    () => ({ periods, clock: until, dayStartsAt, lateGraceMinutes }),
    [periods, until, dayStartsAt, lateGraceMinutes],
  );
  const filter = useDayFilter(rows, context);

  useEffect(() => {
    if (agreed.length > 0) outbox.discard(agreed);
  }, [agreed, outbox]);

  /**
   * What the server is known to have: edits stand on its version, and in a conflict on the one that
   * is shown beside it.
   */
  const basedOn = useCallback(
    (cells: readonly NewMark[]) => {
      const rowOf = new Map(
        queries.getQueryData(query.queryKey)?.rows.map((row) => [row.studentId, row]),
      );
      return cells.map(({ studentId, period, status, excused, note }) => {
        const row = rowOf.get(studentId);
        const clash = clashes.find(({ mark }) => cellKey(mark) === cellKey({ studentId, period }));
        const base = clash?.theirs.version ?? versionOf(row ? markIn(row, period) : null);
        return { studentId, period, status, excused, note, base };
      });
    },
    [queries, query.queryKey, clashes],
  );
  const mark = useCallback(
    (cells: readonly NewMark[]) => outbox.add(basedOn(cells).map((cell) => ({ ...cell, date }))),
    [outbox, basedOn, date],
  );

  const update = (change: (day: AttendanceDay) => AttendanceDay) =>
    queries.setQueryData<AttendanceDay>(query.queryKey, (day) => day && change(day));
  // What is simply under way is not worth a word.
  const otherMarks = [...open.values()].filter(
    (one) => stuck || one.theirs || outbox.isAsking(one.date),
  );
  const otherVisits = [...openVisits.edits.values()].filter(
    (one) => isStuck(openVisits.state) || visitOutbox.isAsking(one.date),
  );
  const otherDays = [...new Set([...otherMarks, ...otherVisits].map((one) => one.date))].filter(
    (other) => other !== date,
  );
  const { offer: offerUndo } = useUndo(attendanceQueries.changes(queries, date).queryKey, '칸');

  return {
    date,
    now,
    today,
    settings,
    clock,
    context,
    ahead: isDayAhead(date, now, settings),
    live,
    day: data,
    rows,
    isError: isError || rules.isError,
    filter,
    outbox,
    visitOutbox,
    /**
     * How the edits of all days get on; `marks` and `visits` are those of this day that are not
     * saved.
     */
    saving: bothStates(state, openVisits.state),
    marks,
    visits,
    clashes,
    otherDays,
    retry: () => void refetch(),
    mark,
    async fill(cells: readonly NewMark[], reason?: string) {
      const at = serverClock.serverNow().toISOString();
      const edits: MarkEdit[] = basedOn(cells).map((cell) => ({ ...cell, at }));
      const result = await api.fillMarks({
        params: { date },
        body: { edits, ...(reason && { reason }) },
      });
      update((day) => withCells(day, result.saved));
      return result;
    },
    async fillPresent({ reason, ...cells }: FillPresent) {
      const result = await api.fillPresent({
        params: { date },
        body: { ...cells, ...(reason && { reason }) },
      });
      update((day) => withCells(day, result.saved));
      return result;
    },
    offerUndo,
  };
}

export type AttendanceSheet = ReturnType<typeof useAttendanceDay>;
