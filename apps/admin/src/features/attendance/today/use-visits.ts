import {
  arrivalMark,
  arrivalPeriod,
  attendanceMarkText,
  isEmptyCell,
  markIn,
  visitAfter,
  visitState,
  visitValueOf,
  type VisitAction,
  type VisitValue,
} from '@academy/domain/attendance';
import { clockTime, formatClock } from '@academy/domain/time';
import { serverClock } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { todayTexts as texts } from '../attendance-texts';
import type { ShownRow } from '../day/shown-rows';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { VISIT_MESSAGE, type VisitPress } from '../outbox/visit-outbox';

const changeOf = ({ studentId, visit }: ShownRow, after: VisitValue) => ({
  edit: { studentId, ...visitValueOf(after), base: visit?.version ?? 0 },
  before: visit,
});

/**
 * Writes when students come, go and are out. Every press shows at once, goes out by the outbox and
 * can be taken back from its message; in a closed day it waits for its reason.
 */
export function useVisits({ date, today, day, context, visitOutbox }: AttendanceSheet) {
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

  const save = (press: VisitPress) => visitOutbox.save(date, press, Boolean(day?.closed));

  return {
    /** Why nothing is done `now`: only the running study day has one. */
    notNow: date === today ? undefined : texts.notToday,
    act(rows: readonly ShownRow[], action: VisitAction) {
      if (date !== today) {
        toasts.show({ text: texts.notToday, key: VISIT_MESSAGE });
        return;
      }
      const clock = clockTime(formatClock(serverClock.serverNow()));
      const able = rows.flatMap((row) => {
        const after = visitAfter(row.visit, action, clock);
        return after ? [{ row, after }] : [];
      });
      if (able.length === 0) toasts.show({ text: texts.nobody(action), key: VISIT_MESSAGE });
      const [first] = able;
      const alone = able.length === 1 ? first : undefined;
      save({
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
    /** Saves typed times. */
    change(row: ShownRow, part: Partial<VisitValue>) {
      save({
        changes: [changeOf(row, { ...visitValueOf(row.visit), ...part })],
        text: () => texts.saved(row.name),
      });
    },
  };
}

export type Visits = ReturnType<typeof useVisits>;
