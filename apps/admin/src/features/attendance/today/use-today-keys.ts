import { isImeKey } from '@academy/ui/enter-key';
import {
  isEmptyCell,
  markIn,
  markStatusSchema,
  type MarkStatus,
  type VisitAction,
} from '@academy/domain/attendance';
import type { KeyboardEvent } from 'react';
import { toasts } from '../../../shared/toasts';
import { todayTexts as texts } from '../attendance-texts';
import type { ShownRow } from '../day/shown-rows';
import type { AttendanceSheet } from '../day/use-attendance-day';
import type { Visits } from './use-visits';

/** By the place of the key: a Korean keyboard says something else. */
const ACTIONS: ReadonlyMap<string, VisitAction> = new Map([
  ['KeyA', 'arrive'],
  ['KeyG', 'go-out'],
  ['KeyB', 'come-back'],
  ['KeyL', 'leave'],
]);
const STATUSES: ReadonlyMap<string, MarkStatus> = new Map(
  markStatusSchema.options.map((status, index) => [`Digit${index + 1}`, status]),
);

/**
 * The keys of the live list: one press for the row that has the focus. 1 to 5 mark the period that
 * runs, as in the sheet of periods.
 */
export function useTodayKeys(
  { day, clock, mark, date, today }: AttendanceSheet,
  rows: readonly ShownRow[],
  visits: Visits,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isImeKey(event) ||
      !(event.target instanceof Element)
    )
      return;
    if (event.target.matches('input, textarea, select')) return;
    const row = rows[Number(event.target.closest('tr')?.dataset['row'] ?? -1)];
    const [action, status] = [ACTIONS.get(event.code), STATUSES.get(event.code)];
    if (!row || (!action && !status)) return;
    event.preventDefault();
    if (action) visits.act([row], action);
    if (!status) return;
    const period =
      date === today ? day?.periods.find(({ from, to }) => from <= clock && clock < to) : undefined;
    if (!period) {
      toasts.show({ text: texts.noPeriod });
      return;
    }
    const before = markIn(row, period.number);
    const cell = { studentId: row.studentId, period: period.number };
    mark([{ ...cell, status, excused: false, note: before?.note ?? '' }]);
    toasts.show({
      text: texts.marked(row.name, period.name, status),
      tone: 'success',
      key: `mark ${row.studentId}`,
      undo: {
        label: texts.undo,
        run: () =>
          mark([
            {
              ...cell,
              status: isEmptyCell(before) ? null : (before?.status ?? null),
              excused: before?.excused ?? false,
              note: before?.note ?? '',
            },
          ]),
      },
    });
  };
}
