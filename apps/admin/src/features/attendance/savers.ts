import type { AttendanceDay } from '@academy/domain/attendance';
import type { ManagerId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { api, serverClock } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { attendanceQueries } from './attendance-queries';
import { attendanceTexts as texts } from './attendance-texts';
import { withCells } from './day-cells';
import { keptMarks } from './kept-marks';
import { createMarkSaver, type MarkSaver } from './mark-saver';

const savers = new WeakMap<QueryClient, Map<string, MarkSaver>>();

/**
 * The saver of a manager's day. It lives as long as the app: marks that were made go out although
 * the page was left.
 */
export function saverOf(queries: QueryClient, manager: ManagerId, date: CalendarDay): MarkSaver {
  const known = savers.get(queries) ?? new Map<string, MarkSaver>();
  savers.set(queries, known);
  const key = `${manager} ${date}`;
  const saver =
    known.get(key) ??
    createMarkSaver({
      kept: keptMarks.take(manager, date),
      keep: (edits) => keptMarks.put(manager, date, edits),
      send: (edits, reason) =>
        api.saveMarks({
          params: { date },
          body: { edits, ...(reason !== undefined && { reason }) },
        }),
      onCells: (cells) =>
        queries.setQueryData<AttendanceDay>(
          attendanceQueries.day(queries, date).queryKey,
          (day) => day && withCells(day, cells),
        ),
      onRefused: (edits, text) =>
        toasts.show({ text: texts.refused(edits.length, text), tone: 'danger' }),
      now: serverClock.serverNow,
    });
  known.set(key, saver);
  return saver;
}
