import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import type { PickUp, SameDayRow } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import type { MenuItem } from '@academy/ui/menu';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { sameDayTexts as texts, tickedText } from '../same-day-texts';
import type { MealFilter } from '../same-day-view';
import { usePickUps } from './use-pick-ups';

interface Props {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
}

/**
 * Ticks every meal that is shown, or takes the ticks back when all are set. Reversible, so it asks
 * nothing and offers 되돌리기.
 */
export function usePickUpAll({ date, rows, meal }: Props): MenuItem {
  const { missing } = useManager();
  const { tick } = usePickUps(date);
  const shown = rows.flatMap((row) => eatenIn(row, meal).map((one) => ({ row, meal: one })));
  const waiting = shown.filter(({ row, meal: one }) => !isPickedUp(row, one));
  const pickedUp = waiting.length > 0;
  const ticks: PickUp[] = (pickedUp ? waiting : shown).map(({ row, meal: one }) => ({
    studentId: row.studentId,
    meal: one,
    pickedUp,
  }));

  function tickAll() {
    tick(ticks);
    const back = ticks.map((one) => ({ ...one, pickedUp: !pickedUp }));
    toasts.show({
      text: tickedText(ticks.length, pickedUp),
      tone: 'success',
      undo: { label: texts.undo, run: () => tick(back) },
    });
  }

  return {
    label: pickedUp || shown.length === 0 ? texts.pickUpAll : texts.pickUpNone,
    disabledReason: shown.length === 0 ? texts.noMatch : missing('meals.write'),
    onSelect: tickAll,
  };
}
