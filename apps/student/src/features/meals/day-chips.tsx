import { meals, mealName } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { MealChip } from '@academy/ui/meal-chip';
import { Skeleton } from '@academy/ui/skeleton';
import { paintTargetProps } from '@academy/ui/use-paint-selection';
import type { MealGridDay } from './grid-day';
import type { MealEdits } from './meal-edits';
import styles from './meals-page.module.css';

/**
 * Lunch and dinner of one day. Keys reach them through the grid, so they are no Tab stops of their
 * own.
 */
export function DayChips({ day, edits }: { day: MealGridDay; edits: MealEdits }) {
  return (
    <div className={styles.chips}>
      {meals.map((meal) => (
        <MealChip
          key={meal}
          meal={meal}
          text={mealName(meal)}
          label={`${formatDay(day.date)} ${mealName(meal)}`}
          tabIndex={-1}
          selected={day.meals[meal].selected}
          unsaved={day.meals[meal].unsaved}
          lockReason={day.meals[meal].lockReason}
          onToggle={(value) => edits.tap({ date: day.date, meal, value })}
          {...paintTargetProps({ key: day.date, lane: meal })}
        />
      ))}
    </div>
  );
}

/** The same room, while the meals are not known yet. */
export function ChipSkeleton() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {meals.map((meal) => (
        <Skeleton key={meal} height="28px" />
      ))}
    </div>
  );
}
