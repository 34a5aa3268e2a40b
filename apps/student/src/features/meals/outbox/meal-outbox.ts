import type { SaveOutcome } from '@academy/api-client';
import {
  explainFailure,
  onePerOwner,
  openOutbox,
  type Answered,
  type OutboxFeature,
} from '@academy/app-kit/writes/outbox';
import { createStore } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { cutoffOf, mealsByDay, type MealsOfDay, type Reservation } from '@academy/domain/meals';
import { monthOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { client, session, serverClock } from '../../../shared/api';
import { mealsTexts } from '../meals-texts';
import { saveTexts } from '../../../shared/unsaved/save-texts';
import { toasts } from '../../../shared/toasts';
import { unsavedWork } from '../../../shared/unsaved/unsaved-work';
import { createBelieved, type Believed } from './believed';
import {
  EDIT_TOAST,
  firstBatch,
  leftOut,
  mealKey,
  mealSettler,
  monthsAfter,
  readMealEdit,
  toChanges,
  type MealEdit,
  type RefusedMeal,
} from './meal-edit';
import { mealQueries, saveMonth } from '../meals-queries';

/** ms after the last tap. */
const SAVE_DELAY = 800;
/** ms before its cutoff from which a meal is saved at once. */
const URGENT_WITHIN = 60_000;
/** After a lost connection three quiet tries follow (1, 2 and 4 s); then the screen says so. */
const QUIET_FAILURES = 3;

const isSignedIn = () => session.state().status === 'student';

const NONE: readonly RefusedMeal[] = [];

/** What the server refused since the student looked last: listed in a sheet with the reasons. */
function createRefusals() {
  const { get, set, subscribe } = createStore(NONE);
  return {
    get,
    subscribe,
    add(more: readonly RefusedMeal[]): void {
      if (more.length === 0) return;
      // What was said of the last edit is not true.
      toasts.withdraw(EDIT_TOAST);
      set([...get(), ...more]);
    },
    clear: () => set(NONE),
  };
}

/** Takes answers into the query cache, which is what the screen shows below the open edits. */
function answerTaker(studentId: StudentId, queryClient: QueryClient, believed: Believed) {
  /**
   * The first save of a month fixes its prices: what was shown may have been a price that has
   * changed since.
   */
  function freezeBill(month: CalendarMonth): void {
    const { queryKey } = mealQueries.bill(queryClient, studentId, month);
    if (queryClient.getQueryData(queryKey)?.frozen !== true)
      void queryClient.invalidateQueries({ queryKey });
  }

  return (answered: Answered<MealEdit, SaveOutcome>): void => {
    if (answered.answer.month === undefined && answered.here) believed.add(answered.sent);
    for (const { month, rows, merged } of monthsAfter(answered, (of) =>
      queryClient.getQueryData(mealQueries.month(studentId, of).queryKey),
    )) {
      const { queryKey } = mealQueries.month(studentId, month);
      // A read that is still under way may have been answered before this save: its rows would be
      // old ones.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, rows);
      if (answered.answer.month === undefined) believed.check(month);
      if (merged && answered.here) toasts.show({ key: 'merged', text: mealsTexts.merged });
      freezeBill(month);
    }
  };
}

const tables = new WeakMap<readonly Reservation[], (date: CalendarDay) => MealsOfDay>();

/** A table of what was read, made once: 점심 전체 asks for a month of days. */
function tableOf(rows: readonly Reservation[]) {
  const table = tables.get(rows) ?? mealsByDay(rows);
  tables.set(rows, table);
  return table;
}

/** What answers say of the edits. One that an answer says nothing of is sent once more. */
function createSettling() {
  const again = new Set<string>();
  const of = (answer: SaveOutcome) => mealSettler(answer, ({ rev }) => again.has(rev));
  return {
    of,
    refused({ sent, answer }: Pick<Answered<MealEdit, SaveOutcome>, 'sent' | 'answer'>) {
      const fates = sent.map(of(answer));
      for (const [index, { rev }] of sent.entries()) if (fates[index] === 'again') again.add(rev);
      return fates.filter((fate) => typeof fate === 'object');
    },
  };
}

/** How meals are saved: by month and student, on what the query cache knows. */
function mealFeature(
  studentId: StudentId,
  queryClient: QueryClient,
  refusals: ReturnType<typeof createRefusals>,
  believed: Believed,
): OutboxFeature<MealEdit, SaveOutcome> {
  const takeAnswer = answerTaker(studentId, queryClient, believed);
  const settling = createSettling();

  function knownOn(date: CalendarDay): MealsOfDay | undefined {
    const rows = queryClient.getQueryData(mealQueries.month(studentId, monthOf(date)).queryKey);
    return rows && tableOf(rows)(date);
  }

  /** Whether one of some edits is about to be too late. */
  function areUrgent(edits: readonly MealEdit[]): boolean {
    const settings = queryClient.getQueryData(mealQueries.settings().queryKey);
    if (!settings) return false;
    const now = serverClock.serverNow().getTime();
    return edits.some(({ date, meal }) => {
      const left = cutoffOf(settings, date, meal).getTime() - now;
      return left > 0 && left <= URGENT_WITHIN;
    });
  }

  const monthsOf = (edits: readonly MealEdit[]) => [
    ...new Set(edits.map(({ date }) => monthOf(date))),
  ];

  return {
    keyOf: mealKey,
    read: readMealEdit,
    isKnown: ({ date, meal, value }) => knownOn(date)?.[meal] === value,
    delayOf: (edits) => (areUrgent(edits) ? 0 : SAVE_DELAY),
    quietFailures: QUIET_FAILURES,
    async prepare(edits) {
      // Without `base` a day is written whole: what is in its other meal has to be the truth of
      // this moment.
      const staleTime = client.understands('base') ? Infinity : 0;
      await Promise.all(
        monthsOf(edits).map((month) =>
          queryClient.fetchQuery({
            ...mealQueries.month(studentId, month),
            retry: false,
            staleTime,
          }),
        ),
      );
    },
    batch: (edits) => firstBatch(edits.filter(({ date }) => knownOn(date))),
    async send(batch, { seq, leaving, signal }) {
      if (!isSignedIn()) throw new Error('Nobody is signed in.');
      return saveMonth({
        params: { studentId },
        body: toChanges(batch, knownOn).map((change) => ({ ...change, studentId })),
        headers: { 'X-Client-Seq': seq },
        keepalive: leaving,
        signal,
      });
    },
    isOrdered: () => client.understands('client-seq'),
    settle(answer) {
      const settle = settling.of(answer);
      return (edit) => (settle(edit) === 'again' ? 'again' : 'done');
    },
    onAnswer(answered) {
      takeAnswer(answered);
      const refused = settling.refused(answered);
      if (answered.here) refusals.add(refused);
    },
    explain: (error) =>
      isSignedIn() ? explainFailure(error) : { retry: false, message: saveTexts.noStudent },
    onFound({ replayed, expired }) {
      if (replayed.length > 0)
        toasts.show({ key: 'replayed', text: mealsTexts.replayed(replayed.length) });
      if (expired.length > 0)
        toasts.show({ key: 'expired', text: mealsTexts.expired(expired.length), tone: 'danger' });
    },
    readAgain(edits) {
      for (const month of monthsOf(edits))
        void queryClient.invalidateQueries({
          queryKey: mealQueries.month(studentId, month).queryKey,
        });
    },
  };
}

export type MealOutbox = ReturnType<typeof openMealOutbox>;

function openMealOutbox(studentId: StudentId, queryClient: QueryClient) {
  const refusals = createRefusals();
  const believed = createBelieved(studentId, queryClient, {
    isOpen: (edit) => outbox.getSnapshot().edits.has(mealKey(edit)),
    onLeftOut: (edits) => refusals.add(edits.map(leftOut)),
  });
  const outbox = openOutbox(
    studentId,
    mealFeature(studentId, queryClient, refusals, believed),
    serverClock.serverNow,
  );
  // Only while a save has failed: otherwise it would keep the page out of the back-forward cache
  // for nothing.
  const ask = (event: BeforeUnloadEvent) => {
    if (outbox.getSnapshot().state.kind === 'failed') event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);

  function close(forget: boolean): Promise<void> {
    window.removeEventListener('beforeunload', ask);
    unsavedWork.register('meals', undefined);
    believed.stop();
    return outbox.close(forget);
  }

  unsavedWork.register('meals', {
    subscribe: outbox.subscribe,
    getState: () => outbox.getSnapshot().state,
    retry: outbox.wake,
    saveNow: outbox.saveNow,
    discard: () => close(true),
  });
  return { ...outbox, close, refusals };
}

/** The meals of the signed-in student that are not saved yet. */
export const mealOutboxOf = onePerOwner(
  {
    subscribe: session.subscribe,
    isSignedIn: (studentId: StudentId) => {
      const state = session.state();
      return state.status === 'student' && state.studentId === studentId;
    },
  },
  openMealOutbox,
);
