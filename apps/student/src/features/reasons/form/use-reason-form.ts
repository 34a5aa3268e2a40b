import { checkReason, type AbsenceReason, type ReasonErrors, type ReasonForm, type ReasonType } from '@academy/domain/reasons';
import { seoulDay } from '@academy/domain/time';
import { useId, useState } from 'react';
import { useNow } from '../../../shared/use-now/use-now';
import type { Sending } from '../sending/use-sending';
import { blankInput, inputOf, sameInput } from './reason-input';
import { dropDraft, keepDraft, useDraft } from './use-draft';

/** The form's fields from top to bottom: so their errors are told. */
const ORDER = ['date', 'arriveAt', 'leaveAt', 'backAt', 'category', 'text'] as const;

/** Errors while writing: only of a day that is complete. Everything else may still be on its way. */
const early = ({ date }: ReasonErrors, input: ReasonForm): ReasonErrors => (date !== undefined && input.date.length >= 10 ? { date } : {});

export interface FormOptions {
  open: boolean;
  /** The reason that is edited; undefined for a new one. */
  reason: AbsenceReason | undefined;
  /** The type of a new reason of which nothing else was written yet. */
  type: ReasonType;
  onType: (type: ReasonType) => void;
  sending: Sending;
}

/** The form of a new reason, or of one that waits. What is written stands on the device from the first letter. */
export function useReasonForm({ open, reason, type, onType, sending }: FormOptions) {
  const today = seoulDay(useNow());
  const about = reason?.id ?? 'new';
  const draft = useDraft(about);
  const [tried, setTried] = useState(false);
  const prefix = useId();
  if (!open && tried) setTried(false);

  const fieldId = (field: keyof ReasonForm) => `${prefix}-${field}`;
  const startWith = (as: ReasonType) => (reason ? inputOf(reason) : blankInput(as, today));
  const input = draft?.input ?? startWith(type);
  const version = draft?.version ?? reason?.version ?? null;
  const failure = sending.failure?.wish.kind === 'withdraw' ? undefined : sending.failure;
  const found = checkReason(input, { today, current: reason ?? null });
  const errors: ReasonErrors = { ...(tried ? found : early(found, input)), ...failure?.fields };

  return {
    input,
    errors,
    today,
    fieldId,
    failure,
    /** For the summary: one line for each field that is not right. */
    problems: ORDER.flatMap((field) => {
      const message = tried ? errors[field] : undefined;
      return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
    }),

    change(part: Partial<ReasonForm>): void {
      const next = { ...input, ...part };
      if (!reason) onType(next.type);
      if (sameInput(next, startWith(next.type))) dropDraft(about);
      else keepDraft(about, { input: next, version, sent: draft?.sent ?? null });
      sending.forgive();
    },

    submit(): void {
      setTried(true);
      const [wrong, ...more] = ORDER.filter((field) => found[field] !== undefined);
      // Several errors stand in the summary, which takes the focus itself.
      if (wrong !== undefined && more.length === 0) document.getElementById(fieldId(wrong))?.focus();
      if (wrong === undefined) sending.start(reason && version !== null ? { kind: 'edit', id: reason.id, version, input } : { kind: 'submit', input });
    },
  };
}

export type ReasonFormState = ReturnType<typeof useReasonForm>;
