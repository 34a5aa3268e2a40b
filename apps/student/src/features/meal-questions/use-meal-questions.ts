import { errorText, mealCalls, mealQuestionCalls } from '@academy/api-client';
import { useKnownData } from '@academy/app-kit/queries';
import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import { monthOf, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api';
import { mealOfferTexts, mealQuestionTexts as texts } from './meal-question-texts';
import { toasts } from '../../shared/toasts';
import { useNow } from '../../shared/use-now';
import {
  askedDays,
  countMeals,
  mealChanges,
  offeredDays,
  orderedSince,
  stillOrdered,
  type AskedDay,
} from './asked-days';

const api = { ...mealQuestionCalls(client), saveMonth: mealCalls(client).saveMonth };
/**
 * An approval comes from elsewhere: it is looked for again sooner than what only the student
 * changes.
 */
const FRESH_MS = 60_000;
const KEY = 'meal-questions';

const openQuestions = (studentId: StudentId) =>
  queryOptions({
    queryKey: [KEY, studentId],
    queryFn: ({ signal }) => api.mealQuestions({ signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What the meal page knows of a month: only looked at here, read there. */
const useKnownMonth = (studentId: StudentId, month: CalendarMonth) =>
  useKnownData<Reservation[]>(['meals', studentId, month]);

const mealsOf = (those: readonly AskedDay[]) =>
  those.flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })));

/** Sends answers, one at a time; each says what came of it, and most can be undone for a while. */
function useAnswers(studentId: StudentId, setBusy: (busy: readonly AskedDay[]) => void) {
  const queryClient = useQueryClient();
  const show = (text: string, undo?: () => void) =>
    toasts.show({
      key: KEY,
      text,
      tone: 'success',
      ...(undo && { undo: { label: texts.undo, run: undo } }),
    });

  /** Sends one answer at a time, and shows it as under way until it is known what came of it. */
  async function send(those: readonly AskedDay[], work: () => Promise<void>): Promise<void> {
    setBusy(those);
    try {
      await work();
    } catch (error) {
      toasts.show({ key: KEY, text: errorText(error, texts.failed), tone: 'danger' });
    } finally {
      await Promise.all(
        [KEY, 'meals', 'meal-bill'].map((of) =>
          queryClient.invalidateQueries({ queryKey: [of, studentId] }),
        ),
      );
      setBusy([]);
    }
  }

  const save = (those: readonly AskedDay[], wanted: boolean, undoable = true): Promise<void> =>
    send(those, async () => {
      const { skipped } = await api.saveMonth({
        params: { studentId },
        body: mealChanges(those, wanted),
      });
      const done = countMeals(those) - skipped.length;
      const text = [
        wanted ? texts.back(done) : texts.cancelled(done),
        skipped.length > 0 && texts.notCancelled(skipped.length),
      ]
        .filter(Boolean)
        .join(' · ');
      show(text, undoable ? () => void save(those, !wanted, false) : undefined);
    });

  const keep = (those: readonly AskedDay[], kept = true): Promise<void> =>
    send(those, async () => {
      await api.keepMeals({
        body: {
          kept,
          meals: mealsOf(those),
        },
      });
      show(
        kept ? texts.kept(countMeals(those)) : texts.askedAgain,
        kept ? () => void keep(those, false) : undefined,
      );
    });

  const letGo = (those: readonly AskedDay[]): Promise<void> =>
    send(those, async () => {
      await api.letGoMeals({ body: { meals: mealsOf(those) } });
      show(mealOfferTexts.letGo(countMeals(those)));
    });
  return { save, keep, letGo };
}

/**
 * What a student is asked about the meals in approved absences, and the two answers; each can be
 * undone for a while.
 */
export function useMealQuestions(studentId: StudentId) {
  const [busy, setBusy] = useState<readonly AskedDay[]>([]);
  const { data } = useQuery(openQuestions(studentId));
  const asked = data?.content ?? [];
  const month = seoulMonth(useNow());
  const next = shiftMonth(month, 1);
  // Meals are cancelled in this month and the next, seldom beyond.
  const known = new Map([
    [month, useKnownMonth(studentId, month)],
    [next, useKnownMonth(studentId, next)],
  ]);
  const questions = askedDays(
    asked.filter((question) => stillOrdered(known.get(monthOf(question.date)), question)),
  );
  const offers = offeredDays(
    (data?.again ?? []).filter((offer) => !orderedSince(known.get(monthOf(offer.date)), offer)),
  );

  const { save, keep, letGo } = useAnswers(studentId, setBusy);

  // One matter at a time: what is offered waits until nothing is asked.
  return questions.length > 0
    ? {
        days: questions,
        busy,
        words: texts,
        yes: (those: readonly AskedDay[]) => save(those, false),
        no: (those: readonly AskedDay[]) => keep(those),
      }
    : {
        days: offers,
        busy,
        words: mealOfferTexts,
        yes: (those: readonly AskedDay[]) => save(those, true),
        no: letGo,
      };
}
