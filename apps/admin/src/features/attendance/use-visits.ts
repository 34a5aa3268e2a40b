import { errorText } from '@academy/api-client';
import { arrivalMark, visitAfter, visitState, type Visit, type VisitAction, type VisitEdit, type VisitValue } from '@academy/domain/attendance';
import { markStatusName } from '@academy/domain/messages';
import { clockTime, formatClock } from '@academy/domain/time';
import { useState } from 'react';
import { serverClock } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import type { ShownRow } from './shown-rows';
import { todayTexts as texts } from './today-texts';
import type { AttendanceSheet, CellWish } from './use-attendance-day';

const NOTHING: VisitValue = { arrivedAt: null, leftAt: null, outings: [] };
/** One message at a time: the newest is what can be taken back. */
const KEY = 'attendance-visit';

interface Write {
  edits: VisitEdit[];
  /** What each visit was, to be put back. */
  before: (Visit | null)[];
  /** Cells that the change marks as well. */
  cells: CellWish[];
  /** What is said when it is done. */
  text: string;
}

/** Only what a visit says: the rest of it is the server's. */
const valueOf = (visit: VisitValue | null): VisitValue => {
  const { arrivedAt, leftAt, outings } = visit ?? NOTHING;
  return { arrivedAt, leftAt, outings };
};

/**
 * Writes when students come, go and are out; every change can be taken back from its message. In a closed day each change asks for its reason first (`asking`). Who arrives is
 * marked in the period that runs.
 */
export function useVisits({ date, today, day, settings, saveVisit, mark }: AttendanceSheet) {
  const [asking, setAsking] = useState<Write>();
  const [busy, setBusy] = useState(false);

  async function undo({ edits, before, cells }: Write, reason: string | undefined) {
    try {
      for (const [index, { studentId, base }] of edits.entries()) await saveVisit({ studentId, ...valueOf(before[index] ?? null), base: base + 1 }, reason);
      mark(cells.map((cell) => ({ ...cell, status: null })));
      toasts.show({ text: texts.undone, tone: 'success', key: KEY });
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger', key: KEY });
    }
  }

  async function write(wish: Write, reason?: string) {
    if (wish.edits.length === 0) return;
    if (day?.closed && reason === undefined) {
      setAsking(wish);
      return;
    }
    setBusy(true);
    try {
      for (const edit of wish.edits) await saveVisit(edit, reason);
      if (wish.cells.length > 0) mark(wish.cells);
      toasts.show({ text: wish.text, tone: 'success', key: KEY, undo: { label: texts.undo, run: () => void undo(wish, reason) } });
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger', key: KEY });
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  }

  return {
    asking, busy,
    confirm: (reason: string) => void (asking && write(asking, reason)),
    giveUp: () => setAsking(undefined),
    /** Why nothing is done `now`: only the running study day has one. */
    notNow: date === today ? undefined : texts.notToday,
    act(rows: readonly ShownRow[], action: VisitAction) {
      if (date !== today) {
        toasts.show({ text: texts.notToday, key: KEY });
        return;
      }
      const clock = clockTime(formatClock(serverClock.serverNow()));
      const able = rows.flatMap((row) => {
        const after = visitAfter(row.visit, action, clock);
        return after ? [{ row, after }] : [];
      });
      const marked = action !== 'arrive' || day?.closed ? [] : able.filter(({ row: { visit } }) => visitState(visit) === 'not-here').flatMap(({ row }) => {
        const arrival = arrivalMark(row, day?.periods ?? [], clock, settings);
        return arrival ? [{ cell: { studentId: row.studentId, period: arrival.period.number, status: arrival.status, excused: false, note: '' }, text: `${arrival.period.name} ${markStatusName(arrival.status)}` }] : [];
      });
      if (able.length === 0) toasts.show({ text: texts.nobody(action), key: KEY });
      const [first] = able;
      const text = texts.done(able.length === 1 && first ? first.row.name : texts.people(able.length), action, clock);
      void write({
        edits: able.map(({ row, after }) => ({ studentId: row.studentId, ...valueOf(after), base: row.visit?.version ?? 0 })), before: able.map(({ row }) => row.visit), cells: marked.map(({ cell }) => cell),
        text: able.length === 1 ? [text, ...marked.map((one) => one.text)].join(' · ') : text,
      });
    },
    /** Times that somebody typed. */
    change(row: ShownRow, part: Partial<VisitValue>) {
      void write({ edits: [{ studentId: row.studentId, ...valueOf(row.visit), ...part, base: row.visit?.version ?? 0 }], before: [row.visit], cells: [], text: texts.saved(row.name) });
    },
  };
}

export type Visits = ReturnType<typeof useVisits>;
