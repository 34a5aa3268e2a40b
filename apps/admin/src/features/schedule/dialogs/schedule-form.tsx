import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import {
  checkSchedule,
  draftOf,
  planManagerEdit,
  schedulePreview,
  type RegularSchedule,
  type ScheduleDraft,
  type ScheduleForm as Form,
} from '@academy/domain/schedule';
import {
  calendarDaySchema,
  formatDay,
  isCalendarDay,
  monthOf,
  seoulDay,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeTexts } from '../../../shared/kit-texts';
import { useManager } from '../../../shared/use-manager';
import { useNow } from '../../../shared/use-now';
import { draftEffects, EffectList } from '../effects';
import { queueTexts } from '../queue/queue-texts';
import { draftChanges, draftFacts } from '../schedule-facts';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { FormDialog } from './form-dialog';
import { asksTheSame, draftIn, emptyForm, withItsTimes } from './form-state';
import { formTexts as texts, scheduleFieldErrors, scheduleFields } from './form-texts';
import { EffectiveFields, fieldId, ScheduleFields, type FieldErrors } from './schedule-fields';
import styles from './schedule-form.module.css';

export type FormMode = 'create' | 'edit' | 'approve';

/** What was written can be taken back. */
interface Written {
  undo?: Undoable | null | undefined;
}

interface Props {
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
  onClose: () => void;
  onDone: (written: Written) => void;
}

const told = (errors: Readonly<Partial<Record<string, string>>>): FieldErrors =>
  Object.fromEntries(
    scheduleFields
      .filter((field) => errors[field] !== undefined)
      .map((field) => [field, scheduleFieldErrors[field]]),
  );

/**
 * Writes a schedule for a student, changes one, or approves a request with other contents; says
 * what it would meet as it is written.
 */
export function ScheduleForm({ mode, studentId, schedule, send, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const writing = useManager().missing('attendance.write');
  const today = seoulDay(useNow());
  const [initial] = useState<Form>(() => (schedule ? draftOf(schedule) : emptyForm(today)));
  const [form, setForm] = useState(initial);
  const [read, setRead] = useState(schedule);
  const [from, setFrom] = useState<string | null>(
    mode === 'edit' && schedule && schedule.firstDate < today ? today : null,
  );
  const [attempted, setAttempted] = useState(false);
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(studentId));
  const save = useMutation({
    mutationFn: (draft: ScheduleDraft) =>
      send(draft, {
        version: read?.version ?? 0,
        effectiveFrom: calendarDaySchema.safeParse(from).data ?? null,
      }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: scheduleQueries.all }),
  });

  const present = student?.schedules.find(({ id }) => id === schedule?.id);
  const movedOn =
    read && present && present.version > read.version ? draftChanges(read, present) : null;
  const dirty = !asksTheSame(initial, form);
  const problems = checkSchedule(withItsTimes(form), {
    today: isCalendarDay(form.firstDate) ? form.firstDate : today,
  });
  const dayProblem = from !== null && !isCalendarDay(from) ? texts.effective.invalid : undefined;
  const draft = Object.keys(problems).length === 0 ? draftIn(form) : null;
  const planned =
    draft && read && mode === 'edit' && calendarDaySchema.safeParse(from).success
      ? planManagerEdit(read, draft, calendarDaySchema.parse(from)).draft
      : draft;
  const refused = save.error instanceof ApiError ? save.error.errors : undefined;
  const errors = attempted ? { ...told(refused ?? {}), ...told(problems) } : {};
  const blocked =
    writing ??
    (movedOn ? texts.movedOn : undefined) ??
    (mode === 'edit' && !dirty ? texts.unchanged : undefined);

  function submit() {
    setAttempted(true);
    const first = scheduleFields.find((field) => problems[field] !== undefined);
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
    else if (draft && !dayProblem) save.mutate(draft);
  }

  return (
    <FormDialog
      title={texts.titles[mode]}
      submitLabel={texts.submit[mode]}
      size="l"
      dirty={dirty}
      busy={save.isPending}
      blocked={blocked}
      error={save.error ? errorText(save.error, scheduleTexts.failed) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {mode !== 'edit' && <p className={styles.note}>{texts.note[mode]}</p>}
      {movedOn && (
        <div className={styles.side}>
          <Banner
            kind="info"
            action={
              <Button size="dense" onClick={() => setRead(present ?? read)}>
                {texts.accept}
              </Button>
            }
          >
            {texts.movedOn}
          </Banner>
          <ChangeList changes={movedOn} texts={changeTexts} />
        </div>
      )}
      <div className={styles.beside}>
        <div className={styles.side}>
          <ScheduleFields
            form={form}
            errors={errors}
            withoutFirstDate={from !== null}
            onChange={(part) => setForm({ ...form, ...part })}
          />
          {mode === 'edit' && read && (
            <EffectiveFields
              schedule={read}
              today={today}
              from={from}
              error={attempted ? dayProblem : undefined}
              onChange={setFrom}
            />
          )}
        </div>
        <div className={styles.stuck}>
          {mode === 'approve' && read && (
            <section className={styles.side}>
              <h3 className={styles.heading}>{queueTexts.original}</h3>
              <KeyValueList items={draftFacts(read).filter(({ value }) => value !== '')} />
            </section>
          )}
          <section className={styles.side} aria-live="polite">
            <h3 className={styles.heading}>{texts.preview}</h3>
            {!planned && <p className={styles.note}>{texts.previewLater}</p>}
            {planned && (
              <p className={styles.sentence}>
                {schedulePreview({ ...planned, exceptions: [] }, monthOf(planned.firstDate))}
              </p>
            )}
            {planned &&
              read &&
              mode === 'edit' &&
              planned.firstDate > read.firstDate &&
              from !== null && (
                <p className={styles.split}>
                  {texts.effective.splits(formatDay(shiftDay(planned.firstDate, -1)))}
                </p>
              )}
            {planned && student && surroundings && (
              <EffectList
                effects={draftEffects(planned, {
                  edited: read,
                  own: student.schedules,
                  surroundings,
                })}
              />
            )}
          </section>
        </div>
      </div>
    </FormDialog>
  );
}
