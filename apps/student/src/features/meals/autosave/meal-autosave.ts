import type { SaveOutcome } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import {
  cutoffOf,
  mealsByDay,
  type MealsOfDay,
  type ReservationChange,
} from '@academy/domain/meals';
import { monthOf, type CalendarDay } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { client, session } from '../../../shared/api/connection';
import { serverClock } from '../../../shared/api/server-clock';
import { mealsTexts } from '../../../shared/messages/meals-texts';
import { toasts } from '../../../shared/toasts';
import { EDIT_TOAST } from '../edit-toast';
import { mealQueries, saveMonth } from '../meals-queries';
import { monthsAfter } from './apply-answer';
import { createAutosave, type Answer } from './autosave';
import { nextClientSeq } from './client-seq';
import { deferredStore } from './deferred-store';
import { explainFailure, NotSignedInError } from './explain-failure';
import { openOutbox } from './open-outbox';
import { createRefusals } from './refusals';
import type { MealChange, Wish } from './wish';

const URGENT_WITHIN = 60_000;

export type MealAutosave = ReturnType<typeof createMealAutosave>;

function tellFound({ replayed, expired }: { replayed: Wish[]; expired: Wish[] }): void {
  if (replayed.length > 0)
    toasts.show({ key: 'replayed', text: mealsTexts.replayed(replayed.length) });
  if (expired.length > 0)
    toasts.show({ key: 'expired', text: mealsTexts.expired(expired.length), tone: 'danger' });
}

/**
 * The engine wired to one student: the browser's outbox and timers, the API, and the query cache as
 * its idea of the truth.
 */
export function createMealAutosave(studentId: StudentId, queryClient: QueryClient) {
  const refusals = createRefusals();
  const monthKey = (date: CalendarDay) => mealQueries.month(studentId, monthOf(date)).queryKey;

  function truthOf(date: CalendarDay): MealsOfDay | undefined {
    const rows = queryClient.getQueryData(monthKey(date));
    return rows && mealsByDay(rows)(date);
  }

  async function learn(dates: readonly CalendarDay[]): Promise<void> {
    const months = [...new Set(dates.map(monthOf))];
    // Without `base` a day is written whole: what stands in its other meal has to be the truth of
    // this moment.
    const staleTime = client.understands('base') ? Infinity : 0;
    await Promise.all(
      months.map((month) =>
        queryClient.fetchQuery({ ...mealQueries.month(studentId, month), retry: false, staleTime }),
      ),
    );
  }

  async function send(
    changes: ReservationChange[],
    seq: string,
    leaving: boolean,
  ): Promise<SaveOutcome> {
    if (session.state().status !== 'student') throw new NotSignedInError();
    const body = changes.map((change) => ({ ...change, studentId }));
    return saveMonth({
      params: { studentId },
      body,
      headers: { 'X-Client-Seq': seq },
      keepalive: leaving,
    });
  }

  function isUrgent({ date }: MealChange): boolean {
    const settings = queryClient.getQueryData(mealQueries.settings().queryKey);
    const left = settings
      ? cutoffOf(settings, date).getTime() - serverClock.serverNow().getTime()
      : Infinity;
    return left > 0 && left <= URGENT_WITHIN;
  }

  function onAnswer(answer: Answer): void {
    for (const { month, rows, merged } of monthsAfter(answer, (of) =>
      queryClient.getQueryData(mealQueries.month(studentId, of).queryKey),
    )) {
      const { queryKey } = mealQueries.month(studentId, month);
      // A read that is still under way may have been answered before this save: its rows would be
      // old ones.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, rows);
      if (merged) toasts.show({ key: 'merged', text: mealsTexts.merged });
      freezeBill(month);
    }
    if (answer.settlement.refused.length > 0) toasts.withdraw(EDIT_TOAST);
    refusals.add(answer.settlement.refused.map(({ skipped }) => skipped));
  }

  /**
   * The first save of a month fixes its prices: what was shown may have been a price that has
   * changed since.
   */
  function freezeBill(month: ReturnType<typeof monthOf>): void {
    const { queryKey } = mealQueries.bill(queryClient, studentId, month);
    if (queryClient.getQueryData(queryKey)?.frozen !== true)
      void queryClient.invalidateQueries({ queryKey });
  }

  const autosave = createAutosave({
    store: deferredStore(openOutbox(studentId)),
    truthOf,
    clock: Date.now,
    pageId: nextClientSeq(),
    learn,
    send,
    explain: explainFailure,
    nextSeq: nextClientSeq,
    isOrdered: () => client.understands('client-seq'),
    isUrgent,
    isOnline: () => navigator.onLine,
    serverNow: () => serverClock.serverNow().getTime(),
    startTimer(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onAnswer,
    onFound: tellFound,
  });
  return { ...autosave, studentId, refusals };
}
