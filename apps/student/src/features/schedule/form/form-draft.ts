import { useMemo, useSyncExternalStore, useState } from 'react';
import * as z from 'zod/mini';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { formStateSchema, isSameRequest, type FormState } from './form-state';

/** Days after which nobody comes back to a form that was begun. */
const DRAFT_DAYS = 7;

/**
 * A form that was begun. `version`: of the schedule that it edits, as it was read then. `at`: last
 * change, ms by the device's clock.
 */
const draftSchema = z.object({
  form: formStateSchema,
  version: z.nullable(z.int()),
  at: z.number(),
});
type Draft = z.output<typeof draftSchema>;

const nameOf = (about: string) => `schedule-${about}`;

/** Reads a stored draft; what is broken, of another version of the app or too old is none. */
function readDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined;
  try {
    const read = draftSchema.safeParse(JSON.parse(text));
    return read.success && read.data.at > Date.now() - DRAFT_DAYS * 86_400_000
      ? read.data
      : undefined;
  } catch {
    return undefined;
  }
}

/** What was begun `about` a new schedule (`new`) or a schedule's id. */
export const currentDraft = (about: string): Draft | undefined =>
  readDraft(storedDrafts.read(nameOf(about)));

export const keepDraft = (about: string, draft: Omit<Draft, 'at'>): void =>
  storedDrafts.write(nameOf(about), JSON.stringify({ ...draft, at: Date.now() }));

export const dropDraft = (about: string): void => storedDrafts.drop(nameOf(about));

/** The same, for drawing; nothing while nothing is asked about. */
function useDraft(about: string | null): Draft | undefined {
  const text = useSyncExternalStore(storedDrafts.subscribe, () =>
    about === null ? undefined : storedDrafts.read(nameOf(about)),
  );
  return useMemo(() => readDraft(text), [text]);
}

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
    changed: !isSameRequest(form, initial),
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
