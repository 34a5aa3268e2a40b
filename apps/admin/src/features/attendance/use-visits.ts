import { errorText } from '@academy/api-client';
import {
  arrivalMark,
  arrivalPeriod,
  isEmptyCell,
  markIn,
  visitAfter,
  visitState,
  type Visit,
  type VisitAction,
  type VisitEdit,
  type VisitValue,
  attendanceMarkText,
} from '@academy/domain/attendance';
import { clockTime, formatClock } from '@academy/domain/time';
import { useState } from 'react';
import { serverClock } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import type { ShownRow } from './shown-rows';
import { todayTexts as texts } from './today-texts';
import type { AttendanceSheet } from './use-attendance-day';

const NOTHING: VisitValue = { arrivedAt: null, leftAt: null, outings: [] };
/** One message at a time: the newest is what can be taken back. */
const KEY = 'attendance-visit';

interface Write {
  /** `before`: what the visit was, to be put back. */
  changes: { edit: VisitEdit; before: Visit | null }[];
  /** What is said when it is done for so many students. */
  text: (count: number) => string;
}

/** Only what a visit says: the rest of it is the server's. */
const valueOf = (visit: VisitValue | null): VisitValue => {
  const { arrivedAt, leftAt, outings } = visit ?? NOTHING;
  return { arrivedAt, leftAt, outings };
};

const changeOf = ({ studentId, visit }: ShownRow, after: VisitValue) => ({
  edit: { studentId, ...valueOf(after), base: visit?.version ?? 0 },
  before: visit,
});

/**
 * Writes when students come, go and are out; every change can be taken back from its message. In a
 * closed day each change asks for its reason first (`asking`).
 */
export function useVisits({ date, today, day, context, saveVisits }: AttendanceSheet) {
  const [asking, setAsking] = useState<Write>();
  const [busy, setBusy] = useState(false);

  /** What is said of a save: what it did, and how many somebody else had changed since. */
  const told = (text: string, { saved, conflicts }: Awaited<ReturnType<typeof saveVisits>>) => ({
    text: [
      saved.length > 0 && text,
      conflicts.length > 0 && texts.changedElsewhere(conflicts.length),
    ]
      .filter(Boolean)
      .join(' · '),
    tone: conflicts.length > 0 ? ('danger' as const) : ('success' as const),
    key: KEY,
  });

  /**
   * What a first arrival says of the sheet: which period it is for. In a closed day the sheet stays
   * as it is.
   */
  function arrivalText({ row, after }: { row: ShownRow; after: VisitValue }): string {
    if (day?.closed || visitState(row.visit) !== 'not-here' || !after.arrivedAt) return '';
    const period = arrivalPeriod(after.arrivedAt, context);
    if (!period) return texts.noPeriodLeft;
    if (!isEmptyCell(markIn(row, period.number))) return '';
    const mark = arrivalMark({ ...row, visit: after }, period, context);
    if (!mark) return '';
    const said = attendanceMarkText(mark);
    return after.arrivedAt < period.from
      ? texts.fromPeriod(period.name, period.from, said)
      : texts.inPeriod(period.name, said);
  }

  async function undo({ changes }: Write, reason: string | undefined) {
    try {
      const result = await saveVisits(
        changes.map(({ edit: { studentId, base }, before }) => ({
          studentId,
          ...valueOf(before),
          base: base + 1,
        })),
        reason,
      );
      toasts.show(told(texts.undone, result));
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger', key: KEY });
    }
  }

  async function write(wish: Write, reason?: string) {
    if (wish.changes.length === 0) return;
    if (day?.closed && reason === undefined) {
      setAsking(wish);
      return;
    }
    setBusy(true);
    try {
      const result = await saveVisits(
        wish.changes.map(({ edit }) => edit),
        reason,
      );
      const saved = new Set(result.saved.map(({ studentId }) => studentId));
      const done = {
        ...wish,
        changes: wish.changes.filter(({ edit }) => saved.has(edit.studentId)),
      };
      toasts.show({
        ...told(wish.text(saved.size), result),
        ...(saved.size > 0 && { undo: { label: texts.undo, run: () => void undo(done, reason) } }),
      });
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger', key: KEY });
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  }

  return {
    asking,
    busy,
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
      if (able.length === 0) toasts.show({ text: texts.nobody(action), key: KEY });
      const [first] = able;
      const alone = able.length === 1 ? first : undefined;
      void write({
        changes: able.map(({ row, after }) => changeOf(row, after)),
        text: (count) =>
          [
            texts.done(alone?.row.name ?? texts.people(count), action, clock),
            alone && arrivalText(alone),
          ]
            .filter(Boolean)
            .join(' · '),
      });
    },
    /** Times that somebody typed. */
    change(row: ShownRow, part: Partial<VisitValue>) {
      void write({
        changes: [changeOf(row, { ...valueOf(row.visit), ...part })],
        text: () => texts.saved(row.name),
      });
    },
  };
}

export type Visits = ReturnType<typeof useVisits>;
