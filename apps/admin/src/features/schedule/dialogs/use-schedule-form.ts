import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import {
  checkSchedule,
  draftOf,
  planManagerEdit,
  scheduleDraftSchema,
  tidySchedule,
  type RegularSchedule,
  type ScheduleDraft,
  type ScheduleForm,
} from '@academy/domain/schedule';
import { calendarDaySchema, isCalendarDay, seoulDay, type CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { draftChanges } from '../schedule-facts';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { formTexts as texts, scheduleFieldErrors, scheduleFields } from './form-texts';
import { fieldId, type FieldErrors } from './schedule-fields';

type FormMode = 'create' | 'edit' | 'approve';

/** What was written can be taken back. */
export interface Written {
  undo?: Undoable | null | undefined;
}

export interface ScheduleWriting {
  mode: FormMode;
  studentId: StudentId;
  /** What is changed, as it was when the form was opened; null for a new one. */
  schedule: RegularSchedule | null;
  /**
   * Sends it: with the version that was read, and the day from which an edit holds (null: all of
   * it).
   */
  send: (
    draft: ScheduleDraft,
    read: { version: number; effectiveFrom: CalendarDay | null },
  ) => Promise<Written>;
  onDone: (written: Written) => void;
}

const emptyForm = (today: CalendarDay): ScheduleForm => ({
  type: 'ACADEMY',
  kind: 'OUTING',
  title: '',
  weekdays: [],
  from: null,
  to: null,
  place: '',
  memo: '',
  firstDate: today,
  lastDate: null,
  everyWeeks: 1,
});

/**
 * Times that its kind has not are left over from another kind that was chosen before: they count
 * for nothing.
 */
const withItsTimes = (form: ScheduleForm): ScheduleForm => ({
  ...form,
  from: form.kind === 'EARLY_LEAVE' || form.kind === 'OUTING' ? form.from : null,
  to: form.kind === 'LATE_ARRIVAL' || form.kind === 'OUTING' ? form.to : null,
});

/** What is asked for, once times and dates are whole; null while they are being typed. */
const draftIn = (form: ScheduleForm): ScheduleDraft | null => {
  const parsed = scheduleDraftSchema.safeParse(withItsTimes(form));
  return parsed.success ? tidySchedule(parsed.data) : null;
};

const comparable = (form: ScheduleForm) => {
  const { type, kind, title, weekdays, from, to, place, memo, firstDate, lastDate, everyWeeks } =
    withItsTimes(form);
  return JSON.stringify([
    type,
    kind,
    title.trim(),
    weekdays.toSorted((a, b) => a - b),
    from,
    to,
    place.trim(),
    memo.trim(),
    firstDate,
    lastDate,
    everyWeeks,
  ]);
};

/** Whether two forms ask for the same. */
const isSameRequest = (one: ScheduleForm, other: ScheduleForm): boolean =>
  comparable(one) === comparable(other);

const errorTexts = (errors: Readonly<Partial<Record<string, string>>>): FieldErrors =>
  Object.fromEntries(
    scheduleFields
      .filter((field) => errors[field] !== undefined)
      .map((field) => [field, scheduleFieldErrors[field]]),
  );

/**
 * A schedule as it is typed: what is wrong with it, what it would become, and sending it. `movedOn`
 * says what another user changed since it was opened.
 */
export function useScheduleForm({ mode, studentId, schedule, send, onDone }: ScheduleWriting) {
  const today = seoulDay(useNow());
  const [initial] = useState<ScheduleForm>(() => (schedule ? draftOf(schedule) : emptyForm(today)));
  const [form, setForm] = useState(initial);
  const [read, setRead] = useState(schedule);
  const [from, setFrom] = useState<string | null>(
    mode === 'edit' && schedule && schedule.firstDate < today ? today : null,
  );
  const [attempted, setAttempted] = useState(false);
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  const save = useWrite({
    name: `${mode} schedule ${schedule?.id ?? studentId}`,
    send: (draft: ScheduleDraft) =>
      send(draft, {
        version: read?.version ?? 0,
        effectiveFrom: calendarDaySchema.safeParse(from).data ?? null,
      }),
    reads: scheduleQueries.all,
    onSuccess: onDone,
  });

  const present = student?.schedules.find(({ id }) => id === schedule?.id);
  const movedOn =
    read && present && present.version > read.version ? draftChanges(read, present) : null;
  const dirty = !isSameRequest(initial, form);
  const problems = checkSchedule(withItsTimes(form), {
    today: isCalendarDay(form.firstDate) ? form.firstDate : today,
  });
  const dayProblem = from !== null && !isCalendarDay(from) ? texts.effective.invalid : undefined;
  const draft = Object.keys(problems).length === 0 ? draftIn(form) : null;
  const refused = save.error instanceof ApiError ? save.error.errors : undefined;

  return {
    form,
    change: (part: Partial<ScheduleForm>) => setForm({ ...form, ...part }),
    /** What is changed, as it was read last. */
    read,
    acceptMovedOn: () => setRead(present ?? read),
    movedOn,
    today,
    from,
    setFrom,
    dirty,
    errors: attempted ? { ...errorTexts(refused ?? {}), ...errorTexts(problems) } : {},
    dayError: attempted ? dayProblem : undefined,
    /** What is sent, as the server would keep it; null while something is wrong with it. */
    planned:
      draft && read && mode === 'edit' && calendarDaySchema.safeParse(from).success
        ? planManagerEdit(read, draft, calendarDaySchema.parse(from)).draft
        : draft,
    busy: save.isPending,
    blocked:
      (movedOn ? texts.movedOn : undefined) ??
      (mode === 'edit' && !dirty ? texts.unchanged : undefined),
    failure: save.error ? errorText(save.error, scheduleTexts.failed) : undefined,
    submit() {
      setAttempted(true);
      const first = scheduleFields.find((field) => problems[field] !== undefined);
      if (first !== undefined) document.getElementById(fieldId(first))?.focus();
      else if (draft && !dayProblem) save.run(draft);
    },
  };
}
