import { errorText, isNetworkError } from '@academy/api-client';
import type { DepositMonth, DepositResult } from '@academy/domain/deposits';
import type { CalendarMonth } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { bookedText, dashboardTexts as texts } from './dashboard-texts';
import { dashboardQueries } from './dashboard-queries';

const UNDO_SHOWN_MS = 15_000;

export interface BookingWork {
  kind: keyof typeof bookedText;
  /** How many students it was asked for. */
  count: number;
  /** Sends it. Holds the intention's own key: tried again, it books nothing twice. */
  send: () => Promise<DepositResult>;
}

/** Books money: the rows that come back stand in the list at once, the sums are read again, and a message offers the way back. */
export function useBooking(month: CalendarMonth) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: dashboardQueries.all });
  const complain = (error: Error) => void toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });

  const undo = useMutation({
    mutationFn: (operationId: NonNullable<DepositResult['undo']>['operationId']) => api.undoDeposits({ params: { operationId } }),
    onSuccess: ({ kept }) => void toasts.show({ text: [texts.undone, ...kept.map(({ label, message }) => `${label}: ${message}`)].join(' '), tone: 'success' }),
    onError: complain,
    onSettled: readAgain,
  });

  return useMutation({
    mutationFn: ({ send }: BookingWork) => send(),
    retry: (failures, error) => failures < 3 && isNetworkError(error),
    onSuccess: ({ rows, skipped, undo: way }, { kind, count }) => {
      const changed = new Map(rows.map((row) => [row.studentId, row]));
      queries.setQueryData<DepositMonth>(dashboardQueries.deposits(month).queryKey, (data) => data && { ...data, rows: data.rows.map((row) => changed.get(row.studentId) ?? row) });
      toasts.show({
        text: bookedText[kind](count - skipped.length, skipped.length), tone: 'success', durationMs: UNDO_SHOWN_MS,
        ...(way && { undo: { label: texts.undo, run: () => undo.mutate(way.operationId) } }),
      });
    },
    onError: complain,
    onSettled: readAgain,
  });
}
