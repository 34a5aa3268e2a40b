import { errorText } from '@academy/api-client';
import type { OpenEdit, OutboxFeature } from '@academy/app-kit/writes/outbox';
import {
  EDITS_MAX,
  attendanceMarkSchema,
  cellKey,
  markEditSchema,
  markValueSchema,
  sameMark,
  type AttendanceDay,
  type AttendanceMark,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
} from '@academy/domain/attendance';
import type { ManagerId } from '@academy/domain/ids';
import { calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../shared/api';
import { managerOutbox, openManagerOutbox } from '../../../shared/writes/manager-outbox';
import { toasts } from '../../../shared/toasts';
import { attendanceQueries } from '../attendance-queries';
import { attendanceTexts as texts } from '../attendance-texts';
import { withSaved } from '../day-cells';
import { waitForReason, closedDays, reasonSchema } from './closed-day';

/** What a cell is to say. */
export type NewMark = Omit<MarkEdit, 'base' | 'at'>;

const markOnDaySchema = z.object({
  ...z.omit(markEditSchema, { at: true }).shape,
  date: calendarDaySchema,
  reason: reasonSchema,
  /** Another manager's conflicting mark: this edit waits for a choice. */
  theirs: z.optional(attendanceMarkSchema),
  /** What it took the place of: after a lost answer the server may have that. */
  under: z.array(markValueSchema),
});
/** An unsaved mark: an edit of the outbox, which also knows when it was made. */
type MarkOnDay = z.output<typeof markOnDaySchema>;
const storedSchema = z.object({ ...markOnDaySchema.shape, rev: z.string(), at: z.number() });
export type OpenMark = OpenEdit<MarkOnDay>;

const toEdit = ({ studentId, period, status, excused, note, base, at }: OpenMark): MarkEdit => ({
  studentId,
  period,
  status,
  excused,
  note,
  base,
  at: new Date(at).toISOString(),
});

/** How marks are saved: a day in a request, each on the version that its author saw. */
function markFeature(
  queries: QueryClient,
  manager: ManagerId,
): OutboxFeature<MarkOnDay, SaveMarksResult> {
  /** One's own mark whose answer was lost, and no clash. */
  const isOwn = ({ under }: MarkOnDay, theirs: AttendanceMark) =>
    theirs.byId === manager && under.some((earlier) => sameMark(earlier, theirs));
  const showSaved = (date: CalendarDay, cells: readonly MarkedCell[], revision: number) =>
    queries.setQueryData<AttendanceDay>(
      attendanceQueries.day(queries, date).queryKey,
      (day) => day && withSaved(day, { cells, revision }),
    );

  return {
    keyOf: (mark) => `${mark.date} ${cellKey(mark)}`,
    read: (stored) => storedSchema.safeParse(stored).data,
    // A later mark keeps the base of the earlier one, but for a clash: there it was seen.
    onto(earlier, later) {
      if (earlier.theirs) return later;
      const { status, excused, note, base } = earlier;
      const under = [...earlier.under, { status, excused, note }];
      return { ...later, base, under, reason: later.reason ?? earlier.reason };
    },
    isHeld: ({ theirs, reason }) => theirs !== undefined || reason === null,
    batch: (marks) =>
      marks
        .filter(({ date, reason }) => date === marks[0]?.date && reason === marks[0].reason)
        .slice(0, EDITS_MAX),
    send(batch, { leaving, signal }) {
      if (!batch[0]) throw new Error('There is no mark to send.');
      const { date, reason } = batch[0];
      return api.saveMarks({
        params: { date },
        body: { edits: batch.map(toEdit), ...(reason && { reason }) },
        keepalive: leaving,
        signal,
      });
    },
    settle({ saved, conflicts }) {
      const markOf = new Map(saved.map((cell) => [cellKey(cell), cell.mark]));
      const theirsOf = new Map(conflicts.map(({ yours, theirs }) => [cellKey(yours), theirs]));
      return (sent, newest) => {
        const [mark, theirs] = [markOf.get(cellKey(sent)), theirsOf.get(cellKey(sent))];
        if (theirs && isOwn(sent, theirs)) return { ...newest, base: theirs.version };
        if (theirs) return { ...newest, theirs };
        // Of a cell that was empty and stays so there is nothing to answer.
        if (!mark && sent.status !== null) return 'again';
        const base = mark?.version ?? 0;
        return newest.rev === sent.rev ? 'done' : { ...newest, base, under: [] };
      };
    },
    onAnswer({ sent, answer: { saved, conflicts, revision } }) {
      const theirs = conflicts.map(({ yours: { studentId, period }, theirs: mark }) => ({
        studentId,
        period,
        mark,
      }));
      const date = sent[0]?.date;
      if (date !== undefined) showSaved(date, [...saved, ...theirs], revision);
    },
    onFailure: waitForReason,
    onRefused: (error) =>
      toasts.show({ text: texts.refused(1, errorText(error, '')), tone: 'danger' }),
    readAgain(marks) {
      for (const date of new Set(marks.map((mark) => mark.date)))
        void queries.invalidateQueries({ queryKey: attendanceQueries.day(queries, date).queryKey });
    },
  };
}

export type MarkOutbox = ReturnType<typeof openMarkOutbox>;

export function openMarkOutbox(owner: string, manager: ManagerId, queries: QueryClient) {
  const outbox = openManagerOutbox(owner, queries, markFeature(queries, manager));
  const add = (marks: readonly Omit<MarkOnDay, 'under'>[]) =>
    outbox.add(marks.map((mark) => ({ ...mark, under: [] })));

  return {
    ...outbox,
    add,
    ...closedDays(outbox),
    /** Applies the choice: the own mark is sent over the other one, or dropped. */
    resolve(marks: readonly OpenMark[], choice: 'mine' | 'theirs'): void {
      if (choice === 'theirs') outbox.discard(marks);
      else
        add(
          marks.map(({ theirs, rev: _rev, at: _at, under: _under, ...mark }) => ({
            ...mark,
            base: theirs?.version ?? mark.base,
          })),
        );
    },
  };
}

/**
 * The marks of the signed-in manager that are not saved yet, of all days. It lives as long as the
 * login: marks that were made go out although the page was left.
 */
export const markOutboxOf = managerOutbox('marks', openMarkOutbox);
