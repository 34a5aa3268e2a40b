import { attachmentSchema, sameAttachments, type Attachment } from '@academy/domain/attachments';
import { useMemo, useSyncExternalStore, useState } from 'react';
import * as z from 'zod/mini';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { formStateSchema, isSameRequest, type FormState } from './form-state';

/** Drafts older than this many days are dropped. */
const DRAFT_DAYS = 7;

/**
 * A form that was begun. `attachments`: the photos that it has by now, once they are not those of
 * the schedule any more; the pictures themselves are never on the device. `version`: of the
 * schedule that it edits, as it was read then. `at`: last change, ms by the device's clock.
 */
const draftSchema = z.object({
  form: formStateSchema,
  attachments: z.optional(z.array(attachmentSchema)),
  version: z.nullable(z.int()),
  at: z.number(),
});
type Draft = z.output<typeof draftSchema>;

const nameOf = (about: string) => `schedule-${about}`;

/** Parses a stored draft; undefined when it is broken, of another version or too old. */
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

/** The draft of a new schedule (`new`) or of a schedule by its id. */
export const currentDraft = (about: string): Draft | undefined =>
  readDraft(storedDrafts.read(nameOf(about)));

export const keepDraft = (about: string, draft: Omit<Draft, 'at'>): void =>
  storedDrafts.write(nameOf(about), JSON.stringify({ ...draft, at: Date.now() }));

export const dropDraft = (about: string): void => storedDrafts.drop(nameOf(about));

/** The draft as React state; undefined while the form is closed. */
function useDraft(about: string | null): Draft | undefined {
  const text = useSyncExternalStore(storedDrafts.subscribe, () =>
    about === null ? undefined : storedDrafts.read(nameOf(about)),
  );
  return useMemo(() => readDraft(text), [text]);
}

interface Options {
  /** What the form is about: `new`, or a schedule's id. Null while it is closed. */
  of: string | null;
  /** What the form starts with when there is no draft. */
  initial: FormState;
  /** The photos that it starts with then. */
  had: readonly Attachment[];
  /** The current version of the edited schedule. */
  version: number | null;
}

/**
 * What is written in the form; kept until it is sent or thrown away, however the sheet is closed.
 */
export function useFormDraft({ of, initial, had, version }: Options) {
  const draft = useDraft(of);
  const [opened, setOpened] = useState<{ of: string | null; resumed: boolean }>({
    of: null,
    resumed: false,
  });
  if (opened.of !== of) setOpened({ of, resumed: draft !== undefined });

  const form = draft?.form ?? initial;
  const attachments = draft?.attachments ?? had;

  function keep(about: string, next: FormState, pictures: readonly Attachment[]): void {
    const same = sameAttachments(pictures, had);
    // Compared untrimmed: a trailing blank may be the start of the next word.
    if (same && JSON.stringify(next) === JSON.stringify(initial)) dropDraft(about);
    else
      keepDraft(about, {
        form: next,
        ...(!same && { attachments: [...pictures] }),
        version: draft?.version ?? version,
      });
  }

  return {
    form,
    attachments,
    changed: !isSameRequest(form, initial) || !sameAttachments(attachments, had),
    /** The draft is from an earlier opening. */
    resumed: opened.resumed && draft !== undefined,
    /** The schedule was changed since the draft was started. */
    overtaken: draft !== undefined && draft.version !== version,
    change(part: Partial<FormState>) {
      if (of !== null) keep(of, { ...form, ...part }, attachments);
    },
    /**
     * An upload ends when it ends: what the form has by then is read then, also of a sheet that was
     * closed meanwhile.
     */
    changeAttachments(change: (had: readonly Attachment[]) => readonly Attachment[]) {
      if (of === null) return;
      const now = currentDraft(of);
      keep(of, now?.form ?? initial, change(now?.attachments ?? had));
    },
    startOver: () => of !== null && dropDraft(of),
  };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
