import { errorText } from '@academy/api-client';
import { useVersionedForm, type FieldOf, type KeptDrafts } from '@academy/app-kit/forms';
import type { Field } from '@academy/domain/fields';
import type { Undoable } from '@academy/domain/operations';
import type { Right } from '@academy/domain/rights';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { session } from '../../../shared/api';
import { undoTexts } from '../../../shared/texts/kit-texts';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { useUndo } from '../../../shared/writes/use-undo';
import { formTexts as texts } from './form-texts';

/** A tab's value as it was saved: by whom, when, and the version that goes back as `If-Match`. */
export interface Saved<Draft> {
  settings: Draft;
  version: number;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** What one tab of the settings is: what it edits, in words, and what may be saved. */
export interface TabModel<Draft> {
  queryKey: QueryKey;
  read: (signal?: AbortSignal) => Promise<Saved<Draft>>;
  /** Saves over the version that was edited: a newer one on the server refuses with 412. */
  write: (draft: Draft, version: number) => Promise<Sent<Draft>>;
  /** The present version from the body of a 412. */
  current: (body: unknown) => Saved<Draft> | undefined;
  fields: Readonly<Record<FieldOf<Draft>, Pick<Field, 'label'> & Partial<Field>>>;
  /** What must be corrected before it is saved, at its field. */
  check: (draft: Draft) => Partial<Record<FieldOf<Draft>, string | undefined>>;
  /** One field in words, for the view of two managers' changes. */
  valueText: (draft: Draft, field: FieldOf<Draft>) => string;
  kept: KeptDrafts<Draft>;
  /** The name under which the log keeps its changes. */
  entity: string;
  /** What an account needs to change it; the right of the settings when left out. */
  writing?: Right;
}

/** What a save did, and the way back. */
export interface Sent<Draft> {
  saved: Saved<Draft>;
  undo?: Undoable | null | undefined;
}

/** One way of saving; null when nothing was sent, because something must be asked first. */
export type Send<Draft> = (draft: Draft, base: Saved<Draft>) => Promise<Sent<Draft> | null>;

const failureText = (error: unknown) => errorText(error, messages.errors.save);

/**
 * Bank accounts and numbers are not stored on the device: a draft waits in the tab for the same
 * person's next login. Leaving without saving drops it (`dropUnsavedChanges`).
 */
const loginIsOver = () => session.state().status === 'unauthenticated';

/** A tab's draft beside what is saved: what changed, what is wrong, saving and undo. */
export function useTabForm<Draft extends object>(model: TabModel<Draft>, loaded: Saved<Draft>) {
  const queries = useQueryClient();
  const { id } = useManager();
  const { takeBack } = useUndo(model.queryKey);
  const form = useVersionedForm<Saved<Draft>, Draft>({
    loaded,
    versionOf: ({ version }) => version,
    draftOf: ({ settings }) => settings,
    read: model.current,
    scope: 'tab',
    keep: { drafts: model.kept, owner: id, name: model.entity, outlives: loginIsOver },
  });

  function updateQueries(saved: Saved<Draft>) {
    queries.setQueryData(model.queryKey, saved);
    void queries.invalidateQueries({
      predicate: ({ queryKey: [first, second] }) =>
        ['setup', 'academy'].includes(String(first)) || second === 'history',
    });
  }

  async function undo({ saved }: Sent<Draft>, operation: Undoable) {
    if (!(await takeBack(operation))) return;
    try {
      const now = await model.read();
      updateQueries(now);
      form.accept(saved.settings, now);
    } catch (error) {
      // Not in the form: by now the manager may be elsewhere.
      toasts.show({ text: errorText(error, messages.errors.load), tone: 'danger' });
    }
  }

  /** The plain way: the whole tab over the version that was edited. */
  const write: Send<Draft> = (edited, { version }) => model.write(edited, version);

  async function submit(send: Send<Draft> = write) {
    const outcome = await form.submit(send);
    if (outcome.kind !== 'saved') return outcome;
    const { sent } = outcome;
    const way = sent.undo;
    updateQueries(sent.saved);
    toasts.show({
      text: texts.saved,
      tone: 'success',
      ...(way && { undo: { label: undoTexts.undo, run: () => void undo(sent, way) } }),
    });
    return outcome;
  }

  return {
    ...form,
    model,
    errors: model.check(form.draft),
    failure: form.failure === undefined ? undefined : failureText(form.failure),
    submit,
    write,
    set: <Name extends FieldOf<Draft>>(field: Name, value: Draft[Name]) =>
      form.change({ ...form.draft, [field]: value }),
  };
}

export type TabForm<Draft extends object> = ReturnType<typeof useTabForm<Draft>>;
