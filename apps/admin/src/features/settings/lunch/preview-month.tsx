import {
  decideMealServed,
  type Meal,
  mealLockText,
  mealName,
  lunchSettingsSchema,
  type LunchSettings,
} from '@academy/domain/meals';
import {
  daysOfMonth,
  formatMonth,
  isCalendarDay,
  monthOf,
  seoulDay,
  shiftMonth,
  yearOf,
  type CalendarDay,
} from '@academy/domain/time';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { MonthGrid } from '@academy/ui/month-grid';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { previewDays, type PreviewDay } from './preview-days';
import { PreviewMeal } from './preview-meal';
import { toggleDate } from './toggle-date';
import styles from './preview-month.module.css';
import { holidaysQuery } from './holidays-query';
import { settingsTexts as texts } from '../settings-texts';
import { sentSettings, type LunchSection } from './lunch-model';

const meals = ['lunch', 'dinner'] as const satisfies Meal[];
const listOf = (meal: Meal) => (meal === 'lunch' ? 'disabledLunchDates' : 'disabledDinnerDates');

/**
 * The month as students would find it under the draft; a tap on a meal closes or opens it on that
 * day.
 */
export function PreviewMonth({ form, disabledReason }: LunchSection) {
  const today = seoulDay(useNow());
  const [month, setMonth] = useState(() => shiftMonth(monthOf(today), 1));
  const { data: holidays = [] } = useQuery(holidaysQuery(yearOf(month)));
  const [lastValid, setLastValid] = useState<LunchSettings>(() =>
    lunchSettingsSchema.parse(sentSettings(form.base.settings)),
  );
  const parsed = lunchSettingsSchema.safeParse(sentSettings(form.draft));
  // While a field is half typed, the preview keeps showing what was last complete.
  if (parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(lastValid))
    setLastValid(parsed.data);
  const settings = parsed.success ? parsed.data : lastValid;

  const served = (date: CalendarDay, meal: Meal) => decideMealServed({ settings, date, meal });
  const open = (meal: Meal) =>
    daysOfMonth(month).filter((date) => served(date, meal).allowed).length;
  const stateText = (date: CalendarDay, meal: Meal) => {
    const decision = served(date, meal);
    return decision.allowed
      ? texts.cellOpen
      : mealLockText(decision.reason, { meal, editCutoffHour: settings.editCutoffHour });
  };
  const toggle = (date: CalendarDay, meal: Meal) =>
    form.set(listOf(meal), toggleDate(form.draft[listOf(meal)].filter(isCalendarDay), date));

  return (
    <aside className={styles.preview} aria-label={texts.preview}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{texts.preview}</h2>
        <div className={styles.stepper}>
          <IconButton label={texts.previousMonth} onClick={() => setMonth(shiftMonth(month, -1))}>
            <ChevronLeftIcon />
          </IconButton>
          <strong aria-live="polite">{formatMonth(month)}</strong>
          <IconButton label={texts.nextMonth} onClick={() => setMonth(shiftMonth(month, 1))}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </header>
      <p className={styles.count} aria-live="polite">
        {texts.openDays(open('lunch'), open('dinner'))}
      </p>
      <MonthGrid<PreviewDay>
        label={`${formatMonth(month)} ${texts.preview}`}
        days={previewDays(month, { today, holidays })}
        cellLabel={({ label, date }) =>
          `${label}, ${meals.map((meal) => `${mealName(meal)} ${stateText(date, meal)}`).join(', ')}`
        }
        onMonthStep={(step) => setMonth(shiftMonth(month, step))}
        renderCell={({ date, label }) => (
          <div className={styles.meals}>
            {meals.map((meal) => (
              <PreviewMeal
                key={meal}
                meal={meal}
                label={`${label} ${mealName(meal)}`}
                state={stateText(date, meal)}
                open={served(date, meal).allowed}
                disabledReason={disabledReason}
                // Only the day's own switch can be turned here; a closed weekday or period is
                // changed in its section.
                onToggle={
                  served(date, meal).allowed || form.draft[listOf(meal)].includes(date)
                    ? () => toggle(date, meal)
                    : undefined
                }
              />
            ))}
          </div>
        )}
      />
      <p className={styles.help}>{texts.previewHelp}</p>
    </aside>
  );
}
