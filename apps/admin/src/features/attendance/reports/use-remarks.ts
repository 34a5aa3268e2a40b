import { errorText } from '@academy/api-client';
import { currentOf, ifMatch } from '@academy/app-kit/forms';
import {
  remarkSchema,
  type MonthlyReport,
  type Remark,
  type reportEndpoints,
} from '@academy/domain/study-time';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import type { CellChange, CellNote } from '@academy/ui/data-grid';
import { retryText } from '@academy/ui/words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api';
import { toasts } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { REMARK_COLUMN } from './report-columns';
import { reportsTexts as texts } from './reports-texts';

type Reports = z.output<(typeof reportEndpoints)['monthlyReports']['response']>;

export const reportsKey = (month: CalendarMonth) =>
  ['attendance', 'month', 'reports', month] as const;

/**
 * 한마디 typed into the list: shown at once and saved by itself, on the version that was seen. Where
 * another user wrote meanwhile theirs is shown, and the message has the own words to save instead.
 */
export function useRemarks(month: CalendarMonth, reports: readonly MonthlyReport[]) {
  const queries = useQueryClient();
  const { announce } = useUndo(reportsKey(month));
  const [notes, setNotes] = useState<ReadonlyMap<string, CellNote>>(new Map());
  const note = (id: string, next?: CellNote) =>
    setNotes((now) => {
      const changed = new Map(now);
      if (next) changed.set(id, next);
      else changed.delete(id);
      return changed;
    });
  const show = (id: string, { text, version }: Remark) =>
    queries.setQueryData<Reports>(
      reportsKey(month),
      (known) =>
        known && {
          ...known,
          reports: known.reports.map((report) =>
            report.studentId === id ? { ...report, remark: { text, version } } : report,
          ),
        },
    );

  async function save(
    { studentId, name }: Pick<MonthlyReport, 'studentId' | 'name'>,
    before: Remark,
    text: string,
  ): Promise<void> {
    show(studentId, { ...before, text });
    note(studentId, { kind: 'busy', text: texts.saving });
    try {
      const saved = await api.saveRemark({
        params: { year: yearOf(month), month: monthNumberOf(month), studentId },
        body: { text },
        ...ifMatch(before.version),
      });
      show(studentId, saved);
      note(studentId);
      announce({ text: texts.saved(name), key: 'remark' }, saved.undo);
    } catch (error) {
      const current = remarkSchema.safeParse(currentOf(error)).data;
      show(studentId, current ?? before);
      const said = current ? texts.clash(name) : errorText(error, texts.notSaved);
      note(studentId, { kind: current ? 'changed' : 'error', text: said });
      toasts.show({
        text: said,
        tone: 'danger',
        undo: {
          label: current ? texts.saveMine : retryText,
          run: () => void save({ studentId, name }, current ?? before, text),
        },
      });
    }
  }

  return {
    noteOf: useCallback(
      ({ studentId }: MonthlyReport, columnId: string) =>
        columnId === REMARK_COLUMN ? notes.get(studentId) : undefined,
      [notes],
    ),
    edit({ rowId, value }: CellChange) {
      const report = reports.find(({ studentId }) => studentId === rowId);
      if (report) void save(report, report.remark, value.trim());
    },
  };
}
