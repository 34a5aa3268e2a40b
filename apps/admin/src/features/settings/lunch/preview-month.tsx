import textStyles from '@academy/ui/styles/text.module.css';
import {
  decideMealServed,
  lunchSettingsSchema,
  mealLockText,
  mealName,
  type Holiday,
  type LunchSettings,
  type Meal,
} from '@academy/domain/meals';
import {
  daysOfMonth,
  formatDay,
  formatMonth,
  isCalendarDay,
  monthGrid,
  monthOf,
  seoulDay,
  shiftMonth,
  weekdayOf,
  yearOf,
  type CalendarDay,
  type CalendarMonth,
  dayNumberOf,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Card, Row, Stack } from '@academy/ui/layout';
import { MealChip } from '@academy/ui/meal-chip';
import { MonthGrid, type MonthGridDay } from '@academy/ui/month-grid';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { mealCheckTexts } from '../../../shared/meals/meal-check-texts';
import { useNow } from '../../../shared/use-now';
import { lunchTexts as texts } from './lunch-texts';
import { sentSettings, toggleDate, type LunchSection } from './lunch-model';
import styles from './preview-month.module.css';

/** The holidays of a year, as the preview prints them. */
const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['settings', 'holidays', year],
    queryFn: ({ signal }) => api.holidays({ params: { year }, signal }),
  });

/** A cell of the preview with its spoken name. */
interface PreviewDay extends MonthGridDay {
  date: CalendarDay;
  label: string;
}

/** The 42 cells of a month with holidays and today. */
function previewDays(
  month: CalendarMonth,
  { today, holidays }: { today: CalendarDay; holidays: readonly Holiday[] },
): PreviewDay[] {
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return monthGrid(month).map(({ date, inMonth }) => ({
    date,
    inMonth,
    dayNumber: dayNumberOf(date),
    weekday: weekdayOf(date),
    holidayName: names.get(date),
    today: date === today,
    label: [formatDay(date), names.get(date)].filter(Boolean).join(' '),
  }));
}

interface PreviewMealProps {
  meal: Meal;
  label: string;
  /** Open, or why not, in the words that students read. */
  state: string;
  open: boolean;
  disabledReason: string | undefined;
  /** Missing when another rule than the day's own keeps the meal closed. */
  onToggle: (() => void) | undefined;
}

/** One meal of a day in the preview: ticked when students could apply for it. */
function PreviewMeal({ meal, label, state, open, disabledReason, onToggle }: PreviewMealProps) {
  return (
    <MealChip
      meal={meal}
      text={mealName(meal)}
      label={`${label}, ${state}`}
      tabIndex={-1}
      selected={open}
      lockReason={onToggle ? disabledReason : state}
      onToggle={onToggle}
      title={open ? texts.cellOpen : state}
    />
  );
}

const meals = ['lunch', 'dinner'] as const satisfies Meal[];
const listOf = (meal: Meal) => (meal === 'lunch' ? 'disabledLunchDates' : 'disabledDinnerDates');

/** The rules of the draft; while a field is half typed, those that were last complete. */
function useCompleteRules({ base, draft }: LunchSection['form']): LunchSettings {
  const [lastValid, setLastValid] = useState<LunchSettings>(() =>
    lunchSettingsSchema.parse(sentSettings(base.settings)),
  );
  const parsed = lunchSettingsSchema.safeParse(sentSettings(draft));
  if (parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(lastValid))
    setLastValid(parsed.data);
  return parsed.success ? parsed.data : lastValid;
}

/**
 * The month as students would find it under the draft; a tap on a meal closes or opens it on that
 * day.
 */
export function PreviewMonth({
  form,
  disabledReason,
  onCheck,
}: LunchSection & {
  /** Asks whether a student could change a meal under the draft. */
  onCheck: (settings: LunchSettings) => void;
}) {
  const today = seoulDay(useNow());
  const [month, setMonth] = useState(() => shiftMonth(monthOf(today), 1));
  const { data: holidays = [] } = useQuery(holidaysQuery(yearOf(month)));
  const settings = useCompleteRules(form);

  const served = (date: CalendarDay, meal: Meal) => decideMealServed({ settings, date, meal });
  const open = (meal: Meal) =>
    daysOfMonth(month).filter((date) => served(date, meal).allowed).length;
  const stateText = (date: CalendarDay, meal: Meal) => {
    const decision = served(date, meal);
    return decision.allowed ? texts.cellOpen : mealLockText(decision.reason, { meal, settings });
  };
  const toggle = (date: CalendarDay, meal: Meal) =>
    form.set(listOf(meal), toggleDate(form.draft[listOf(meal)].filter(isCalendarDay), date));

  return (
    <Card as="aside" gap={12} padding={20} className={styles.preview} aria-label={texts.preview}>
      <Row as="header" gap={8} align="center" justify="between">
        <h2 className={textStyles.title}>{texts.preview}</h2>
        <div className={styles.stepper}>
          <IconButton label={texts.previousMonth} onClick={() => setMonth(shiftMonth(month, -1))}>
            <ChevronLeftIcon />
          </IconButton>
          <strong aria-live="polite">{formatMonth(month)}</strong>
          <IconButton label={texts.nextMonth} onClick={() => setMonth(shiftMonth(month, 1))}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </Row>
      <p className={textStyles.help} aria-live="polite">
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
          <Stack gap={4}>
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
          </Stack>
        )}
      />
      <p className={textStyles.help}>{texts.previewHelp}</p>
      <Row gap={8}>
        <Button size="dense" onClick={() => onCheck(settings)}>
          {mealCheckTexts.open}
        </Button>
      </Row>
    </Card>
  );
}
