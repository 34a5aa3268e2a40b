import type { ReasonId } from '@academy/domain/ids';
import type { ReasonType } from '@academy/domain/reasons';
import { useMemo, useSyncExternalStore } from 'react';
import { storedDrafts } from '../../../shared/drafts/stored-drafts';
import { readDraft, type StoredReason } from './reason-draft';

/** Which reason a form is about: a new one, or one that is edited. */
export type About = 'new' | ReasonId;

const nameOf = (about: About) => `reason-${about}`;

export const keepDraft = (about: About, draft: Omit<StoredReason, 'at'>): void =>
  storedDrafts.write(nameOf(about), JSON.stringify({ ...draft, at: Date.now() }));

export const dropDraft = (about: About): void => storedDrafts.drop(nameOf(about));

/** What is stored at this moment, for code outside of drawing. */
export const currentDraft = (about: About): StoredReason | undefined =>
  readDraft(storedDrafts.read(nameOf(about)));

/** Goes on with what was begun as another type: text and day stay. */
export function keepType(type: ReasonType): void {
  const draft = currentDraft('new');
  if (draft) keepDraft('new', { ...draft, input: { ...draft.input, type } });
}

/** What the student has begun to write, as it is stored on the device. */
export function useDraft(about: About): StoredReason | undefined {
  const text = useSyncExternalStore(storedDrafts.subscribe, () => storedDrafts.read(nameOf(about)));
  return useMemo(() => readDraft(text), [text]);
}
