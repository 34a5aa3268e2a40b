import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { DepositMonth, DepositResult } from '@academy/domain/deposits';
import type { CalendarMonth } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { toasts, UNDO_SHOWN_MS } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { dashboardQueries } from '../dashboard-queries';
import { bookedText, depositTexts as texts } from './deposit-texts';

export interface BookingWork {
  kind: keyof typeof bookedText;
  /** How many students it was asked for. */
  count: number;
  /**
   * What is asked, without its key: asked again before an answer came, it is the same intention.
   */
  asked: unknown;
  /** Sends it under the intention's key: tried again or clicked twice, it books nothing twice. */
  send: (key: string) => Promise<DepositResult>;
}

/**
 * Books money: the rows that come back are in the list at once, the sums are read again, and a
 * message offers the way back.
 */
export function useBooking(month: CalendarMonth) {
  const queries = useQueryClient();
  // Not waited for: the buttons are free as soon as the money is booked.
  const readAgain = () => void queries.invalidateQueries({ queryKey: dashboardQueries.all });
  const { offer } = useUndo(dashboardQueries.all);

  const booking = useCommand({
    name: `book money of ${month}`,
    send: ({ send }: BookingWork, key) => send(key),
    onSuccess: ({ rows, skipped, undo: way }, { kind, count }) => {
      const changed = new Map(rows.map((row) => [row.studentId, row]));
      queries.setQueryData<DepositMonth>(
        dashboardQueries.deposits(month).queryKey,
        (data) =>
          data && { ...data, rows: data.rows.map((row) => changed.get(row.studentId) ?? row) },
      );
      toasts.show({
        text: bookedText[kind](count - skipped.length, skipped.length),
        tone: 'success',
        durationMs: UNDO_SHOWN_MS,
        ...offer(way),
      });
    },
    onError: (error) => void toasts.show({ text: errorText(error, texts.failed), tone: 'danger' }),
    onSettled: readAgain,
  });

  return {
    isPending: booking.isPending,
    /** Shows the second argument when it is booked; a failure was said already. */
    book: booking.run,
  };
}
