import columnStyles from '@academy/ui/styles/column.module.css';
import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import {
  checkReason,
  reasonCategoryName,
  reasonCategorySchema,
  reasonDraftSchema,
  reasonTimes,
  reasonTypeName,
  reasonTypeSchema,
  tidyReason,
  type ReasonDraft,
  type ReasonForm as Form,
} from '@academy/domain/reasons';
import {
  checkDayOrderAtDesk,
  reasonInstead,
  reportedAbsences,
  scheduleOfReason,
  type RegularSchedule,
  type StudentSchedule,
} from '@academy/domain/schedule';
import { formatDay, isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { DateField } from '@academy/ui/date-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Select } from '@academy/ui/select';
import { TextArea } from '@academy/ui/text-area';
import { TimeField } from '@academy/ui/time-field';
import textStyles from '@academy/ui/styles/text.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { draftEffects, EffectList } from '../effects';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { FormDialog } from './form-dialog';
import { formTexts, reasonFieldErrors, reasonFields } from './form-texts';
import styles from './schedule-form.module.css';
import type { Instead } from './use-work';

/** The student's schedules without the day that does not hold any more. */
const schedulesBeside = (own: readonly RegularSchedule[], instead: Instead | undefined) =>
  own.map((one) =>
    one.id === instead?.schedule.id
      ? { ...one, exceptions: [...one.exceptions, instead.date] }
      : one,
  );

const texts = formTexts.reason;
const TYPES = reasonTypeSchema.options.map((value) => ({ value, label: reasonTypeName(value) }));
const fieldId = (field: string) => `reason-${field}`;

const emptyForm = (date: CalendarDay): Form => ({
  type: 'ABSENT',
  date,
  arriveAt: null,
  leaveAt: null,
  backAt: null,
  category: null,
  text: '',
});

/** What of a reason contradicts what is approved for its day. */
const contraryTo = (
  { schedules, reasons }: StudentSchedule,
  draft: ReasonDraft,
  instead: Instead | undefined,
) =>
  checkDayOrderAtDesk(
    draft,
    reportedAbsences(draft.date, schedulesBeside(schedules, instead), reasons),
  );

interface ReasonFormProps {
  studentId: StudentId;
  /** The day of a schedule that the reason replaces. */
  instead?: Instead | undefined;
  onClose: () => void;
}

/**
 * What is sent: the reason, and then the end of what it takes the place of. One key for both: tried
 * again after the second failed, the reason is not a second one.
 */
async function sendReason(
  { studentId, instead }: ReasonFormProps,
  draft: ReasonDraft,
  key: string,
) {
  const { undo } = await api.submitReasonFor({
    params: { studentId },
    body: { ...tidyReason(draft), insteadOf: instead?.schedule.id },
    key,
  });
  const cancelled =
    instead &&
    (await api.cancelOccurrenceFor({
      params: { scheduleId: instead.schedule.id, date: instead.date },
    }));
  return [undo, cancelled?.undo];
}

/** A reason as it is typed: what is wrong with it, and sending it. */
function useReasonForm(props: ReasonFormProps) {
  const { studentId, instead, onClose } = props;
  const { announce } = useUndo(scheduleQueries.all);
  const today = seoulDay(useNow());
  const [initial] = useState<Form>(
    instead ? reasonInstead(instead.schedule, instead.date) : emptyForm(today),
  );
  const [form, setForm] = useState(initial);
  const [attempted, setAttempted] = useState(false);
  // Any day may be reported at the desk (ADR 0016): the limits are the students' own.
  const parsed = reasonDraftSchema.safeParse(form);
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  const contrary = student && parsed.data ? contraryTo(student, parsed.data, instead) : {};
  const problems = {
    ...contrary,
    ...checkReason(form, { today: isCalendarDay(form.date) ? form.date : today }),
  };
  const save = useWrite({
    name: `reason of ${studentId}`,
    send: (draft: ReasonDraft, key) => sendReason(props, draft, key),
    reads: scheduleQueries.all,
    onSuccess: (undos) => {
      announce(
        instead
          ? scheduleTexts.done.dayChanged(formatDay(instead.date))
          : scheduleTexts.done.reason,
        ...undos,
      );
      onClose();
    },
  });
  /** What the server or the day's order says; of the rest the form has words of its own. */
  const told: Readonly<Partial<Record<string, string>>> = {
    ...(save.error instanceof ApiError && save.error.errors),
    ...contrary,
  };
  return {
    form,
    change: (part: Partial<Form>) => setForm({ ...form, ...part }),
    dirty: form !== initial,
    busy: save.isPending,
    failure: save.error ? errorText(save.error, scheduleTexts.failed) : undefined,
    errorOf: (field: (typeof reasonFields)[number]) =>
      attempted
        ? (told[field] ?? (problems[field] === undefined ? undefined : reasonFieldErrors[field]))
        : undefined,
    /** Null while something is wrong with it. */
    draft: parsed.success && Object.keys(problems).length === 0 ? tidyReason(parsed.data) : null,
    submit() {
      setAttempted(true);
      const first = reasonFields.find((field) => problems[field] !== undefined);
      if (first !== undefined) document.getElementById(fieldId(first))?.focus();
      else if (parsed.success) save.run(parsed.data);
    },
  };
}

function TimesAndCategory({
  form,
  change,
  errorOf,
}: Pick<ReturnType<typeof useReasonForm>, 'form' | 'change' | 'errorOf'>) {
  return (
    <>
      <div className={styles.pair}>
        {reasonTimes(form.type).map((field) => (
          <TimeField
            key={field}
            id={fieldId(field)}
            label={texts[field]}
            pickerLabel={formTexts.openClock}
            error={errorOf(field)}
            value={form[field] ?? ''}
            onValueChange={(time) => change({ [field]: time === '' ? null : time })}
          />
        ))}
      </div>
      <Select
        id={fieldId('category')}
        label={texts.category}
        error={errorOf('category')}
        value={form.category ?? ''}
        onValueChange={(value) =>
          change({ category: reasonCategorySchema.safeParse(value).data ?? null })
        }
      >
        <option value="">{texts.choose}</option>
        {reasonCategorySchema.options.map((value) => (
          <option key={value} value={value}>
            {reasonCategoryName(value)}
          </option>
        ))}
      </Select>
    </>
  );
}

/**
 * 사유 대리 등록: a one-off reason that a student reported at the desk; it holds at once. What it meets
 * is said before.
 */
export function ReasonForm(props: ReasonFormProps) {
  const { studentId, instead, onClose } = props;
  const writing = useManager().missing('attendance.write');
  const { form, change, draft, errorOf, ...state } = useReasonForm(props);
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(studentId));
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  return (
    <FormDialog
      title={instead ? formTexts.titles.changeDay : formTexts.titles.reason}
      submitLabel={instead ? formTexts.submit.edit : formTexts.submit.reason}
      dirty={state.dirty}
      busy={state.busy}
      blocked={writing}
      error={state.failure}
      onClose={onClose}
      onSubmit={state.submit}
    >
      <p className={textStyles.help}>
        {instead
          ? formTexts.note.changeDay(instead.schedule.title, formatDay(instead.date))
          : formTexts.note.reason}
      </p>
      <SegmentedControl
        label={texts.type}
        options={TYPES}
        value={form.type}
        onValueChange={(type) => change({ type })}
      />
      <DateField
        id={fieldId('date')}
        label={texts.date}
        pickerLabel={formTexts.openCalendar}
        hint={isCalendarDay(form.date) ? formatDay(form.date) : undefined}
        error={errorOf('date')}
        value={form.date}
        onValueChange={(date) => change({ date })}
      />
      <TimesAndCategory {...{ form, change, errorOf }} />
      <TextArea
        id={fieldId('text')}
        rows={3}
        label={texts.text}
        error={errorOf('text')}
        value={form.text}
        onValueChange={(text) => change({ text })}
      />
      {draft && student && surroundings && (
        <section className={columnStyles.top12} aria-live="polite">
          <h3 className={styles.heading}>{formTexts.preview}</h3>
          <EffectList
            effects={draftEffects(scheduleOfReason(draft), {
              edited: null,
              own: schedulesBeside(student.schedules, instead),
              surroundings,
            })}
          />
        </section>
      )}
    </FormDialog>
  );
}
