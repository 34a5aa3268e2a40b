import {
  type LunchSettings,
  type Meal,
  mealLockText,
  type WeekdayOption,
} from '@academy/domain/meals';
import { formatWeekday, type Weekday } from '@academy/domain/time';
import { useDisabledReason } from '@academy/ui/disabled-reason';
import { quickAddTexts } from './quick-add-texts';
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
export function WeekdayChip({ text, label, selected, disabledReason, onToggle }: ChipProps) {
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

interface Props {
  meal: Meal;
  options: readonly WeekdayOption[];
  settings: LunchSettings;
  chosen: readonly Weekday[];
  onChoose: (weekdays: Weekday[]) => void;
}

/** The weekdays of one meal; one that cannot be chosen says why. */
export function WeekdayPicker({ meal, options, settings, chosen, onChoose }: Props) {
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
