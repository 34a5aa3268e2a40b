import textStyles from '@academy/ui/styles/text.module.css';
import { mealName, weekdayFlagName, lunchSettingsFields } from '@academy/domain/meals';
import { FIRST_DAY, formatDay, formatWeekday, isCalendarDay, LAST_DAY } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { DateField } from '@academy/ui/date-field';
import { CloseIcon } from '@academy/ui/icon';
import { Row, Stack } from '@academy/ui/layout';
import { onEnter } from '@academy/ui/enter-key';
import { useState } from 'react';
import { Section } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { lunchTexts as texts } from './lunch-texts';
import { toggleDate, type LunchSection } from './lunch-model';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const meals = ['lunch', 'dinner'] as const;

/** 7 × 2 boxes: which meals a weekday serves. */
export function WeekdaySection({ form, disabledReason }: LunchSection) {
  const { draft } = form;
  return (
    <Section
      title={texts.sections.weekdays.title}
      help={draft.enabledDates.length > 0 ? texts.weekdaysIgnored : texts.sections.weekdays.help}
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
                      label={lunchSettingsFields[field].label}
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

interface DateListProps extends LunchSection {
  field: 'enabledDates' | 'disabledLunchDates' | 'disabledDinnerDates';
}

const dayText = (date: string) =>
  isCalendarDay(date) ? `${date.slice(0, 4)}년 ${formatDay(date)}` : date;

/** A list of days as chips that can be taken out, and a field to put one in. */
export function DateList({ form, disabledReason, field }: DateListProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const label = lunchSettingsFields[field].label;
  const dates = form.draft[field];

  function add() {
    if (!isCalendarDay(typed)) return setProblem(texts.invalidDate);
    if (dates.includes(typed)) return setProblem(texts.duplicateDate);
    setTyped('');
    return form.set(field, toggleDate(dates, typed));
  }

  return (
    <Stack gap={8}>
      <div className={styles.addDate}>
        <DateField
          label={label}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
          onKeyDown={onEnter((event) => {
            event.preventDefault();
            add();
          })}
          pickerLabel={`${label} ${texts.pickDate}`}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={problem ?? form.errors[field]}
          disabledReason={disabledReason}
          reasonHidden
        />
        <Button disabledReason={disabledReason} onClick={add}>
          {texts.addDate}
        </Button>
      </div>
      <Row as="ul" gap={8} aria-label={label}>
        {dates.length === 0 && <li className={textStyles.nothing}>{texts.noDates}</li>}
        {dates.map((date) => (
          <li key={date} className={styles.date}>
            {dayText(date)}
            {!disabledReason && (
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.removeDate(dayText(date))}
                onClick={() => form.set(field, toggleDate(dates, date))}
              >
                <CloseIcon size={16} />
              </button>
            )}
          </li>
        ))}
      </Row>
    </Stack>
  );
}
