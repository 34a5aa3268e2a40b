import {
  availableWeekdays,
  meals,
  planSameWeekday,
  type Meal,
  type MealPlan,
  type PlanContext,
} from '@academy/domain/meals';
import { inputTexts } from '@academy/domain/messages';
import type { CalendarMonth, Weekday } from '@academy/domain/time';
import { useState } from 'react';
import { quickAddTexts } from '../../../shared/messages/quick-add-texts';
import styles from './quick-add.module.css';
import { WeekdayPicker } from './weekday-picker';

export type ChosenWeekdays = Record<Meal, readonly Weekday[]>;

const NONE: ChosenWeekdays = { lunch: [], dinner: [] };

/** What stands in the sheet, and why it cannot be applied yet. */
export interface Draft {
  plan: MealPlan;
  blocked: string | undefined;
  /** The same, where no field says it yet. */
  note: string | undefined;
}

type Context = PlanContext & { month: CalendarMonth };

/** Mode 'same weekday this month'. */
export function useSameWeekday(context: Context) {
  const [weekdays, setWeekdays] = useState<ChosenWeekdays>(NONE);
  const options = availableWeekdays(context);
  const nothingOpen = meals.every((meal) => options[meal].every(({ available }) => !available));
  const plan = planSameWeekday({ ...context, weekdays });
  const chosen = meals.some((meal) => weekdays[meal].length > 0);
  const planned = plan.changes.length > 0 ? undefined : quickAddTexts.nothingNew;
  const note = chosen ? planned : quickAddTexts.pickFirst;
  const draft: Draft = nothingOpen
    ? { plan, blocked: inputTexts.noWeekdays, note: undefined }
    : { plan, blocked: note, note };

  const fields = nothingOpen ? (
    <p className={styles.hint}>{inputTexts.noWeekdays}</p>
  ) : (
    meals.map((meal) => (
      <WeekdayPicker
        key={meal}
        meal={meal}
        options={options[meal]}
        editCutoffHour={context.settings.editCutoffHour}
        chosen={weekdays[meal]}
        onChoose={(next) => setWeekdays((before) => ({ ...before, [meal]: next }))}
      />
    ))
  );
  return { draft, fields, reset: () => setWeekdays(NONE) };
}
