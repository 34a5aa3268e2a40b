import { mealName, meals, type LunchSettings, type Meal } from '@academy/domain/meals';
import {
  FIRST_DAY,
  formatClock,
  instantAt,
  isClockTime,
  LAST_DAY,
  parseDayInput,
  seoulDay,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { SuccessIcon, WarningIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TimeField } from '@academy/ui/time-field';
import { useState } from 'react';
import { useNow } from '../use-now';
import { checkMeal } from './check-meal';
import styles from './meal-check.module.css';
import { mealCheckTexts as texts } from './meal-check-texts';

const mealOptions = meals.map((meal) => ({ value: meal, label: mealName(meal) }));

function dayIn(text: string): CalendarDay | undefined {
  const read = parseDayInput(text);
  return read.valid ? read.day : undefined;
}

interface CheckProps {
  settings: LunchSettings;
  notEnrolled: string | undefined;
}

/** The question, from tomorrow's lunch and this moment on, and its answer beside it. */
function Check({ settings, notEnrolled }: CheckProps) {
  const now = useNow();
  const [date, setDate] = useState<string>(() => shiftDay(seoulDay(now), 1));
  const [meal, setMeal] = useState<Meal>('lunch');
  const [day, setDay] = useState<string>(() => seoulDay(now));
  const [clock, setClock] = useState(() => formatClock(now));
  const [of, on] = [dayIn(date), dayIn(day)];
  const at =
    on && isClockTime(clock)
      ? instantAt(on, Number(clock.slice(0, 2)), Number(clock.slice(3)))
      : undefined;
  const answer = of && at && checkMeal({ settings, date: of, meal, at, notEnrolled });
  const limits = { min: FIRST_DAY, max: LAST_DAY, pickerLabel: texts.pickDay };
  return (
    <Stack gap={16}>
      <div className={styles.fields}>
        <DateField
          {...limits}
          data-autofocus=""
          label={texts.date}
          value={date}
          error={of ? undefined : texts.wrongDay}
          onValueChange={setDate}
        />
        <SegmentedControl
          label={texts.meal}
          options={mealOptions}
          value={meal}
          onValueChange={setMeal}
        />
        <DateField
          {...limits}
          label={texts.changedOn}
          value={day}
          error={on ? undefined : texts.wrongDay}
          onValueChange={setDay}
        />
        <TimeField
          label={texts.changedAt}
          pickerLabel={texts.pickTime}
          value={clock}
          error={isClockTime(clock) ? undefined : texts.wrongTime}
          onValueChange={setClock}
        />
      </div>
      <output className={styles.answer} data-allowed={answer?.allowed}>
        {answer ? (
          <>
            <strong className={styles.verdict}>
              {answer.allowed ? <SuccessIcon /> : <WarningIcon />}
              {answer.allowed ? texts.allowed : texts.refused}
            </strong>
            {answer.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        ) : (
          texts.incomplete
        )}
      </output>
    </Stack>
  );
}

interface Props {
  /** The rules to ask: saved ones, or those of a form that is not saved yet. */
  settings: LunchSettings;
  /** Whose meal it is; without it, no particular student's. */
  student?: { name: string; notEnrolled: string | undefined };
  onClose: () => void;
}

/** 변경 확인: whether a student could change a meal at a moment, by the rule that decides it. */
export const MealCheck = ({ settings, student, onClose }: Props) => (
  <Dialog open onClose={onClose} title={student ? texts.titleFor(student.name) : texts.title}>
    <Check settings={settings} notEnrolled={student?.notEnrolled} />
  </Dialog>
);
