import { errorText } from '@academy/api-client';
import { isStale } from '@academy/app-kit/writes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { toasts } from '../../../shared/toasts';
import { useUnsavedChanges } from '../../../shared/unsaved-changes';
import { settingsTexts as texts } from '../settings-texts';
import { changedFields, type FieldOf } from './draft';
import { choose, chosen, confirm, discard, edit, endClash, meet, type Saved } from './state';
import type { TabModel } from './tab-model';
import { useFormState } from './use-form-state';

/** What a save did, and how it is taken back. */
export interface Sent<Draft> {
  saved: Saved<Draft>;
  /** Missing when this account may not take it back. */
  takeBack?: () => Promise<{ now: Saved<Draft>; text: string }>;
}

/** One way of saving; null when nothing was sent, because something must be asked first. */
export type Send<Draft> = (draft: Draft, base: Saved<Draft>) => Promise<Sent<Draft> | null>;

const failureText = (error: unknown) => errorText(error, messages.errors.save);

/**
 * A tab's draft beside what is saved: what changed, what is wrong, saving, undo, and a newer save
 * by somebody else.
 */
export function useTabForm<Draft extends object>(model: TabModel<Draft>, loaded: Saved<Draft>) {
  const queries = useQueryClient();
  const [state, setState] = useFormState(loaded, model.kept);
  const [failure, setFailure] = useState<string>();
  const work = useMutation({ mutationFn: (send: () => Promise<Sent<Draft> | null>) => send() });
  const { base, draft, clash } = state;
  const changed = changedFields(base.settings, draft);
  const errors = model.check(draft);
  useUnsavedChanges(changed.length > 0, 'tab');

  function takeOver(from: Draft, saved: Saved<Draft>) {
    queries.setQueryData(model.queryKey, saved);
    void queries.invalidateQueries({
      predicate: ({ queryKey: [first, second] }) => first === 'setup' || second === 'history',
    });
    setState((now) => confirm(now, from, saved));
  }

  async function undo({ saved, takeBack }: Sent<Draft>) {
    if (!takeBack) return;
    try {
      const { now, text } = await takeBack();
      takeOver(saved.settings, now);
      toasts.show({ text, tone: 'success' });
    } catch (error) {
      // Not in the form: by now the manager may be elsewhere.
      toasts.show({ text: failureText(error), tone: 'danger' });
    }
  }

  /**
   * The plain way: the whole tab over the version that was edited; taken back by saving what was
   * there before.
   */
  const write: Send<Draft> = async (edited, { settings: before, version }) => {
    const saved = await model.write(edited, version);
    return {
      saved,
      takeBack: async () => ({ now: await model.write(before, saved.version), text: texts.undone }),
    };
  };

  /**
   * Saves; answers what became of it. A 412 brings the newer version in, and `onFailure` hears of
   * any other failure.
   */
  async function submit(
    send: Send<Draft> = write,
    onFailure?: (error: unknown) => void,
  ): Promise<'saved' | 'asked' | 'clash' | 'failed'> {
    setFailure(undefined);
    try {
      const sent = await work.mutateAsync(() => send(draft, base));
      if (sent === null) return 'asked';
      takeOver(draft, sent.saved);
      toasts.show({
        text: texts.saved,
        tone: 'success',
        ...(sent.takeBack && { undo: { label: texts.undo, run: () => void undo(sent) } }),
      });
      return 'saved';
    } catch (error) {
      const newer = isStale(error) ? model.current(error.body) : undefined;
      if (newer) {
        setState((now) => meet(now, newer));
        return 'clash';
      }
      setFailure(failureText(error));
      onFailure?.(error);
      return 'failed';
    }
  }

  return {
    model,
    draft,
    base,
    changed,
    errors,
    clash,
    failure,
    busy: work.isPending,
    waiting: work.isPaused,
    submit,
    write,
    set: <Field extends FieldOf<Draft>>(field: Field, value: Draft[Field]) =>
      setState((now) => edit<Draft>(now, { ...now.draft, [field]: value })),
    discard: () => {
      setState(discard);
      setFailure(undefined);
    },
    choose: (field: FieldOf<Draft>, whose: 'mine' | 'theirs') =>
      setState((now) => choose(now, field, whose)),
    chosen: (field: FieldOf<Draft>) => chosen(state, field),
    endClash: () => setState(endClash),
  };
}

export type TabForm<Draft extends object> = ReturnType<typeof useTabForm<Draft>>;
