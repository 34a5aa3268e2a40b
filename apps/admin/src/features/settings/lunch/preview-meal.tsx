import { type Meal, mealName } from '@academy/domain/meals';
import { MealChip } from '@academy/ui/meal-chip';
import { settingsTexts as texts } from '../settings-texts';

interface Props {
  meal: Meal;
  label: string;
  /** Open, or why not, in the words that students read. */
  state: string;
  open: boolean;
  disabledReason: string | undefined;
  /** Missing when another rule than the day's own keeps the meal closed. */
  onToggle: (() => void) | undefined;
}

/** One meal of a day in the preview: ticked when students could apply for it. */
export function PreviewMeal({ meal, label, state, open, disabledReason, onToggle }: Props) {
  return (
    <MealChip
      meal={meal}
      text={mealName(meal)}
      label={`${label}, ${state}`}
      tabIndex={-1}
      selected={open}
      lockReason={onToggle ? disabledReason : state}
      onToggle={onToggle}
      title={open ? texts.cellOpen : state}
    />
  );
}
