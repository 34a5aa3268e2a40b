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
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api, serverClock } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { useDayFilter } from './use-day-filter';
import { attendanceQueries } from '../attendance-queries';
import { useStudyDay } from '../use-study-day';
import { rowsOf, withSaved } from '../day-cells';
import type { MarkOutbox, NewMark } from '../outbox/mark-outbox';
import { clashesIn, type Clash } from './clashes';
import { createShownRows } from './shown-rows';
import { useDayOutboxes, useEditsOf, useSaveStuck } from './use-unsaved';
import { pollUnless } from '../../../shared/poll';

/** ms. While the live line is down the whole day is read again this often; changed cells sooner. */
const REREAD_MS = 5 * 60_000;

const NOT_READ: Pick<AttendanceDay, 'periods' | 'closed'> = { periods: [], closed: null };

/** 미입력을 출석으로 채우기: whose cells of which periods. */
interface FillPresent {
  studentIds: StudentId[];
  periods: number[];
  notComeToo: boolean;
  reason?: string | undefined;
}

/** A new revision alone is nothing that is shown. */
const withoutRevision = ({ revision: _revision, ...day }: AttendanceDay) => day;

/** The day as the server has it, kept up to date: others' edits arrive by themselves. */
function useDay(date: CalendarDay, live: boolean) {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...attendanceQueries.day(queries, date),
    select: withoutRevision,
    refetchInterval: live ? false : REREAD_MS,
  });
  // It writes into the day and shows nothing of its own.
  useQuery({
    ...attendanceQueries.changes(queries, date),
    notifyOnChangeProps: [],
    refetchInterval: pollUnless(live),
  });
  return { day: data, isError, retry: () => void refetch() };
}

/** Puts marks into the outbox, and fills many cells in one change on the server. */
function useWrites(date: CalendarDay, outbox: MarkOutbox, clashes: readonly Clash[]) {
  const queries = useQueryClient();
  const { queryKey } = attendanceQueries.day(queries, date);
  /**
   * What the server is known to have: edits are on its version, and in a conflict on the one that
   * is shown beside it.
   */
  const basedOn = useCallback(
    (cells: readonly NewMark[]) => {
      const day = queries.getQueryData(attendanceQueries.day(queries, date).queryKey);
      const rowOf = rowsOf(cells, day?.rows ?? []);
      return cells.map(({ studentId, period, status, excused, note }) => {
        const row = rowOf.get(studentId);
        const clash = clashes.find(({ mark }) => cellKey(mark) === cellKey({ studentId, period }));
        const base = clash?.theirs.version ?? versionOf(row ? markIn(row, period) : null);
        return { studentId, period, status, excused, note, base };
      });
    },
    [queries, date, clashes],
  );
  const mark = useCallback(
    (cells: readonly NewMark[]) => outbox.add(basedOn(cells).map((cell) => ({ ...cell, date }))),
    [outbox, basedOn, date],
  );
  function show<Filled extends { saved: readonly MarkedCell[]; revision: number }>(
    filled: Filled,
  ): Filled {
    const { saved: cells, revision } = filled;
    queries.setQueryData(queryKey, (day) => day && withSaved(day, { cells, revision }));
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
 * down as `sheet`. `live`: whether others' marks arrive (`useLiveAttendance`).
 *
 * Read: `day` (undefined while it loads or when it could not be: `isError`, `retry`), `rows` (all
 * students as this screen shows them, its own unsent marks included; a row is the same object until
 * something of it changes), `filter` (`shown` rows, tile `counts`, and the setters; in the
 * address), `clock` (how late it is on that study day), `context` (what its marks are read by:
 * until when, and the academy's rules), `today`, `settings`, `ahead` (the day is still to
 * come). Others' marks arrive by themselves. Write:
 * `mark(cells)` puts marks into the outbox: they show at once and save themselves, offline too;
 * `marks` and `visits` are those of this day that are not saved (`use-unsaved.ts` says how that
 * goes on). `fill(cells, reason)` is one change on the server that
 * `offerUndo` offers to take back; so is `fillPresent`, in which the server goes by the rule.
 * `visitOutbox` takes when students came and went, and keeps it the same way.
 */
export function useAttendanceDay(date: CalendarDay, live: boolean) {
  const { name: byName } = useManager();
  const { now, today, settings, clockOn, ...rules } = useStudyDay();
  const { day, ...reading } = useDay(date, live);
  const { outbox, visitOutbox } = useDayOutboxes();
  const stuck = useSaveStuck(outbox);
  const marks = useEditsOf(outbox, date);
  const visits = useEditsOf(visitOutbox, date);
  const [overlay] = useState(createShownRows);
  const known = rules.known ? day?.rows : undefined;
  const rows = useMemo(
    () => (known ? overlay(known, { marks, visits, stuck, byName }) : undefined),
    [known, marks, visits, stuck, byName, overlay],
  );
  const { clashes, agreed } = useMemo(() => clashesIn(marks, known ?? []), [marks, known]);
  const { periods, closed } = day ?? NOT_READ;
  // Asked once a minute, not with every mark.
  const {
    clock: until,
    dayStartsAt,
    lateGraceMinutes,
  } = useMemo(
    () => dayContext({ date, periods, closed }, settings, now),
    [date, periods, closed, settings, now],
  );
  const clock = useMemo(() => clockOn(date), [clockOn, date]);
  const context = useMemo<DayContext>(
    () => ({ periods, clock: until, closed: closed !== null, dayStartsAt, lateGraceMinutes }),
    [periods, until, closed, dayStartsAt, lateGraceMinutes],
  );

  useEffect(() => {
    if (agreed.length > 0) outbox.discard(agreed);
  }, [agreed, outbox]);

  return {
    ...reading,
    outbox,
    visitOutbox,
    marks,
    visits,
    ...useWrites(date, outbox, clashes),
    isError: reading.isError || rules.isError,
    filter: useDayFilter(rows, context),
    date,
    now,
    today,
    settings,
    clock,
    context,
    ahead: isDayAhead(date, now, settings),
    day,
    rows,
    clashes,
  };
}

export type AttendanceSheet = ReturnType<typeof useAttendanceDay>;
