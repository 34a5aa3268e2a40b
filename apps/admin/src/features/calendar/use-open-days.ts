import { errorText } from '@academy/api-client';
import { meals as bothMeals, type Meal } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import type { CalendarDay } from '@academy/domain/time';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { closingTexts as texts } from './closing-texts';
import { useCalendarDone } from './calendar-queries';

interface Opening {
  dates: readonly CalendarDay[];
  meals?: readonly Meal[];
}

/** Opens closed days again, at once: nobody loses anything by that, and the toast takes it back. */
export function useOpenDays(version: number | undefined) {
  const done = useCalendarDone();
  return useMutation({
    mutationFn: ({ dates, meals = bothMeals }: Opening) =>
      api.applyClosing({
        body: {
          kind: 'open',
          dates: [...dates],
          meals: [...meals],
          cause: 'OTHER',
          note: '',
          choice: 'keep',
          expected: { mealCount: 0, amount: won(0) },
        },
        headers: { 'If-Match': `"${version}"` },
      }),
    onSuccess: ({ undo, effect: { stillClosed } }, { dates }) =>
      done(stillClosed.length > 0 ? texts.openedInPart : texts.opened(dates.length), undo),
    onError: (error) =>
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' }),
  });
}
