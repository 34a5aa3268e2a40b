import columnStyles from '@academy/ui/styles/column.module.css';
import {
  scheduleKindName,
  scheduleKindSchema,
  scheduleTypeName,
  scheduleTypeSchema,
  type RegularSchedule,
  type ScheduleForm,
} from '@academy/domain/schedule';
import {
  FIRST_DAY,
  formatDay,
  formatWeekday,
  isCalendarDay,
  LAST_DAY,
  type CalendarDay,
  type Weekday,
} from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { TextField } from '@academy/ui/text-field';
import { TimeField } from '@academy/ui/time-field';
import { WeekdayPicker } from '@academy/ui/weekday-picker';
import textStyles from '@academy/ui/styles/text.module.css';
import { formTexts as texts } from './form-texts';
import styles from './schedule-form.module.css';

export type FieldErrors = Partial<Record<keyof ScheduleForm, string>>;

interface Props {
  form: ScheduleForm;
  errors: FieldErrors;
  /** An edit from a day on begins on that day: it is asked for beside it. */
  withoutFirstDate?: boolean;
  onChange: (part: Partial<ScheduleForm>) => void;
}

export const fieldId = (field: keyof ScheduleForm): string => `schedule-${field}`;

const TYPES = scheduleTypeSchema.options.map((value) => ({
  value,
  label: scheduleTypeName(value),
}));
const KINDS = scheduleKindSchema.options.map((value) => ({
  value,
  label: scheduleKindName(value),
}));
/** From Monday on, as the week is beside the form. */
const WEEKDAYS = ([1, 2, 3, 4, 5, 6, 0] satisfies Weekday[]).map((value) => ({
  value,
  label: formatWeekday(value),
  name: texts.weekday(formatWeekday(value)),
}));
const RHYTHMS = ([1, 2] as const).map((value) => ({
  value: String(value),
  label: texts.rhythms[value],
}));
const dayHint = (day: string | null) =>
  day !== null && isCalendarDay(day) ? formatDay(day) : undefined;

function TitleField({ form, errors, onChange }: Pick<Props, 'form' | 'errors' | 'onChange'>) {
  return (
    <TextField
      data-autofocus=""
      id={fieldId('title')}
      label={texts.what}
      placeholder={texts.whatHint}
      autoComplete="off"
      error={errors.title}
      value={form.title}
      onValueChange={(title) => onChange({ title })}
    />
  );
}

/** The times that its kind has. */
function TimeFields({ form, errors, onChange }: Props) {
  const times = {
    from: form.kind === 'EARLY_LEAVE' || form.kind === 'OUTING' ? texts.times.from : null,
    to:
      form.kind === 'OUTING'
        ? texts.times.to
        : form.kind === 'LATE_ARRIVAL'
          ? texts.times.LATE_ARRIVAL
          : null,
  };
  if (times.from === null && times.to === null) return null;
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map(
        (field) =>
          times[field] !== null && (
            <TimeField
              key={field}
              id={fieldId(field)}
              label={times[field]}
              pickerLabel={texts.openClock}
              error={errors[field]}
              value={form[field] ?? ''}
              onValueChange={(time) => onChange({ [field]: time === '' ? null : time })}
            />
          ),
      )}
    </div>
  );
}

const CALENDAR = { pickerLabel: texts.openCalendar, min: FIRST_DAY, max: LAST_DAY };

function DayFields({ form, errors, withoutFirstDate = false, onChange }: Props) {
  return (
    <div className={styles.pair}>
      {!withoutFirstDate && (
        <DateField
          {...CALENDAR}
          id={fieldId('firstDate')}
          label={texts.firstDate}
          hint={dayHint(form.firstDate)}
          error={errors.firstDate}
          value={form.firstDate}
          onValueChange={(firstDate) => onChange({ firstDate })}
        />
      )}
      <DateField
        {...CALENDAR}
        id={fieldId('lastDate')}
        label={texts.lastDate}
        labelNote={texts.optional}
        hint={dayHint(form.lastDate) ?? texts.lastHint}
        error={errors.lastDate}
        value={form.lastDate ?? ''}
        onValueChange={(lastDate) => onChange({ lastDate: lastDate === '' ? null : lastDate })}
      />
    </div>
  );
}

/** What, on which days, when, from when and until when. */
export function ScheduleFields({ form, errors, withoutFirstDate = false, onChange }: Props) {
  return (
    <div className={columnStyles.top12}>
      <SegmentedControl
        label={texts.type}
        options={TYPES}
        value={form.type}
        onValueChange={(type) => onChange({ type })}
      />
      <TitleField form={form} errors={errors} onChange={onChange} />
      <SegmentedControl
        label={texts.kind}
        options={KINDS}
        value={form.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      <WeekdayPicker
        label={texts.weekdays}
        options={WEEKDAYS}
        value={form.weekdays}
        firstId={fieldId('weekdays')}
        error={errors.weekdays}
        onValueChange={(weekdays) => onChange({ weekdays })}
      />
      <TimeFields form={form} errors={errors} onChange={onChange} />
      <SegmentedControl
        label={texts.rhythm}
        options={RHYTHMS}
        value={String(form.everyWeeks)}
        onValueChange={(weeks) => onChange({ everyWeeks: weeks === '2' ? 2 : 1 })}
      />
      <DayFields
        form={form}
        errors={errors}
        withoutFirstDate={withoutFirstDate}
        onChange={onChange}
      />
      <TextField
        id={fieldId('place')}
        label={texts.place}
        labelNote={texts.optional}
        autoComplete="off"
        error={errors.place}
        value={form.place}
        onValueChange={(place) => onChange({ place })}
      />
      <TextField
        id={fieldId('memo')}
        label={texts.memo}
        labelNote={texts.optional}
        autoComplete="off"
        error={errors.memo}
        value={form.memo}
        onValueChange={(memo) => onChange({ memo })}
      />
    </div>
  );
}

const effectiveTexts = texts.effective;

interface EffectiveFieldsProps {
  schedule: RegularSchedule;
  today: CalendarDay;
  /** The day from which the edit holds, as it is typed; null changes all of it. */
  from: string | null;
  error: string | undefined;
  onChange: (from: string | null) => void;
}

/**
 * 적용 시작일 of an edit: from a day on, or all of it when it was written down wrong. What has not begun
 * changes as a whole.
 */
export function EffectiveFields({ schedule, today, from, error, onChange }: EffectiveFieldsProps) {
  if (schedule.firstDate >= today)
    return <p className={textStyles.help}>{effectiveTexts.wholeFirst}</p>;
  return (
    <div className={columnStyles.top12}>
      <SegmentedControl
        label={effectiveTexts.label}
        options={[
          { value: 'from', label: effectiveTexts.from },
          { value: 'whole', label: effectiveTexts.whole },
        ]}
        value={from === null ? 'whole' : 'from'}
        onValueChange={(value) => onChange(value === 'whole' ? null : today)}
      />
      {from === null ? (
        <p className={textStyles.help}>{effectiveTexts.wholeNote}</p>
      ) : (
        <DateField
          label={effectiveTexts.day}
          pickerLabel={texts.openCalendar}
          value={from}
          hint={isCalendarDay(from) ? formatDay(from) : undefined}
          error={error}
          onValueChange={onChange}
        />
      )}
    </div>
  );
}
