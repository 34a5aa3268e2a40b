import type { MealPriceId, StudentId } from '@academy/domain/ids';
import type { MealPriceDraft } from '@academy/domain/prices';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { useUndo } from '../writes/use-undo';
import { useWrite } from '../writes/use-write';
import { priceTexts as texts } from './price-texts';

/** What is read again with the prices: a student's bills, or the settings. */
const rootOf = (studentId: StudentId | null) => [studentId === null ? 'settings' : 'students'];

/** Dated prices for all students, or for one. */
export const pricesQuery = (studentId: StudentId | null) =>
  queryOptions({
    queryKey: [...rootOf(studentId), 'meal-prices', studentId],
    queryFn: ({ signal }) =>
      api.mealPrices({ query: studentId === null ? {} : { studentId }, signal }),
    staleTime: 0,
  });

/** Adding and deleting, each with its way back. */
export function usePrices(studentId: StudentId | null) {
  const reads = rootOf(studentId);
  const { announce } = useUndo(reads);
  return {
    add: useWrite({
      name: `add a price ${studentId ?? ''}`,
      reads,
      send: (body: MealPriceDraft) => api.addMealPrice({ body }),
      onSuccess: ({ undo }) => announce(texts.added, undo),
    }),
    remove: useWrite({
      name: `remove a price ${studentId ?? ''}`,
      reads,
      failed: texts.failed,
      send: (priceId: MealPriceId) => api.removeMealPrice({ params: { priceId } }),
      onSuccess: ({ undo }) => announce(texts.removed, undo),
    }),
  };
}
