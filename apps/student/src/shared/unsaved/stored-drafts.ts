import { createListeners } from '@academy/domain/collections';
import { useSession } from '@academy/auth/react';
import { useEffect } from 'react';
import { deviceStorage } from '../device-storage';
import { unsavedWork, type SaveState } from './unsaved-work';

const PREFIX = 'academy-draft:';

const { subscribe, tell } = createListeners();
/** Name → text of the student's drafts. The device's storage holds the same, where there is one. */
let drafts = new Map<string, string>();
let owner: string | undefined;
let state: SaveState = { kind: 'idle' };

const keyOf = (name: string) => `${PREFIX}${owner}:${name}`;
const storedKeys = () => Object.keys(deviceStorage ?? {}).filter((key) => key.startsWith(PREFIX));

function notify(): void {
  state = drafts.size === 0 ? { kind: 'idle' } : { kind: 'draft', count: drafts.size };
  tell();
}

function keep(name: string, text: string | undefined): void {
  try {
    if (text === undefined) deviceStorage?.removeItem(keyOf(name));
    else deviceStorage?.setItem(keyOf(name), text);
  } catch {
    // A full storage: this tab still has it.
  }
}

function write(name: string, text: string | undefined): void {
  if (text === drafts.get(name)) return;
  if (text === undefined) drafts.delete(name);
  else drafts.set(name, text);
  keep(name, text);
  notify();
}

/**
 * Reads what an earlier visit of this student left. Another student's drafts go: who signs in now
 * must not find them (ADR 0400).
 */
function open(studentId: string): void {
  owner = studentId;
  drafts = new Map();
  const own = keyOf('');
  for (const key of storedKeys()) {
    if (key.startsWith(own)) drafts.set(key.slice(own.length), deviceStorage?.getItem(key) ?? '');
    else deviceStorage?.removeItem(key);
  }
  unsavedWork.register('drafts', {
    subscribe,
    getState: () => state,
    retry: () => undefined,
    saveNow: () => Promise.resolve(),
    async discard() {
      for (const name of Array.from(drafts.keys())) write(name, undefined);
    },
  });
  notify();
}

/**
 * Forms that were begun and not sent: they outlive a reload, a phone that ends the app, and a login
 * that runs out, and go with a logout. One text per name.
 */
export const storedDrafts = {
  /** Owner of the drafts; undefined without a session: then they wait on the device. */
  of(studentId: string | undefined): void {
    if (studentId === owner) return;
    if (studentId !== undefined) return open(studentId);
    owner = undefined;
    drafts = new Map();
    unsavedWork.register('drafts', undefined);
    notify();
  },
  subscribe,
  read: (name: string): string | undefined => drafts.get(name),
  write(name: string, text: string): void {
    if (owner !== undefined) write(name, text);
  },
  drop(name: string): void {
    if (owner !== undefined) write(name, undefined);
  },
};

/**
 * Opens the drafts of the signed-in student, for each part that loads late: the page that writes
 * drafts, the logout that asks about them, and the frame, which removes another student's.
 */
export function useStoredDrafts(): void {
  const { state: login } = useSession();
  const studentId = login.status === 'student' ? login.studentId : undefined;
  useEffect(() => storedDrafts.of(studentId), [studentId]);
}
