import { ApiError } from '@academy/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedFields, mergeDraft, type FieldOf } from './draft';
import * as states from './form-state';
import type { FormState } from './form-state';
import { currentOf } from './if-match';
import type { KeptDraft, KeptDrafts } from './kept-drafts';
import { useUnsavedChanges } from './unsaved-changes';

/** Where an unsaved draft is kept when its page closes. */
export interface Keep<Draft> {
  drafts: KeptDrafts<Draft>;
  owner: string;
  name: string;
  /** Whether it is kept after leaving the page; by default always. */
  outlives?: () => boolean;
}

export interface VersionedFormOptions<Base, Draft extends object> {
  /** What is saved, as it was read; null where there is nothing yet. */
  loaded: Base;
  versionOf: (base: Base) => number;
  /** What the fields begin with. */
  draftOf: (base: Base) => Draft;
  /** What is saved now, of the answer that refuses an older version. */
  read: (current: unknown) => Base | undefined;
  /** The draft as it is sent, where what is typed may differ from it without a change. */
  tidy?: (draft: Draft) => Draft;
  /** Work besides the draft that leaving would lose, such as an upload. */
  pending?: boolean;
  /** How far one may go without losing the draft: to another tab of the page, or nowhere. */
  scope?: 'page' | 'tab';
  keep?: Keep<Draft>;
  /** Called after a save, when navigating away is safe. */
  onSaved?: (saved: Base) => void;
  /** Called when the draft was replaced, for a caller that holds part of it itself. */
  onReplaced?: (draft: Draft) => void;
}

type GuardedOptions<Draft extends object> = Pick<
  VersionedFormOptions<unknown, Draft>,
  'keep' | 'scope' | 'pending'
>;

/** What must be corrected, by its field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Result of a submit. `asked`: nothing was sent, the user must answer a question first. */
export type Submitted<Sent> =
  | { kind: 'saved'; sent: Sent }
  | { kind: 'failed'; error: unknown }
  | { kind: 'asked' | 'blocked' | 'clash' };

const keptOf = <Draft>({ drafts, owner, name }: Keep<Draft>) => drafts.read(owner, name);

function begin<Base, Draft extends object>({
  loaded,
  versionOf,
  draftOf,
  keep,
}: VersionedFormOptions<Base, Draft>): FormState<Base, Draft> {
  const before = draftOf(loaded);
  const kept = keep && keptOf(keep);
  if (!kept) return { base: loaded, before, draft: before };
  return kept.version === versionOf(loaded)
    ? { base: loaded, before, draft: kept.draft }
    : states.meet(kept, loaded, before);
}

/**
 * Keeps a draft that is not saved while its page is open, and afterwards if it outlives it; who
 * leaves without saving loses it.
 */
function useKept<Draft extends object>(
  { keep, scope = 'page', pending = false }: GuardedOptions<Draft>,
  { version, before, draft }: KeptDraft<Draft>,
  dirty: boolean,
) {
  const { drafts, owner = '', name = '' } = keep ?? {};
  useUnsavedChanges(dirty, {
    scope,
    drop: () => drafts?.forget(owner, name),
    outlivesLogin: () => keep !== undefined && !pending,
  });
  useEffect(() => {
    if (dirty) drafts?.put(owner, name, { version, before, draft });
    else drafts?.forget(owner, name);
  }, [drafts, owner, name, dirty, version, before, draft]);
  const leave = useEffectEvent(() => {
    if (keep?.outlives && !keep.outlives()) drafts?.forget(owner, name);
  });
  useEffect(() => () => leave(), []);
}

type Wrong = Readonly<Partial<Record<string, string | undefined>>>;

function errorsIn(wrong: Wrong): FieldErrors {
  const found: Record<string, string> = {};
  for (const [field, error] of Object.entries(wrong)) if (error !== undefined) found[field] = error;
  return found;
}

interface SubmitOptions<Base, Draft extends object> {
  state: FormState<Base, Draft>;
  read: (current: unknown) => Base | undefined;
  /** Another user saved meanwhile. */
  meet: (newer: Base) => void;
  /** The draft that was sent is saved as `after`. */
  confirm: (sent: Draft, after: Base) => void;
}

/** Sends a draft, one request at a time, and holds what was wrong with it. */
function useSubmit<Base, Draft extends object>({
  state: { base, draft, clash },
  read,
  meet,
  confirm,
}: SubmitOptions<Base, Draft>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>();
  // A second tap may arrive before the button renders as busy.
  const sending = useRef(false);
  const work = useMutation({ mutationFn: (send: () => Promise<void>) => send() });

  function forget() {
    setErrors({});
    setFailure(undefined);
  }

  /**
   * Sends the draft by `send`, which answers null when something must be asked first. `wrong`: what
   * has to be corrected before, at its field.
   */
  async function submit<Sent extends { saved: Base }>(
    send: (draft: Draft, base: Base) => Promise<Sent | null>,
    wrong: Wrong = {},
  ): Promise<Submitted<Sent>> {
    const found = errorsIn(wrong);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || sending.current || (clash && clash.open.length > 0))
      return { kind: 'blocked' };
    sending.current = true;
    const answer: { sent: Sent | null } = { sent: null };
    try {
      await work.mutateAsync(async () => {
        answer.sent = await send(draft, base);
      });
    } catch (error) {
      const newer = read(currentOf(error));
      if (newer !== undefined) {
        meet(newer);
        return { kind: 'clash' };
      }
      setErrors((error instanceof ApiError && error.errors) || {});
      setFailure(error);
      return { kind: 'failed', error };
    } finally {
      sending.current = false;
    }
    if (answer.sent === null) return { kind: 'asked' };
    confirm(draft, answer.sent.saved);
    return { kind: 'saved', sent: answer.sent };
  }

  return { errors, failure, forget, submit, work };
}

/**
 * A form that two people may edit: the draft, what changed, field errors, a single save at a time,
 * and merging another user's newer save. Fields that both changed wait for a decision, so nothing
 * is overwritten unseen.
 */
export function useVersionedForm<Base, Draft extends object>(
  options: VersionedFormOptions<Base, Draft>,
) {
  const { loaded, versionOf, draftOf, tidy = (draft: Draft) => draft } = options;
  const [state, setState] = useState(() => begin(options));
  const [restored, setRestored] = useState(
    () => options.keep && keptOf(options.keep) !== undefined,
  );
  const [saved, setSaved] = useState<{ base: Base }>();
  const [replacements, setReplacements] = useState(0);
  const { base, before, draft, clash } = state;
  const changed = changedFields(tidy(before), tidy(draft));
  const dirty = changed.length > 0 || options.pending === true;
  useKept(options, { version: versionOf(base), before, draft }, dirty);

  /** Replaces the draft, not through its fields. */
  function replace(change: (now: FormState<Base, Draft>) => FormState<Base, Draft>) {
    setState(change);
    setReplacements((count) => count + 1);
  }
  const { errors, failure, forget, submit, work } = useSubmit<Base, Draft>({
    state,
    read: options.read,
    meet: (newer) => replace((now) => states.meet(now, newer, draftOf(newer))),
    confirm(sent, after) {
      accept(sent, after);
      setSaved({ base: after });
    },
  });

  if (versionOf(loaded) > versionOf(base) && !work.isPending) {
    const theirs = draftOf(loaded);
    const { merged, conflicts } = mergeDraft(before, draft, theirs);
    if (conflicts.length === 0)
      replace((now) => ({ ...now, base: loaded, before: theirs, draft: merged }));
  }
  const onReplaced = useEffectEvent(() => options.onReplaced?.(draft));
  useEffect(() => {
    if (replacements > 0) onReplaced();
  }, [replacements]);
  const leave = useEffectEvent((after: Base) => options.onSaved?.(after));
  useEffect(() => {
    if (saved) leave(saved.base);
  }, [saved]);

  /** Another version was saved, made from `from`. */
  function accept(from: Draft, after: Base) {
    setState((now) => states.confirm(now, from, after, draftOf(after)));
    setRestored(false);
  }

  return {
    base,
    before,
    draft,
    changed,
    dirty,
    clash,
    errors,
    /** Why the last submit failed; field errors are in `errors`. */
    failure,
    /** The draft comes from an earlier visit. */
    restored: restored === true && dirty,
    busy: work.isPending,
    /** The save goes out when the network is back. */
    waiting: work.isPaused,
    change: (changes: Partial<Draft>) => setState((now) => states.edit(now, changes)),
    submit,
    accept,
    forget,
    /** Other values in all fields, not saved: nothing that was typed stays. */
    start(next: Draft) {
      replace(() => ({ base, before, draft: next }));
      forget();
    },
    /** Back to what is saved. */
    discard() {
      replace(states.discard);
      setRestored(false);
      forget();
    },
    choose: (field: FieldOf<Draft>, whose: 'mine' | 'theirs') =>
      replace((now) => states.choose(now, field, whose)),
    chosen: (field: FieldOf<Draft>) => states.chosen(state, field),
    endClash: () => setState(states.endClash),
  };
}

export type VersionedForm<Base, Draft extends object> = ReturnType<
  typeof useVersionedForm<Base, Draft>
>;
