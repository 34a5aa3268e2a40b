import {
  alreadyApplied,
  meals,
  planSingleDay,
  type Meal,
  type MealPlan,
  type PlanContext,
} from '@academy/domain/meals';
import { alreadyAppliedText, inputTexts, mealLockText, mealName } from '@academy/domain/messages';
import { FIRST_DAY, LAST_DAY, formatDay, parseDayInput } from '@academy/domain/time';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { useState } from 'react';
import { quickAddTexts } from '../../../shared/messages/quick-add-texts';
import styles from './quick-add.module.css';
import type { Draft } from './same-weekday';

const EMPTY: MealPlan = { changes: [], skipped: [], counts: { lunch: 0, dinner: 0 } };

/** What is wrong with the day for the wished meals: applied already, or locked. Nothing while one of them can be applied. */
function problemOf(plan: MealPlan, editCutoffHour: number): string | undefined {
  if (plan.changes.length > 0) return undefined;
  const applied = alreadyApplied(plan);
  if (applied) return alreadyAppliedText(applied);
  const [skip] = plan.skipped;
  return skip && skip.reason !== 'already-applied'
    ? mealLockText(skip.reason, { meal: skip.meal, editCutoffHour })
    : undefined;
}

/** Mode 'single day': a date from 1900-01-01 to 2100-12-31, and which meals. */
export function useSingleDay(context: PlanContext, firstDay: string) {
  const [text, setText] = useState(firstDay);
  const [wished, setWished] = useState<Record<Meal, boolean>>({ lunch: true, dinner: true });
  const input = parseDayInput(text);
  const plan = input.valid
    ? planSingleDay({ ...context, date: input.day, meals: meals.filter((meal) => wished[meal]) })
    : EMPTY;
  const nothingWished = meals.every((meal) => !wished[meal]);
  const problem = input.valid
    ? problemOf(plan, context.settings.editCutoffHour)
    : text.trim().length >= LAST_DAY.length && inputTexts.invalidDay;
  const error = problem || undefined;
  const note = nothingWished ? quickAddTexts.pickMeal : undefined;
  const draft: Draft = {
    plan,
    blocked: input.valid ? (note ?? error) : inputTexts.invalidDay,
    note,
  };

  const fields = (
    <>
      <DateField
        label={quickAddTexts.date}
        hint={input.valid ? formatDay(input.day) : quickAddTexts.dateHint}
        pickerLabel={quickAddTexts.openCalendar}
        min={FIRST_DAY}
        max={LAST_DAY}
        value={text}
        error={error}
        onValueChange={setText}
        onBlur={() => input.valid && setText(input.day)}
      />
      <fieldset className={styles.mealsOfDay}>
        <legend>{quickAddTexts.mealsOfDay}</legend>
        <div className={styles.mealRow}>
          {meals.map((meal) => (
            <Checkbox
              key={meal}
              className={styles.meal}
              label={mealName(meal)}
              checked={wished[meal]}
              onCheckedChange={(on) => setWished((before) => ({ ...before, [meal]: on }))}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
  return { draft, fields };
}
