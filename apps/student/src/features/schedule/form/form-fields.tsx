import {
  scheduleTypeName,
  SCHEDULE_LIMITS,
  type ScheduleKind,
  type ScheduleType,
} from '@academy/domain/schedule';
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
import type { FieldProblem } from '@academy/ui/error-summary';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import { WeekdayPicker } from '@academy/ui/weekday-picker';
import { scheduleFormTexts as texts } from '../schedule-texts';
import { type FormState, type Period } from './form-state';
import styles from './schedule-form.module.css';

/** In the form's order; the error summary links to them. */
const FIELDS = [
  'title',
  'weekdays',
  'from',
  'to',
  'firstDate',
  'lastDate',
  'place',
  'memo',
] as const;

type Field = (typeof FIELDS)[number];

export const fieldId = (field: Field): string => `schedule-${field}`;

/** What the form says about its fields, the server's words included. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export const fieldProblems = (errors: FieldErrors): FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });

interface FieldsProps {
  form: FormState;
  errors: FieldErrors;
  onChange: (part: Partial<FormState>) => void;
}

const TYPES = (['ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER'] satisfies ScheduleType[]).map(
  (value) => ({ value, label: scheduleTypeName(value) }),
);
const KINDS = (['OUTING', 'LATE_ARRIVAL', 'EARLY_LEAVE', 'ALL_DAY'] satisfies ScheduleKind[]).map(
  (value) => ({ value, label: texts.kinds[value] }),
);

/** What the student goes to, and what that does to the day here. */
function WhatFields({ form, errors, onChange }: FieldsProps) {
  return (
    <>
      <SegmentedControl
        block
        labelShown
        label={texts.type}
        options={TYPES}
        value={form.type}
        onValueChange={(type) => onChange({ type })}
      />
      <TextField
        id={fieldId('title')}
        label={texts.what}
        placeholder={texts.whatHint}
        autoComplete="off"
        enterKeyHint="next"
        error={errors.title}
        value={form.title}
        onValueChange={(title) => onChange({ title })}
      />
      <SegmentedControl
        block
        labelShown
        label={texts.kind}
        options={KINDS}
        value={form.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
    </>
  );
}

/**
 * The times that the kind has: coming late one, leaving early one, going out both, a whole day
 * none.
 */
function TimeFields({ form: { kind, from, to }, errors, onChange }: FieldsProps) {
  if (kind === 'ALL_DAY') return null;
  return (
    <div className={styles.pair}>
      {kind !== 'LATE_ARRIVAL' && (
        <TimeField
          id={fieldId('from')}
          label={texts.leaveAt}
          pickerLabel={texts.openClock}
          error={errors.from}
          value={from}
          onValueChange={(next) => onChange({ from: next })}
        />
      )}
      {kind !== 'EARLY_LEAVE' && (
        <TimeField
          id={fieldId('to')}
          label={kind === 'LATE_ARRIVAL' ? texts.arriveAt : texts.backAt}
          pickerLabel={texts.openClock}
          error={errors.to}
          value={to}
          onValueChange={(next) => onChange({ to: next })}
        />
      )}
    </div>
  );
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

const dayHint = (text: string) => (isCalendarDay(text) ? formatDay(text) : undefined);

/** On which days, at which time, from when and until when. */
function WhenFields({ form, errors, today, onChange }: FieldsProps & { today: CalendarDay }) {
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
        <SegmentedControl
          block
          labelShown
          label={texts.rhythm}
          options={RHYTHMS}
          value={form.everyWeeks === 1 ? '1' : '2'}
          onValueChange={(weeks) => onChange({ everyWeeks: weeks === '1' ? 1 : 2 })}
        />
        <DateField
          {...calendar}
          id={fieldId('firstDate')}
          label={texts.firstDate}
          hint={dayHint(form.firstDate)}
          error={errors.firstDate}
          value={form.firstDate}
          onValueChange={(firstDate) => onChange({ firstDate })}
        />
      </div>
      <SegmentedControl
        block
        labelShown
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
          hint={dayHint(form.lastDate)}
          error={errors.lastDate}
          value={form.lastDate}
          onValueChange={(lastDate) => onChange({ lastDate })}
        />
      )}
    </>
  );
}

/** What may be left out. */
function MoreFields({ form, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        id={fieldId('place')}
        label={texts.place}
        labelNote={texts.optional}
        autoComplete="off"
        error={errors.place}
        value={form.place}
        onValueChange={(place) => onChange({ place })}
      />
      <TextArea
        id={fieldId('memo')}
        rows={2}
        label={texts.memo}
        labelNote={texts.optional}
        hint={texts.limit(SCHEDULE_LIMITS.memo)}
        error={errors.memo}
        value={form.memo}
        onValueChange={(memo) => onChange({ memo })}
      />
    </>
  );
}

/** Everything that the form asks. */
export function ScheduleFields({ today, ...fields }: FieldsProps & { today: CalendarDay }) {
  return (
    <>
      <WhatFields {...fields} />
      <WhenFields {...fields} today={today} />
      <MoreFields {...fields} />
    </>
  );
}
