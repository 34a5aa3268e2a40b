import { mealSchema, type Meal } from '@academy/domain/meals';
import { isCalendarDay } from '@academy/domain/time';
import { usePaintSelection, type PaintTarget } from '@academy/ui/use-paint-selection';
import { useRef } from 'react';
import type { MealChange } from './autosave/wish';
import type { MealGridDay } from './grid-day';
import type { MealEdits } from './meal-edits';

/** A chip as the gesture names it: the day is the key, the meal the lane. */
function mealOf({ key, lane }: PaintTarget): { date: MealGridDay['date']; meal: Meal } | null {
  const meal = mealSchema.safeParse(lane);
  return isCalendarDay(key) && meal.success ? { date: key, meal: meal.data } : null;
}

/**
 * Press-drag and Shift-click paint one meal over days; one message at the end takes it all back.
 */
export function useMealPainting(days: readonly MealGridDay[], edits: MealEdits) {
  const before = useRef(new Map<string, boolean>());
  const byDate = new Map<string, MealGridDay>(
    days.filter(({ inMonth }) => inMonth).map((day) => [day.date, day]),
  );

  return usePaintSelection({
    order: [...byDate.keys()],
    valueOf(target) {
      const found = mealOf(target);
      const cell = found && byDate.get(found.date)?.meals[found.meal];
      return cell && cell.lockReason === undefined ? cell.selected : undefined;
    },
    onPaint(target, value) {
      const found = mealOf(target);
      if (!found) return;
      before.current.set(`${target.key}|${target.lane}`, !value);
      edits.tap({ ...found, value });
    },
    onPaintEnd(targets, value) {
      const painted = targets
        .filter(({ key, lane }) => before.current.has(`${key}|${lane}`))
        .map(mealOf)
        .filter((found) => found !== null);
      before.current.clear();
      const taps: MealChange[] = painted.map((found) => ({ ...found, value }));
      edits.painted(
        taps,
        painted.map((found) => ({ ...found, value: !value })),
      );
    },
  });
}
