import { type RegularSchedule } from '@academy/domain/schedule';
import { useEffect, useRef } from 'react';
import { toasts } from '../../../shared/toasts';
import { scheduleResultTexts as texts } from '../schedule-texts';
import { CHANGE_TOAST, type Changes } from '../use-changes';
import type { OrderedMeals } from '../use-ordered-meals';
import { dropDraft, type FormDraft } from './form-draft';
import { fieldProblems } from './form-fields';
import { type FormMode, type ScheduleFormView } from './use-schedule-form';

interface Options {
  /** What the form is about; null while it is closed. */
  of: string | null;
  schedule: RegularSchedule | null;
  draft: FormDraft;
  view: ScheduleFormView;
  changes: Changes;
  meals: OrderedMeals;
  onClose: () => void;
}

const DONE: Record<FormMode, string> = {
  new: texts.created,
  correct: texts.corrected,
  resubmit: texts.resubmitted,
  'change-request': texts.requested,
};

/**
 * Sends the form. What is wrong with it gets the focus; what was sent closes the sheet, if it is
 * still the one that is open.
 */
export function useSubmit(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  return async function submit(): Promise<void> {
    const {
      of,
      schedule,
      draft: { form, attachments },
      view,
      changes,
      meals,
    } = options;
    if (of === null || view.blocked !== undefined) return;
    const draft = view.attempt();
    if (draft === null) {
      const [first] = fieldProblems(view.problems);
      if (first) document.getElementById(first.fieldId)?.focus();
      return;
    }
    const { overlaps } = view.preview.meals;
    const asked = { draft, attachmentIds: attachments.map(({ id }) => id) };
    const outcome = await changes.start(
      schedule
        ? { kind: 'edit', id: schedule.id, version: schedule.version, ...asked }
        : { kind: 'create', ...asked },
    );
    if (outcome === null || 'failed' in outcome) return;
    dropDraft(of);
    toasts.show({ key: CHANGE_TOAST, text: DONE[view.mode], tone: 'success' });
    if (latest.current.of === of) latest.current.onClose();
    if (form.cancelMeals && overlaps.length > 0) await meals.cancel(overlaps);
  };
}
