import {
  FIRST_DAY,
  LAST_DAY,
  formatDay,
  formatWeekday,
  isCalendarDay,
  monthNumberOf,
  monthOf,
  type CalendarDay,
  type Weekday,
} from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { WeekdayPicker } from '@academy/ui/weekday-picker';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { Choice } from './choice';
import { fieldId, type FieldErrors } from './field-ids';
import type { FormState, Period } from './form-state';
import styles from './schedule-form.module.css';
import { TimeFields } from './time-fields';

interface Props {
  form: FormState;
  errors: FieldErrors;
  today: CalendarDay;
  onChange: (part: Partial<FormState>) => void;
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const OPTIONS = WEEKDAYS.map((value) => ({
  value,
  label: formatWeekday(value),
  name: texts.weekday(formatWeekday(value)),
}));
const RHYTHMS = [
  { value: '1', label: texts.rhythms[1] },
  { value: '2', label: texts.rhythms[2] },
] satisfies { value: '1' | '2'; label: string }[];

function periodsOf(firstDate: string, today: CalendarDay): { value: Period; label: string }[] {
  const month = monthNumberOf(monthOf(isCalendarDay(firstDate) ? firstDate : today));
  return [
    { value: 'open', label: texts.periods.open },
    { value: 'month', label: texts.onlyMonth(month) },
    { value: 'until', label: texts.periods.until },
  ];
}

const spoken = (text: string) => (isCalendarDay(text) ? formatDay(text) : undefined);

/** On which days, at which time, from when and until when. */
export function WhenFields({ form, errors, today, onChange }: Props) {
  const calendar = {
    pickerLabel: texts.openCalendar,
    min: today > FIRST_DAY ? today : FIRST_DAY,
    max: LAST_DAY,
  };
  return (
    <>
      <WeekdayPicker
        label={texts.weekdays}
        options={OPTIONS}
        value={form.weekdays}
        firstId={fieldId('weekdays')}
        error={errors.weekdays}
        onValueChange={(weekdays) => onChange({ weekdays })}
      />
      <TimeFields form={form} errors={errors} onChange={onChange} />
      <div className={styles.pair}>
        <Choice
          label={texts.rhythm}
          options={RHYTHMS}
          value={form.everyWeeks === 1 ? '1' : '2'}
          onValueChange={(weeks) => onChange({ everyWeeks: weeks === '1' ? 1 : 2 })}
        />
        <DateField
          {...calendar}
          id={fieldId('firstDate')}
          label={texts.firstDate}
          hint={spoken(form.firstDate)}
          error={errors.firstDate}
          value={form.firstDate}
          onValueChange={(firstDate) => onChange({ firstDate })}
        />
      </div>
      <Choice
        label={texts.period}
        options={periodsOf(form.firstDate, today)}
        value={form.period}
        onValueChange={(period) => onChange({ period })}
      />
      {form.period === 'until' && (
        <DateField
          {...calendar}
          id={fieldId('lastDate')}
          label={texts.lastDate}
          hint={spoken(form.lastDate)}
          error={errors.lastDate}
          value={form.lastDate}
          onValueChange={(lastDate) => onChange({ lastDate })}
        />
      )}
    </>
  );
}
