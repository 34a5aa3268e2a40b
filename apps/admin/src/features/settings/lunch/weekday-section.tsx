import { mealName, weekdayFlagName } from '@academy/domain/meals';
import { formatWeekday } from '@academy/domain/time';
import { Checkbox } from '@academy/ui/checkbox';
import { Section } from '../form/section';
import styles from '../settings-page.module.css';
import { settingsTexts as texts } from '../settings-texts';
import { FIELD_LABEL, type LunchSection } from './lunch-model';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const meals = ['lunch', 'dinner'] as const;

/** 7 × 2 boxes: which meals a weekday serves. */
export function WeekdaySection({ form, disabledReason }: LunchSection) {
  const { draft } = form;
  return (
    <Section
      title={texts.weekdays}
      help={draft.enabledDates.length > 0 ? texts.weekdaysIgnored : texts.weekdaysHelp}
    >
      <table className={styles.weekdays}>
        <thead>
          <tr>
            <th scope="col">{texts.meal}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" data-weekday={weekday}>
                {formatWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meals.map((meal) => (
            <tr key={meal}>
              <th scope="row">{mealName(meal)}</th>
              {weekdays.map((weekday) => {
                const field = weekdayFlagName(weekday, meal);
                return (
                  <td key={weekday}>
                    <Checkbox
                      label={FIELD_LABEL[field]}
                      labelHidden
                      checked={draft[field]}
                      onCheckedChange={(on) => form.set(field, on)}
                      disabledReason={disabledReason}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
