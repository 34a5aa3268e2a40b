import {
  cellKey,
  dayContext,
  isDayAhead,
  markIn,
  versionOf,
  type AttendanceDay,
  type DayContext,
  type MarkEdit,
  type MarkValue,
  type VisitEdit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api, serverClock } from '../../shared/api';
import { useManager } from '../../shared/use-manager';
import { useUndo } from '../../shared/use-undo';
import { useOnline } from '@academy/app-kit/device';
import { attendanceQueries } from './attendance-queries';
import { withCells } from './day-cells';
import { saverOf } from './savers';
import { createShownRows } from './shown-rows';
import { useDayFilter } from './use-day-filter';
import { useLiveAttendance } from './use-live-attendance';
import { useStudyDay } from './use-study-day';

/** While the live line is down the sheet is read again this often. */
const POLL_MS = 30_000;

const NOT_READ: Pick<AttendanceDay, 'periods' | 'closed'> = { periods: [], closed: null };

/** What a cell is to say. */
export interface CellWish extends MarkValue {
  studentId: StudentId;
  period: number;
}

/** 미입력을 출석으로 채우기: whose cells of which periods. */
interface PresentWish {
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
 * `mark(cells)` queues cells, shows them at once, and saves them by itself, offline too;
 * `saver` tells how that goes. `fill(cells, reason)` is one change on the server that `offerUndo`
 * offers to take back; so is `fillPresent`, in which the server goes by the rule.
 * `saveVisits(edits, reason)` writes visits in one go and answers which; where somebody wrote
 * since, the sheet then has the newer one.
 */
export function useAttendanceDay(date: CalendarDay) {
  const queries = useQueryClient();
  const manager = useManager();
  const { now, today, settings, clockOn, ...rules } = useStudyDay();
  const live = useLiveAttendance();
  const online = useOnline();
  const query = attendanceQueries.day(queries, date);
  const { data, isError, refetch } = useQuery({
    ...query,
    refetchInterval: live ? false : POLL_MS,
  });
  useQuery(attendanceQueries.changes(queries, date));
  const saver = saverOf(queries, manager.id, date);
  const saving = useSyncExternalStore(saver.subscribe, saver.getState);
  const [layOver] = useState(createShownRows);
  const known = rules.known ? data?.rows : undefined;
  const stuck = saving.progress === 'offline' || saving.progress === 'failed';
  const rows = useMemo(
    () =>
      known ? layOver(known, { queue: saving.queue, stuck, byName: manager.name }) : undefined,
    [known, saving.queue, stuck, manager.name, layOver],
  );
  const clock = clockOn(date);
  const { periods, closed } = data ?? NOT_READ;
  const { dayStartsAt, lateGraceMinutes } = settings;
  const until = dayContext({ date, periods, closed }, settings, now).clock;
  const context = useMemo<DayContext>(
    () => ({ periods, clock: until, dayStartsAt, lateGraceMinutes }),
    [periods, until, dayStartsAt, lateGraceMinutes],
  );
  const filter = useDayFilter(rows, context);

  // What an earlier visit left goes out, and what waited for the network.
  useEffect(() => {
    if (online) saver.flush();
  }, [online, saver]);
  useEffect(() => {
    const conflicts = saver.getState().queue.conflicts;
    if (conflicts.size === 0 || !known) return;
    const sheet = known.filter(({ studentId }) =>
      [...conflicts.values()].some(({ yours }) => yours.studentId === studentId),
    );
    saver.look(
      new Map(
        sheet.flatMap(({ studentId, marks }) =>
          marks.map(({ period, mark }) => [cellKey({ studentId, period }), mark]),
        ),
      ),
    );
  }, [known, saver]);

  /**
   * What the server is known to have: edits stand on its version, and in a conflict on the one that
   * is shown beside it.
   */
  const editsOf = useCallback(
    (cells: readonly CellWish[]): MarkEdit[] => {
      const at = serverClock.serverNow().toISOString();
      const rowOf = new Map(
        queries.getQueryData(query.queryKey)?.rows.map((row) => [row.studentId, row]),
      );
      return cells.map(({ studentId, period, status, excused, note }) => {
        const row = rowOf.get(studentId);
        const base =
          saver.getState().queue.conflicts.get(cellKey({ studentId, period }))?.theirs.version ??
          versionOf(row ? markIn(row, period) : null);
        return { studentId, period, status, excused, note, base, at };
      });
    },
    [queries, query.queryKey, saver],
  );

  const update = (change: (day: AttendanceDay) => AttendanceDay) =>
    queries.setQueryData<AttendanceDay>(query.queryKey, (day) => day && change(day));
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
    saver,
    saving,
    retry: () => void refetch(),
    mark: useCallback((cells: readonly CellWish[]) => saver.mark(editsOf(cells)), [saver, editsOf]),
    async fill(cells: readonly CellWish[], reason?: string) {
      const result = await api.fillMarks({
        params: { date },
        body: { edits: editsOf(cells), ...(reason && { reason }) },
      });
      update((day) => withCells(day, result.saved));
      return result;
    },
    async fillPresent({ reason, ...wish }: PresentWish) {
      const result = await api.fillPresent({
        params: { date },
        body: { ...wish, ...(reason && { reason }) },
      });
      update((day) => withCells(day, result.saved));
      return result;
    },
    offerUndo,
    async saveVisits(edits: VisitEdit[], reason?: string) {
      const result = await api.saveVisits({
        params: { date },
        body: { edits, ...(reason && { reason }) },
      });
      update((day) => withCells(day, [], [...result.saved, ...result.conflicts]));
      return result;
    },
  };
}

export type AttendanceSheet = ReturnType<typeof useAttendanceDay>;
