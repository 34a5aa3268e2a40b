import { errorText } from '@academy/api-client';
import { outcomeOf } from '@academy/app-kit/writes';
import {
  isStuck,
  type Answered,
  type OpenEdit,
  type OutboxFeature,
} from '@academy/app-kit/writes/outbox';
import {
  EDITS_MAX,
  sameVisit,
  visitEditSchema,
  visitValueOf,
  visitValueSchema,
  type AttendanceDay,
  type SaveVisitsResult,
  type Visit,
  type VisitEdit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../shared/api';
import { managerOutbox, openManagerOutbox } from '../../../shared/writes/manager-outbox';
import { toasts } from '../../../shared/toasts';
import { todayTexts as texts } from '../attendance-texts';
import { attendanceQueries } from '../attendance-queries';
import { withSaved } from '../day-cells';
import { waitForReason, closedDays, reasonSchema } from './closed-day';

/** One message at a time: the newest is what can be taken back. */
export const VISIT_MESSAGE = 'attendance-visit';

const visitOnDaySchema = z.object({
  ...visitEditSchema.shape,
  date: calendarDaySchema,
  reason: reasonSchema,
  /** What it took the place of: after a lost answer the server may have that. */
  under: z.array(visitValueSchema),
});
type VisitOnDay = z.output<typeof visitOnDaySchema>;
const storedSchema = z.object({ ...visitOnDaySchema.shape, rev: z.string(), at: z.number() });
export type OpenVisit = OpenEdit<VisitOnDay>;

interface Change {
  edit: VisitEdit;
  /** What the visit was, to be put back. */
  before: Visit | null;
}
export interface VisitPress {
  changes: readonly Change[];
  /** The message when it is done for this many students. */
  text: (count: number) => string;
}

const keyOf = ({ date, studentId }: { date: CalendarDay; studentId: StudentId }) =>
  `${date} ${studentId}`;

const rowIn = (queries: QueryClient, date: CalendarDay, studentId: StudentId) =>
  queries
    .getQueryData(attendanceQueries.day(queries, date).queryKey)
    ?.rows.find((row) => row.studentId === studentId);

/** Another user's visit in the place of one that was sent; one's own is no conflict. */
function conflictsOf({ conflicts }: SaveVisitsResult) {
  const theirsOf = new Map(conflicts.map(({ studentId, visit }) => [studentId, visit]));
  return ({ studentId, under }: VisitOnDay) => {
    const theirs = theirsOf.get(studentId);
    return { theirs, isOwn: theirs ? under.some((earlier) => sameVisit(earlier, theirs)) : false };
  };
}

/** How visits are saved: a day in a request, each on the version that its author saw. */
function visitFeature(
  queries: QueryClient,
  presses: ReturnType<typeof createPresses>,
): OutboxFeature<VisitOnDay, SaveVisitsResult> {
  const queryKeyOf = (date: CalendarDay) => attendanceQueries.day(queries, date).queryKey;
  return {
    keyOf,
    read: (stored) => storedSchema.safeParse(stored).data,
    onto: (earlier, later) => ({
      ...later,
      base: earlier.base,
      under: [...earlier.under, visitValueOf(earlier)],
      reason: later.reason ?? earlier.reason,
    }),
    isHeld: ({ reason }) => reason === null,
    batch: (visits) =>
      visits
        .filter(({ date, reason }) => date === visits[0]?.date && reason === visits[0].reason)
        .slice(0, EDITS_MAX),
    send(batch, { leaving, signal }) {
      if (!batch[0]) throw new Error('There is no visit to send.');
      const { date, reason } = batch[0];
      const edits = batch.map(({ studentId, base, ...visit }) => ({
        studentId,
        ...visitValueOf(visit),
        base,
      }));
      return api.saveVisits({
        params: { date },
        body: { edits, ...(reason && { reason }) },
        keepalive: leaving,
        signal,
      });
    },
    settle(answer) {
      const savedOf = new Map(answer.saved.map(({ studentId, visit }) => [studentId, visit]));
      const conflictOf = conflictsOf(answer);
      return (sent, newest) => {
        const { theirs, isOwn } = conflictOf(sent);
        if (theirs) return isOwn ? { ...newest, base: theirs.version } : 'done';
        const base = savedOf.get(sent.studentId)?.version ?? 0;
        return newest.rev === sent.rev ? 'done' : { ...newest, base, under: [] };
      };
    },
    onAnswer(answered) {
      const { saved, conflicts, revision } = answered.answer;
      const date = answered.sent[0]?.date;
      if (date === undefined) return;
      queries.setQueryData<AttendanceDay>(
        queryKeyOf(date),
        (day) => day && withSaved(day, { visits: [...saved, ...conflicts], revision }),
      );
      presses.tellAnswer(answered);
    },
    onFailure(error, batch) {
      const asked = waitForReason(error, batch);
      if (!asked && outcomeOf(error) !== 'refused') presses.announceAllWaiting(batch);
      return asked;
    },
    onRefused(error, { date, studentId, rev }) {
      presses.forget(rev);
      const name = rowIn(queries, date, studentId)?.name;
      toasts.show({
        text: texts.refused(name, errorText(error, texts.failed)),
        tone: 'danger',
        key: `${VISIT_MESSAGE} ${studentId}`,
      });
    },
    readAgain(visits) {
      for (const date of new Set(visits.map((visit) => visit.date)))
        void queries.invalidateQueries({ queryKey: queryKeyOf(date) });
    },
  };
}

/** A press of this page: which of its changes the server has, and which another manager's beat. */
interface Pressed extends VisitPress {
  date: CalendarDay;
  undoable: boolean;
  saved: Change[];
  conflicts: number;
  reason: VisitOnDay['reason'];
  waitSaid: boolean;
}

/** The presses of this page: what happened to each is said once, where it can be taken back. */
function createPresses(undo: (press: Pressed, changes: readonly Change[]) => void) {
  /** By the revision of each edit. */
  const pressOf = new Map<string, { press: Pressed; change: Change }>();

  const undoOf = (press: Pressed, changes: readonly Change[]) =>
    press.undoable &&
    changes.length > 0 && {
      undo: { label: texts.undo, run: () => undo(press, changes) },
    };

  function announceWaiting(press: Pressed): void {
    if (press.waitSaid) return;
    press.waitSaid = true;
    toasts.show({
      text: [press.text(press.changes.length), texts.later].join(' · '),
      key: VISIT_MESSAGE,
      ...undoOf(press, press.changes),
    });
  }

  /** What an answer did of a press, and how many another user had changed since. */
  function announce(text: string, conflicts: number, press?: Pressed): void {
    toasts.show({
      text: [text, conflicts > 0 && texts.changedElsewhere(conflicts)].filter(Boolean).join(' · '),
      tone: conflicts > 0 ? 'danger' : 'success',
      key: VISIT_MESSAGE,
      ...(press && undoOf(press, press.saved)),
    });
  }

  return {
    remember: (rev: string, press: Pressed, change: Change) => pressOf.set(rev, { press, change }),
    forget: (rev: string) => pressOf.delete(rev),
    announceWaiting,
    announceAllWaiting(visits: readonly OpenVisit[]): void {
      const waiting = new Set(visits.flatMap(({ rev }) => pressOf.get(rev)?.press ?? []));
      for (const press of waiting) announceWaiting(press);
    },
    tellAnswer({ sent, answer, here }: Answered<VisitOnDay, SaveVisitsResult>): void {
      const conflictOf = conflictsOf(answer);
      const touched = new Set<Pressed>();
      /** Of an earlier life of this page. */
      let unknown = 0;
      for (const visit of sent) {
        const { theirs, isOwn } = conflictOf(visit);
        if (isOwn) continue;
        const pressed = pressOf.get(visit.rev);
        pressOf.delete(visit.rev);
        if (!pressed) {
          unknown += theirs && here ? 1 : 0;
          continue;
        }
        const { press, change } = pressed;
        if (theirs) press.conflicts += 1;
        else press.saved.push(change);
        press.reason = visit.reason;
        touched.add(press);
      }
      if (unknown > 0) announce('', unknown);
      for (const press of touched)
        announce(
          press.saved.length > 0 ? press.text(press.saved.length) : '',
          press.conflicts,
          press,
        );
    },
  };
}

export function openVisitOutbox(owner: string, queries: QueryClient) {
  const presses = createPresses(undo);
  const outbox = openManagerOutbox(owner, queries, visitFeature(queries, presses));

  /** Undoes a press, except for students with a later one on its way. */
  function undo({ date, reason, ...press }: Pressed, changes: readonly Change[]): void {
    const { edits } = outbox.getSnapshot();
    const back = changes.flatMap(({ edit, before }): Change[] => {
      const [open, known] = [
        edits.get(keyOf({ date, ...edit })),
        rowIn(queries, date, edit.studentId)?.visit ?? null,
      ];
      if (open && !sameVisit(open, edit)) return [];
      const base = sameVisit(known, edit) ? (known?.version ?? 0) : edit.base;
      return [{ edit: { ...edit, ...visitValueOf(before), base }, before: known }];
    });
    add({ ...press, date, reason, changes: back, text: () => texts.undone, undoable: false });
  }

  function add(press: Omit<Pressed, 'saved' | 'conflicts' | 'waitSaid'>): void {
    const pressed: Pressed = { ...press, saved: [], conflicts: 0, waitSaid: false };
    const { date, changes, reason } = pressed;
    if (changes.length === 0) return;
    outbox.add(changes.map(({ edit }) => ({ ...edit, date, reason, under: [] })));
    const { edits, state } = outbox.getSnapshot();
    for (const change of changes) {
      const rev = edits.get(keyOf({ date, ...change.edit }))?.rev;
      if (rev !== undefined) presses.remember(rev, pressed, change);
    }
    if (isStuck(state)) presses.announceWaiting(pressed);
  }

  return {
    ...outbox,
    /** Takes a press; on a closed day it waits for a reason. */
    save(date: CalendarDay, press: VisitPress, closed: boolean): void {
      if (press.changes.length === 0) return;
      add({ ...press, date, undoable: true, reason: closed ? null : undefined });
    },
    ...closedDays(outbox),
  };
}

/** Arrivals and departures pressed by the signed-in manager and not saved yet. */
export const visitOutboxOf = managerOutbox('visits', (owner, _, queries) =>
  openVisitOutbox(owner, queries),
);
