import { useState } from 'react';
import { dropDraft, keepDraft, useDraft } from './drafts';
import { asksTheSame, type FormState } from './form-state';

interface Options {
  /** What the form is about: `new`, or a schedule's id. Null while it is closed. */
  of: string | null;
  /** What it begins with when nothing was written before. */
  initial: FormState;
  /** Of the schedule that it edits, as it stands now. */
  version: number | null;
}

/**
 * What is written in the form; kept until it is sent or thrown away, however the sheet is closed.
 */
export function useFormDraft({ of, initial, version }: Options) {
  const draft = useDraft(of);
  const [opened, setOpened] = useState<{ of: string | null; resumed: boolean }>({
    of: null,
    resumed: false,
  });
  if (opened.of !== of) setOpened({ of, resumed: draft !== undefined });

  const form = draft?.form ?? initial;
  return {
    form,
    changed: !asksTheSame(form, initial),
    /** It was begun before this opening. */
    resumed: opened.resumed && draft !== undefined,
    /** Somebody changed the schedule since the writing began. */
    overtaken: draft !== undefined && draft.version !== version,
    change(part: Partial<FormState>) {
      const next = { ...form, ...part };
      if (of === null) return;
      // To the letter: a blank at the end is on its way to the next word.
      if (JSON.stringify(next) === JSON.stringify(initial)) dropDraft(of);
      else keepDraft(of, { form: next, version: draft?.version ?? version });
    },
    startOver: () => of !== null && dropDraft(of),
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
