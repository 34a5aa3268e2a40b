import { mealName, meals, type Meal, type Spare, lunchSettingsFields } from '@academy/domain/meals';
import { formatWeekday, type Weekday } from '@academy/domain/time';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { lunchTexts as texts } from './lunch-texts';
import { type LunchSection } from './lunch-model';

const FIELD = { lunch: 'lunchSpare', dinner: 'dinnerSpare' } as const;
const UNITS = ['count', 'percent'] as const;
/** As a week is read; the amounts are kept from Sunday. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const NONE = [0, 0, 0, 0, 0, 0, 0];

interface AmountsProps {
  meal: Meal;
  spare: Spare;
  disabledReason: string | undefined;
  onAmounts: (amounts: number[]) => void;
}

/** A number for each weekday. */
const Amounts = ({ meal, spare: { unit, amounts }, disabledReason, onAmounts }: AmountsProps) => (
  <fieldset aria-label={texts.spareOf(mealName(meal))} className={styles.spares}>
    {WEEKDAYS.map((weekday) => (
      <NumberField
        key={weekday}
        label={formatWeekday(weekday)}
        value={amounts[weekday] ?? null}
        onValueChange={(value) =>
          onAmounts(amounts.map((amount, index) => (index === weekday ? (value ?? 0) : amount)))
        }
        unit={texts.spareUnit[unit]}
        step={1}
        disabledReason={disabledReason}
        reasonHidden
      />
    ))}
  </fieldset>
);

/** What is ordered beyond the applied portions, weekday by weekday. */
export const SpareSection = ({ form, disabledReason }: LunchSection) => (
  <Section {...texts.sections.spares}>
    {meals.map((meal) => {
      const field = FIELD[meal];
      const spare = form.draft[field] ?? null;
      return (
        <Stack key={meal} gap={8}>
          <Select
            label={lunchSettingsFields[field].label}
            value={spare?.unit ?? ''}
            error={form.errors[field]}
            disabledReason={disabledReason}
            reasonHidden
            onValueChange={(value) => {
              const unit = UNITS.find((one) => one === value);
              form.set(field, unit ? { unit, amounts: spare?.amounts ?? NONE } : null);
            }}
          >
            <option value="">{texts.spareUnits.none}</option>
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {texts.spareUnits[unit]}
              </option>
            ))}
          </Select>
          {spare && (
            <Amounts
              meal={meal}
              spare={spare}
              disabledReason={disabledReason}
              onAmounts={(amounts) => form.set(field, { ...spare, amounts })}
            />
          )}
        </Stack>
      );
    })}
  </Section>
);
