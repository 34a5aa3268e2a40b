import { errorText } from '@academy/api-client';
import type { OutboxFeature } from '@academy/app-kit/writes/outbox';
import { pickUpSchema, type PickUp, type SameDay } from '@academy/domain/meals';
import { calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../shared/api';
import { managerOutbox, openManagerOutbox } from '../../../shared/writes/manager-outbox';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { sameDayQueries } from '../same-day-queries';
import { refusedText } from '../same-day-texts';

const storedSchema = z.object({
  ...pickUpSchema.shape,
  date: calendarDaySchema,
  rev: z.string(),
  at: z.number(),
});
type PickUpOnDay = PickUp & { date: CalendarDay };

/** How pick-up ticks are saved: a day in a request; its answer is the whole list. */
function pickUpFeature(queries: QueryClient): OutboxFeature<PickUpOnDay, SameDay> {
  const keyOf = (date: CalendarDay) => sameDayQueries.day(date).queryKey;
  const readAgain = (ticks: readonly PickUpOnDay[]) => {
    for (const date of new Set(ticks.map((tick) => tick.date)))
      void queries.invalidateQueries({ queryKey: keyOf(date) });
  };
  return {
    keyOf: ({ date, studentId, meal }) => `${date} ${studentId} ${meal}`,
    read: (stored) => storedSchema.safeParse(stored).data,
    batch: (ticks) => ticks.filter(({ date }) => date === ticks[0]?.date),
    send(batch, { leaving, signal }) {
      const date = batch[0]?.date;
      if (date === undefined) throw new Error('There is no tick to send.');
      return api.savePickUps({
        params: { date },
        body: batch.map(({ studentId, meal, pickedUp }) => ({ studentId, meal, pickedUp })),
        keepalive: leaving,
        signal,
      });
    },
    settle: () => () => 'done',
    onAnswer({ sent, answer, latest }) {
      if (!latest) return readAgain(sent);
      const queryKey = keyOf(answer.date);
      // A reading that began before this save would bring the old marks back; what it was for is
      // read again.
      const reading = queries.isFetching({ queryKey }) > 0;
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
      if (reading) void queries.invalidateQueries({ queryKey });
    },
    // The tick disappears again, and it is said whose and why; others of its batch get through.
    onRefused(error, tick) {
      const rows = queries.getQueryData(keyOf(tick.date))?.rows;
      const name = rows?.find(({ studentId }) => studentId === tick.studentId)?.name;
      toasts.show({
        text: refusedText(name, errorText(error, messages.errors.save)),
        tone: 'danger',
      });
      readAgain([tick]);
    },
    readAgain,
  };
}

/** Who fetched a meal, as the signed-in manager ticked it and the server does not have yet. */
export const pickUpOutboxOf = managerOutbox('pick-ups', (owner, _, queries) =>
  openManagerOutbox(owner, queries, pickUpFeature(queries)),
);
