import {
  availableWeekdays,
  meals,
  planSameWeekday,
  type Meal,
  type MealPlan,
  type PlanContext,
  type LunchSettings,
  mealLockText,
  type WeekdayOption,
} from '@academy/domain/meals';
import { inputTexts } from '@academy/domain/text';
import { type CalendarMonth, type Weekday, formatWeekday } from '@academy/domain/time';
import { useDisabledReason } from '@academy/ui/disabled-reason';
import { useState } from 'react';
import { mealsTexts } from '../meals-texts';
import { quickAddTexts } from '../sheet-texts';
import styles from './quick-add.module.css';

interface ChipProps {
  text: string;
  /** Accessible name: 금요일. */
  label: string;
  selected: boolean;
  disabledReason: string | undefined;
  onToggle: (selected: boolean) => void;
}

/** A weekday as a toggle; seven of them fit beside each other on the narrowest phone. */
function WeekdayChip({ text, label, selected, disabledReason, onToggle }: ChipProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, {
    onClick: () => onToggle(!selected),
  });
  return (
    <>
      <button
        {...props}
        type="button"
        className={styles.weekday}
        aria-label={label}
        aria-pressed={selected}
      >
        {text}
      </button>
      {tip}
    </>
  );
}

interface PickerProps {
  meal: Meal;
  options: readonly WeekdayOption[];
  settings: LunchSettings;
  chosen: readonly Weekday[];
  onChoose: (weekdays: Weekday[]) => void;
}

/** The weekdays of one meal; one that cannot be chosen says why. */
function WeekdayPicker({ meal, options, settings, chosen, onChoose }: PickerProps) {
  return (
    <fieldset className={styles.weekdays} data-meal={meal}>
      <legend>{quickAddTexts.weekdaysOf[meal]}</legend>
      <div className={styles.weekdayRow}>
        {options.map((option) => (
          <WeekdayChip
            key={option.weekday}
            text={formatWeekday(option.weekday)}
            label={quickAddTexts.weekday(formatWeekday(option.weekday))}
            selected={chosen.includes(option.weekday)}
            disabledReason={
              option.available ? undefined : mealLockText(option.reason, { meal, settings })
            }
            onToggle={(selected) =>
              onChoose(
                selected
                  ? [...chosen, option.weekday]
                  : chosen.filter((other) => other !== option.weekday),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChosenWeekdays = Record<Meal, readonly Weekday[]>;

const NONE: ChosenWeekdays = { lunch: [], dinner: [] };

/** What is in the sheet, and why it cannot be applied yet. */
export interface Draft {
  plan: MealPlan;
  blocked: string | undefined;
  /** The same, where no field says it yet. */
  note: string | undefined;
}

/**
 * What a plan is made from; `current` is undefined until the month was read, and then nothing of it
 * can be planned.
 */
export type DraftContext = Omit<PlanContext, 'current'> & {
  current: PlanContext['current'] | undefined;
};
type Context = DraftContext & { month: CalendarMonth };

export const NOTHING: MealPlan = { changes: [], skipped: [], counts: { lunch: 0, dinner: 0 } };
const UNREAD: Draft = {
  plan: NOTHING,
  blocked: mealsTexts.monthUnread,
  note: mealsTexts.monthUnread,
};

/** The draft of a month that was read; of one that was not, nothing but that. */
export const knownDraft = (
  { current, ...rest }: DraftContext,
  draftOf: (context: PlanContext) => Draft,
): Draft => (current ? draftOf({ ...rest, current }) : UNREAD);

/** Mode 'same weekday this month'. */
export function useSameWeekday(context: Context) {
  const [weekdays, setWeekdays] = useState<ChosenWeekdays>(NONE);
  const options = availableWeekdays(context);
  const nothingOpen = meals.every((meal) => options[meal].every(({ available }) => !available));
  const chosen = meals.some((meal) => weekdays[meal].length > 0);
  const draft = knownDraft(context, (known) => {
    const plan = planSameWeekday({ ...known, month: context.month, weekdays });
    if (nothingOpen) return { plan, blocked: inputTexts.noWeekdays, note: undefined };
    const planned = plan.changes.length > 0 ? undefined : quickAddTexts.nothingNew;
    const note = chosen ? planned : quickAddTexts.pickFirst;
    return { plan, blocked: note, note };
  });

  const fields = nothingOpen ? (
    <p className={styles.hint}>{inputTexts.noWeekdays}</p>
  ) : (
    meals.map((meal) => (
      <WeekdayPicker
        key={meal}
        meal={meal}
        options={options[meal]}
        settings={context.settings}
        chosen={weekdays[meal]}
        onChoose={(next) => setWeekdays((before) => ({ ...before, [meal]: next }))}
      />
    ))
  );
  return { draft, fields, reset: () => setWeekdays(NONE) };
}
