import { errorText } from '@academy/api-client';
import { ifMatch, useVersionedForm } from '@academy/app-kit/forms';
import {
  checkExam,
  EXAM_LIMITS,
  examFormSchema,
  managedExamSchema,
  type ExamEffect,
  type ExamForm,
  type ManagedExam,
} from '@academy/domain/mocks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useFollowedPictures, usePictures } from '../../../shared/pictures/use-pictures';
import { useUndo } from '../../../shared/writes/use-undo';
import { mockQueries } from '../mocks-queries';
import { draftOf, tidyExam, type ExamFields } from './exam-draft';
import { examFormTexts as texts } from './exam-form-texts';

const changesNothing = ({
  keepOldFee,
  lostSubject,
  overCapacity,
  moveUp,
  losePlace,
  notTargeted,
}: ExamEffect) =>
  keepOldFee + lostSubject.length + overCapacity + moveUp + losePlace + notTargeted.length === 0;

function savedText({ title, draft }: ManagedExam, before: ManagedExam | null): string {
  if (draft) return texts.draftSaved(title);
  return before === null || before.draft ? texts.published(title) : texts.saved(title);
}

/** The effect of a save, and how it was asked for. */
interface Asked {
  effect: ExamEffect;
  asDraft: boolean;
}

/**
 * The form of one exam, or of a new one: what an edit does to those who registered is shown first.
 */
export function useExamForm({
  exam,
  start,
  onSaved,
}: {
  exam: ManagedExam | null;
  start: ExamFields;
  onSaved: (exam: ManagedExam) => void;
}) {
  const queries = useQueryClient();
  const { announce } = useUndo(mockQueries.all);
  const [blank] = useState(start);
  const [asked, setAsked] = useState<Asked>();
  const pictures = usePictures(start.pictures, {
    limit: EXAM_LIMITS.pictures,
    upload: api.uploadExamPicture,
  });
  const form = useVersionedForm<ManagedExam | null, ExamFields>({
    loaded: exam,
    versionOf: (saved) => saved?.version ?? 0,
    draftOf: (saved) => (saved === null ? blank : draftOf(saved)),
    read: (current) => managedExamSchema.safeParse(current).data,
    tidy: tidyExam,
    pending: pictures.blocked !== undefined,
    onSaved: (saved) => saved && onSaved(saved),
    onReplaced: (draft) => pictures.reset(draft.pictures),
  });
  useFollowedPictures(pictures, form.draft.pictures, (next) => form.change({ pictures: next }));
  const { base } = form;

  async function send(body: ExamForm, agreed: boolean) {
    if (base === null) return { saved: await api.createExam({ body }) };
    const params = { examId: base.id };
    if (!agreed && base.registered > 0) {
      const effect = await api.previewExam({ params, body });
      if (!changesNothing(effect)) {
        setAsked({ effect, asDraft: body.draft });
        return null;
      }
    }
    return { saved: await api.editExam({ params, body, ...ifMatch(base.version) }) };
  }

  async function submit(asDraft: boolean, agreed = false) {
    if (pictures.blocked !== undefined) return;
    const wanted = { ...tidyExam(form.draft), draft: asDraft };
    const body = examFormSchema.safeParse(wanted);
    const outcome = await form.submit(
      () => (body.success ? send(body.data, agreed) : Promise.resolve(null)),
      checkExam(wanted),
    );
    if (outcome.kind === 'saved')
      announce(savedText(outcome.sent.saved, base), outcome.sent.saved.undo);
    if (outcome.kind === 'blocked' || outcome.kind === 'asked') return;
    setAsked(undefined);
    void queries.invalidateQueries({ queryKey: mockQueries.all });
  }

  return {
    ...form,
    pictures,
    effect: asked?.effect,
    failure:
      form.failure !== undefined && Object.keys(form.errors).length === 0
        ? errorText(form.failure, texts.failed)
        : undefined,
    submit: (asDraft: boolean) => void submit(asDraft),
    /** After the effect was seen. */
    agree: () => asked && void submit(asked.asDraft, true),
    closeEffect() {
      setAsked(undefined);
      form.forget();
    },
  };
}
