import type { StudentId } from '@academy/domain/ids';
import {
  alreadyApplied,
  meals,
  planSingleDay,
  type LunchSettings,
  type Meal,
  type MealPlan,
  alreadyAppliedText,
  mealLockText,
  mealName,
} from '@academy/domain/meals';
import { inputTexts } from '@academy/domain/text';
import {
  FIRST_DAY,
  LAST_DAY,
  formatDay,
  monthOf,
  parseDayInput,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { useState } from 'react';
import { quickAddTexts } from '../sheet-texts';
import type { MealOutbox } from '../outbox/meal-outbox';
import { useMonthRows } from '../use-meal-month';
import styles from './quick-add.module.css';
import { NOTHING, knownDraft, type Draft, type DraftContext } from './same-weekday';

/**
 * What is wrong with the day for the wanted meals: applied already, or locked. Nothing while one of
 * them can be applied.
 */
function problemOf(plan: MealPlan, settings: LunchSettings): string | undefined {
  if (plan.changes.length > 0) return undefined;
  const applied = alreadyApplied(plan);
  if (applied) return alreadyAppliedText(applied);
  const [skip] = plan.skipped;
  return skip && skip.reason !== 'already-applied'
    ? mealLockText(skip.reason, { meal: skip.meal, settings })
    : undefined;
}

/** Whose months are read, and what is not saved yet of them. */
export interface RowsOf {
  studentId: StudentId;
  outbox: MealOutbox;
}

interface SingleDay {
  /** The shown month. The day may be of another one: its meals are read then. */
  month: CalendarMonth;
  /** What is there until another is written; undefined when the month has none. */
  firstDay: CalendarDay | undefined;
  context: Omit<DraftContext, 'current'>;
  rowsOf: RowsOf;
}

/** Mode 'single day': a date from 1900-01-01 to 2100-12-31, and which meals. */
export function useSingleDay({ month, firstDay, context, rowsOf }: SingleDay) {
  const [written, setText] = useState<string>();
  const text = written ?? firstDay ?? '';
  const [wanted, setWanted] = useState<Record<Meal, boolean>>({ lunch: true, dinner: true });
  const input = parseDayInput(text);
  const monthOfDay = input.valid ? monthOf(input.day) : month;
  const { current } = useMonthRows(rowsOf.studentId, monthOfDay, rowsOf.outbox);
  const nothingWanted = meals.every((meal) => !wanted[meal]);
  const noDay = written === undefined && !firstDay ? quickAddTexts.nothingNew : undefined;
  const note = nothingWanted ? quickAddTexts.pickMeal : noDay;
  const invalid: Draft = { plan: NOTHING, blocked: noDay ?? inputTexts.invalidDay, note };
  const draft = input.valid
    ? knownDraft({ ...context, current }, (known) => {
        const wantedMeals = meals.filter((meal) => wanted[meal]);
        const plan = planSingleDay({ ...known, date: input.day, meals: wantedMeals });
        return { plan, blocked: note ?? problemOf(plan, context.settings), note };
      })
    : invalid;
  const problem = input.valid
    ? problemOf(draft.plan, context.settings)
    : text.trim().length >= LAST_DAY.length && inputTexts.invalidDay;
  const error = problem || undefined;

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
        onBlur={() => written !== undefined && input.valid && setText(input.day)}
      />
      <fieldset className={styles.mealsOfDay}>
        <legend>{quickAddTexts.mealsOfDay}</legend>
        <div className={styles.mealRow}>
          {meals.map((meal) => (
            <Checkbox
              key={meal}
              className={styles.meal}
              label={mealName(meal)}
              checked={wanted[meal]}
              onCheckedChange={(on) => setWanted((before) => ({ ...before, [meal]: on }))}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
  return { draft, fields, month: monthOfDay, reset: () => setText(undefined) };
}
