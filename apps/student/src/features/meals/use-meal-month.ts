import { useUrlState } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, type Reservation } from '@academy/domain/meals';
import {
  type CalendarMonth,
  isCalendarMonth,
  monthGrid,
  monthOf,
  seoulMonth,
  shiftMonth,
  yearOf,
} from '@academy/domain/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNow } from '../../shared/use-now';
import { monthEditor, type MonthEditor } from './outbox/edit-month';
import { withEdits } from './outbox/meal-edit';
import type { MealOutbox } from './outbox/meal-outbox';
import { mealQueries } from './meals-queries';
import { monthShown } from './month-shown';

/**
 * The shown month, in the address as `?month=2026-12`; this month by the server's clock when it
 * names none. Each month is a step in the history: Back from December leads to November (ADR 0063).
 */
export function useMonthParam() {
  const [asked, ask] = useUrlState('month', { step: true });
  const now = useNow();
  const thisMonth = seoulMonth(now);
  const month = monthShown(asked, now);

  const show = useCallback(
    (next: CalendarMonth): void => {
      if (isCalendarMonth(next)) ask(next === thisMonth ? '' : next);
    },
    [ask, thisMonth],
  );
  const step = useCallback((months: number) => show(shiftMonth(month, months)), [show, month]);

  return { month, thisMonth, show, step };
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The names of the holidays among a month's 42 cells: around New Year they belong to two years. */
function useHolidays(month: CalendarMonth): ReadonlyMap<string, string> {
  const [first, last] = useMemo(() => {
    const dates = monthGrid(month).map(({ date }) => date);
    const [from, until] = [dates[0], dates.at(-1)];
    return [yearOf(from ? monthOf(from) : month), yearOf(until ? monthOf(until) : month)];
  }, [month]);
  const ofFirst = useQuery(mealQueries.holidays(first));
  const ofLast = useQuery({ ...mealQueries.holidays(last), enabled: last !== first });
  return useMemo(
    () =>
      last === first
        ? (ofFirst.data ?? NONE)
        : new Map([...(ofFirst.data ?? NONE), ...(ofLast.data ?? NONE)]),
    [first, last, ofFirst.data, ofLast.data],
  );
}

/**
 * A month's meals: the server's rows with the open edits over them; `current` is undefined until
 * the month was read.
 */
export function useMonthRows(studentId: StudentId, month: CalendarMonth, outbox: MealOutbox) {
  const rows = useQuery(mealQueries.month(studentId, month));
  return { rows, ...useEdited(rows.data, outbox) };
}

/** Rows of the server with the open edits over them. */
function useEdited(data: readonly Reservation[] | undefined, outbox: MealOutbox) {
  const { edits } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const current = useMemo(() => data && withEdits(data, edits.values()), [data, edits]);
  return { edits, current };
}

/** The one editor of a month: it stays the same while its meals change. */
export function useMonthEditor(
  studentId: StudentId,
  month: CalendarMonth,
  outbox: MealOutbox,
): MonthEditor {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = mealQueries.month(studentId, month);
    return monthEditor(outbox, () => {
      const rows = queryClient.getQueryData(queryKey);
      return rows && withEdits(rows, outbox.getSnapshot().edits.values());
    });
  }, [queryClient, studentId, month, outbox]);
}

/**
 * What the server says of one month: the student's rows, rules, prices and holidays. The same
 * object until something of it changes.
 */
export function useReadMonth(studentId: StudentId, month: CalendarMonth) {
  const queryClient = useQueryClient();
  const settings = useQuery(mealQueries.settings());
  const rows = useQuery(mealQueries.month(studentId, month));
  const bill = useQuery(mealQueries.bill(queryClient, studentId, month));
  const holidays = useHolidays(month);
  const { data: rules, refetch: readRules } = settings;
  const { data: read, refetch: readRows } = rows;
  /** Nothing to show yet, and nothing has failed yet. */
  const loading = settings.isPending || rows.isPending;
  /** The first load did not work: said quietly, above an empty calendar. */
  const failed = settings.isLoadingError || rows.isLoadingError;
  return useMemo(
    () => ({
      settings: rules,
      rows: read,
      holidays,
      bill: bill.data,
      loading,
      failed,
      reload() {
        void readRules();
        void readRows();
      },
    }),
    [rules, read, holidays, bill.data, loading, failed, readRules, readRows],
  );
}

export type ReadMonth = ReturnType<typeof useReadMonth>;

/** What was read of a month with the open edits over it: what changes with a tap. */
export function useMealMonth(read: ReadMonth, month: CalendarMonth, outbox: MealOutbox) {
  const { edits, current } = useEdited(read.rows, outbox);
  const prices = read.bill ?? read.settings;
  const invoice = useMemo(
    () => prices && current && invoiceOf({ reservations: current, month, bill: prices }),
    [prices, current, month],
  );
  return {
    ...read,
    /**
     * Undefined until the month was read: then nothing of it is known, and nothing of it can be
     * changed.
     */
    current,
    edits,
    /** Undefined until it can be counted. */
    invoice,
  };
}

export type MealMonth = ReturnType<typeof useMealMonth>;
