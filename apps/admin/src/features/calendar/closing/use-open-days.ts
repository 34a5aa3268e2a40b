import { meals as bothMeals, type Meal } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import type { CalendarDay } from '@academy/domain/time';
import { api } from '../../../shared/api';
import { messages } from '../../../shared/texts/messages';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { closingTexts as texts } from '../calendar-texts';
import { calendarQueries } from '../calendar-queries';

interface Opening {
  dates: readonly CalendarDay[];
  meals?: readonly Meal[];
}

/** Reopens closed days at once: nothing is lost by it, and the toast undoes it. */
export function useOpenDays(version: number | undefined) {
  const { announce } = useUndo(calendarQueries.all);
  return useWrite({
    name: 'open days',
    send: ({ dates, meals = bothMeals }: Opening) =>
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
    reads: calendarQueries.all,
    onSuccess: ({ undo, effect: { stillClosed } }, { dates, meals = bothMeals }) =>
      announce(
        stillClosed.length > 0 ? texts.openedInPart : texts.opened(dates.length, meals),
        undo,
      ),
    failed: messages.errors.save,
  });
}
