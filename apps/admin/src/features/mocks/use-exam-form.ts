import { ApiError, errorText } from '@academy/api-client';
import { isStale } from '@academy/app-kit/writes';
import {
  checkExam,
  examFormSchema,
  managedExamSchema,
  type ExamDraft,
  type ExamEffect,
  type ExamErrors,
  type ExamForm,
  type ManagedExam,
} from '@academy/domain/mocks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { useUnsavedChanges } from '../../shared/unsaved-changes';
import { draftOf, sameExam, tidyExam } from './exam-draft';
import { examFormTexts as texts } from './exam-form-texts';
import { mockQueries } from './mocks-queries';

/** The exam as somebody else saved it meanwhile, when that is why ours was refused. */
function theirsIn(error: unknown): ManagedExam | undefined {
  if (!isStale(error)) return undefined;
  const { body } = error;
  return managedExamSchema.safeParse(
    typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined,
  ).data;
}

const changesNothing = ({ keepOldFee, lostSubject, overCapacity, moveUp, losePlace }: ExamEffect) =>
  keepOldFee + lostSubject.length + overCapacity + moveUp + losePlace === 0;
const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

interface Asked {
  form: ExamForm;
  version: number;
  /** The effect was seen, or there is none to see. */
  agreed: boolean;
}

type Outcome = { saved: ManagedExam } | { effect: ExamEffect };

/**
 * The form of one exam, or of a new one: what an edit does to those who registered is shown first,
 * and nothing of somebody else's is overwritten unseen.
 */
export function useExamForm({
  exam,
  start,
  onSaved,
}: {
  exam: ManagedExam | null;
  start: ExamDraft;
  onSaved: (exam: ManagedExam) => void;
}) {
  const queries = useQueryClient();
  // What is saved now, as far as this form knows; it moves on only when a clash shows the newer
  // one.
  const [base, setBase] = useState(exam);
  const [clean] = useState(start);
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<ExamErrors>({});
  const [saved, setSaved] = useState<ManagedExam>();
  const before = base ? draftOf(base) : clean;
  const dirty = saved === undefined && !sameExam(draft, before);
  useUnsavedChanges(dirty);
  // Leaving waits until nothing is unsaved any more: the guard would ask.
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) leave(saved);
  }, [saved]);

  const save = useMutation({
    mutationFn: async ({ form, version, agreed }: Asked): Promise<Outcome> => {
      if (exam === null) return { saved: await api.createExam({ body: form }) };
      const params = { examId: exam.id };
      if (!agreed) {
        const effect = await api.previewExam({ params, body: form });
        if (!changesNothing(effect)) return { effect };
      }
      return { saved: await api.editExam({ params, body: form, ...ifMatch(version) }) };
    },
    onSuccess: (outcome) => {
      if (!('saved' in outcome)) return;
      const { saved: after } = outcome;
      const told = after.draft
        ? texts.draftSaved
        : base === null || base.draft
          ? texts.published
          : texts.saved;
      toasts.show({ text: told(after.title), tone: 'success' });
      setSaved(after);
    },
    onError: (error) => setErrors(error instanceof ApiError ? (error.errors ?? {}) : {}),
    onSettled: () => void queries.invalidateQueries({ queryKey: mockQueries.all }),
  });
  const clash = theirsIn(save.error);

  function submit(
    asDraft: boolean,
    {
      version = base?.version ?? 0,
      agreed = false,
    }: Partial<Pick<Asked, 'version' | 'agreed'>> = {},
  ) {
    const wanted = { ...tidyExam(draft), draft: asDraft };
    const found = checkExam(wanted);
    const form = examFormSchema.safeParse(wanted);
    setErrors(found);
    if (Object.keys(found).length > 0 || !form.success || save.isPending) return;
    save.mutate({ form: form.data, version, agreed: agreed || (base?.registered ?? 0) === 0 });
  }
  const resubmit = (more: Partial<Pick<Asked, 'version' | 'agreed'>>) =>
    submit(save.variables?.form.draft ?? false, {
      version: save.variables?.version ?? 0,
      agreed: save.variables?.agreed ?? false,
      ...more,
    });

  return {
    draft,
    errors,
    dirty,
    base,
    clash,
    busy: save.isPending,
    effect: save.data && 'effect' in save.data ? save.data.effect : undefined,
    failure:
      save.error && !clash && !(save.error instanceof ApiError && save.error.errors)
        ? errorText(save.error, texts.failed)
        : undefined,
    change: (changes: Partial<ExamDraft>) => setDraft((all) => ({ ...all, ...changes })),
    /** Everything of another exam, as a beginning that is not saved. */
    fill: (from: ExamDraft) => {
      setDraft(from);
      setErrors({});
    },
    submit,
    /** After the effect was seen. */
    agree: () => resubmit({ agreed: true }),
    forget: save.reset,
    takeMine: (theirs: ManagedExam) => {
      setBase(theirs);
      resubmit({ version: theirs.version });
    },
    takeTheirs: (theirs: ManagedExam) => {
      setBase(theirs);
      setDraft(draftOf(theirs));
      setErrors({});
      save.reset();
    },
  };
}
