import {
  scheduleSentence,
  changeRequestDraft,
  draftOf,
  type RegularSchedule,
  type ScheduleList,
} from '@academy/domain/schedule';
import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth, monthOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ErrorSummary } from '@academy/ui/error-summary';
import { useEffect, useEffectEvent, useId, type FormEvent } from 'react';
import { scheduleFormTexts as texts } from '../schedule-texts';
import type { Changes } from '../use-changes';
import { useOrderedMeals } from '../use-ordered-meals';
import { fieldProblems } from './field-ids';
import { FormFooter } from './form-footer';
import { FormPreview } from './form-preview';
import { emptyForm, formOf, type FormState } from './form-state';
import { MoreFields } from './more-fields';
import styles from './schedule-form.module.css';
import { useFormDraft } from './use-form-draft';
import { useScheduleForm } from './use-schedule-form';
import { useSubmit } from './use-submit';
import { WhatFields } from './what-fields';
import { WhenFields } from './when-fields';
import { toasts } from '../../../shared/toasts';
import { CHANGE_TOAST } from '../use-day-changes';
import { currentDraft } from './drafts';

/**
 * Says that a form that was closed half-written is still there. The next opening shows it again.
 */
function tellDraftIsKept(of: string): void {
  if (currentDraft(of)) toasts.show({ key: CHANGE_TOAST, text: texts.keptToast });
}

/** What the form is for: a new schedule (from a day, when one was pressed), or a change of one. */
export type FormTarget =
  | { schedule: null; date: CalendarDay | null }
  | { schedule: RegularSchedule };

interface Props {
  /** Null: closed. */
  target: FormTarget | null;
  list: ScheduleList;
  studentId: StudentId;
  month: CalendarMonth;
  today: CalendarDay;
  changes: Changes;
  onClose: () => void;
}

function initialOf(target: FormTarget | null, month: CalendarMonth, today: CalendarDay): FormState {
  if (target?.schedule)
    return formOf(
      target.schedule.status === 'APPROVED'
        ? changeRequestDraft(target.schedule, today)
        : draftOf(target.schedule),
    );
  const date = target?.date ?? null;
  return emptyForm(date ?? (month > monthOf(today) ? dayOfMonth(month, 1) : today), date !== null);
}

/**
 * Asks for a schedule or changes one. What is written stays until it is sent, however the sheet is
 * closed.
 */
export function FormSheet({ target, list, studentId, month, today, changes, onClose }: Props) {
  const formId = useId();
  const schedule = target?.schedule ?? null;
  const of = target === null ? null : (schedule?.id ?? 'new');
  const draft = useFormDraft({
    of,
    initial: initialOf(target, month, today),
    version: schedule?.version ?? null,
  });
  const meals = useOrderedMeals(studentId, list.settings);
  const { running, failure } = changes;
  const said =
    failure?.change.kind === 'create' || failure?.change.kind === 'edit' ? failure : undefined;
  const view = useScheduleForm({ draft, schedule, own: list.content, today, meals, failure: said });
  const submit = useSubmit({ of, schedule, draft, view, changes, meals, onClose });
  const busy = running?.kind === 'create' || running?.kind === 'edit';

  const begin = useEffectEvent(() => {
    view.reset();
    changes.forgive();
  });
  useEffect(() => {
    if (of === null) return undefined;
    begin();
    return () => tellDraftIsKept(of);
  }, [of]);

  function change(part: Partial<FormState>): void {
    draft.change(part);
    changes.forgive();
  }
  const footer = (
    <FormFooter formId={formId} view={view} busy={busy} failure={said}>
      <FormPreview
        preview={view.preview}
        cancelMeals={draft.form.cancelMeals}
        onCancelMeals={(cancelMeals) => change({ cancelMeals })}
      />
    </FormFooter>
  );
  const fields = { form: draft.form, errors: view.errors, onChange: change };

  return (
    <BottomSheet
      open={target !== null}
      onClose={onClose}
      closeOnBack={false}
      title={texts.titles[view.mode]}
      footer={footer}
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary title={texts.problems} problems={fieldProblems(view.listed)} />
        {draft.resumed && (
          <div className={styles.notice}>
            {texts.kept}
            <Button size="dense" variant="text" onClick={draft.startOver}>
              {texts.startOver}
            </Button>
          </div>
        )}
        {draft.overtaken && schedule && (
          <p className={styles.notice} data-warns="">
            {texts.movedOn(`${schedule.title} · ${scheduleSentence(schedule)}`)}
          </p>
        )}
        {view.mode === 'change-request' && <p className={styles.notice}>{texts.changeNote}</p>}
        <WhatFields {...fields} />
        <WhenFields {...fields} today={today} />
        <MoreFields {...fields} />
      </form>
    </BottomSheet>
  );
}
