import textStyles from '@academy/ui/styles/text.module.css';
import { meals, type Meal, mealName } from '@academy/domain/meals';
import { Checkbox } from '@academy/ui/checkbox';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import styles from './meal-choice.module.css';
import { sameDayTexts as texts } from '../same-day-texts';

interface Props {
  label?: string;
  chosen: readonly Meal[];
  onChange: (chosen: Meal[]) => void;
  /** Why a meal cannot be chosen; undefined where it can. */
  why: (meal: Meal) => string | undefined;
  error: string | undefined;
}

/** Which meals of the day a change is about. */
export function MealChoice({ label = texts.mealFilter, chosen, onChange, why, error }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={textStyles.label}>{label}</legend>
      <Row gap={24} lineGap={0}>
        {meals.map((meal) => (
          <Checkbox
            key={meal}
            label={mealName(meal)}
            checked={why(meal) === undefined && chosen.includes(meal)}
            disabledReason={why(meal)}
            onCheckedChange={(on) =>
              onChange(meals.filter((one) => (one === meal ? on : chosen.includes(one))))
            }
          />
        ))}
      </Row>
      {meals.map(
        (meal) =>
          why(meal) && <p key={meal} className={styles.why}>{`${mealName(meal)}: ${why(meal)}`}</p>,
      )}
      <InlineError>{error}</InlineError>
    </fieldset>
  );
}
