import { sameAttachments, type Attachment } from '@academy/domain/attachments';
import {
  checkReason,
  reasonDraftSchema,
  type AbsenceReason,
  type ReasonErrors,
  type ReasonForm,
  type ReasonType,
} from '@academy/domain/reasons';
import { checkDayOrder, reportedAbsences } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownSchedules } from '../../../shared/own-schedules';
import { useFeatures } from '../../../shared/use-features';
import { useNow } from '../../../shared/use-now';
import { currentDraft, dropDraft, keepDraft, useDraft } from '../reason-draft';
import { reasonQueries } from '../reasons-queries';
import { blankInput, inputOf, sameInput } from '../reason-input';
import type { Sending } from '../use-sending';

/** The form's fields from top to bottom, the order of their errors. */
const ORDER = ['date', 'arriveAt', 'leaveAt', 'backAt', 'category', 'text'] as const;

/**
 * Errors while writing: only of a day that is complete. Everything else may still be on its way.
 */
const early = ({ date }: ReasonErrors, input: ReasonForm): ReasonErrors =>
  date !== undefined && input.date.length >= 10 ? { date } : {};

interface Tries {
  count: number;
  problems: { fieldId: string; message: string }[];
}
const NONE: Tries = { count: 0, problems: [] };
const NO_PICTURES: readonly Attachment[] = [];

interface FormOptions {
  open: boolean;
  /** The reason that is edited; undefined for a new one. */
  reason: AbsenceReason | undefined;
  /** The type of a new reason of which nothing else was written yet. */
  type: ReasonType;
  onType: (type: ReasonType) => void;
  sending: Sending;
}

/**
 * What of it contradicts what is approved for its day, as far as the device knows; the server is
 * asked in any case.
 */
function useContrary(
  open: boolean,
  input: ReasonForm,
  reason: AbsenceReason | undefined,
): ReasonErrors {
  const draft = reasonDraftSchema.safeParse({ ...input, category: input.category ?? 'OTHER' }).data;
  const reasons = useQuery(reasonQueries.ofDay(open && draft ? draft.date : null)).data ?? [];
  const uses = useFeatures();
  const enabled = open && uses('schedule');
  const asked = useQuery({ ...ownSchedules(), enabled }).data?.content;
  const schedules = (enabled && asked) || [];
  if (!draft) return {};
  return checkDayOrder(
    draft,
    reportedAbsences(
      draft.date,
      schedules,
      reasons.filter(({ id }) => id !== reason?.id),
    ),
  );
}

/**
 * The form of a new reason, or of one that waits. What is written is on the device from the
 * first letter.
 */
export function useReasonForm({ open, reason, type, onType, sending }: FormOptions) {
  const today = seoulDay(useNow());
  const about = reason?.id ?? 'new';
  const draft = useDraft(about);
  const [tries, setTries] = useState(NONE);
  const prefix = useId();
  if (!open && tries !== NONE) setTries(NONE);

  const fieldId = (field: keyof ReasonForm) => `${prefix}-${field}`;
  const startWith = (as: ReasonType) => (reason ? inputOf(reason) : blankInput(as, today));
  const input = draft?.input ?? startWith(type);
  const had = reason?.attachments ?? NO_PICTURES;
  const attachments = draft?.attachments ?? had;
  const version = draft?.version ?? reason?.version ?? null;
  const failure = sending.failure?.change.kind === 'withdraw' ? undefined : sending.failure;
  const found = {
    ...useContrary(open, input, reason),
    ...checkReason(input, { today, current: reason ?? null }),
  };
  const errors: ReasonErrors = {
    ...(tries.count > 0 ? found : early(found, input)),
    ...failure?.fields,
  };

  function keep(next: ReasonForm, pictures: readonly Attachment[]): void {
    if (sameInput(next, startWith(next.type)) && sameAttachments(pictures, had)) dropDraft(about);
    else
      keepDraft(about, {
        input: next,
        attachments: [...pictures],
        version,
        sent: draft?.sent ?? null,
      });
    sending.clearFailure();
  }

  return {
    about,
    input,
    attachments,
    errors,
    today,
    fieldId,
    failure,
    /**
     * What was wrong at the last try, for the summary: it takes the focus when it changes, so it
     * must not change while the student types.
     */
    tries,

    change(part: Partial<ReasonForm>): void {
      const next = { ...input, ...part };
      if (!reason) onType(next.type);
      keep(next, attachments);
    },

    /**
     * An upload ends when it ends: what the form has by then is read then, also of a sheet that was
     * closed meanwhile.
     */
    changeAttachments(change: (had: readonly Attachment[]) => readonly Attachment[]): void {
      const now = currentDraft(about);
      keep(now?.input ?? startWith(type), change(now?.attachments ?? had));
    },

    submit(): void {
      const problems = ORDER.flatMap((field) =>
        found[field] === undefined ? [] : [{ fieldId: fieldId(field), message: found[field] }],
      );
      setTries({ count: tries.count + 1, problems });
      const [wrong, ...more] = problems;
      // Several errors are in the summary, which takes the focus itself.
      if (wrong && more.length === 0) document.getElementById(wrong.fieldId)?.focus();
      if (!wrong)
        sending.start(
          reason && version !== null
            ? { kind: 'edit', id: reason.id, version, input, attachments }
            : { kind: 'submit', input, attachments },
        );
    },
  };
}
