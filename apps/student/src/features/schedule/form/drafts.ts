import type { StudentId } from '@academy/domain/ids';
import * as z from 'zod/mini';
import { unsavedWork, type SaveState } from '../../../shared/unsaved-work/unsaved-work';
import { formStateSchema } from './form-state';

const KEY = 'academy.schedule-drafts';

/** A form that was begun. `version`: of the schedule that it edits, as it was read when the writing began. */
const draftSchema = z.object({ form: formStateSchema, version: z.nullable(z.int()) });
export type Draft = z.output<typeof draftSchema>;
const storedSchema = z.object({ studentId: z.string(), drafts: z.array(z.object({ of: z.string(), draft: draftSchema })) });

/** The session's storage of this tab, where the browser has one: a reload keeps what was written, other people's tabs never see it. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readStored(storage: Storage | undefined, studentId: StudentId): Map<string, Draft> {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage?.getItem(KEY) ?? 'null'));
    return new Map(stored.success && stored.data.studentId === studentId ? stored.data.drafts.map(({ of, draft }) => [of, draft]) : []);
  } catch {
    return new Map();
  }
}

/**
 * The forms that a student has begun and not sent, by what they are about (`new`, or a schedule's id). They outlive the sheet, the page
 * and a reload of the tab; logging out asks and then forgets them (ADR 0087).
 */
export function createDrafts(studentId: StudentId, storage = tabStorage()) {
  let drafts = readStored(storage, studentId);
  const listeners = new Set<() => void>();

  function change(next: Map<string, Draft>): void {
    drafts = next;
    try {
      if (next.size === 0) storage?.removeItem(KEY);
      else storage?.setItem(KEY, JSON.stringify({ studentId, drafts: [...next].map(([of, draft]) => ({ of, draft })) }));
    } catch {
      // A full storage: then the form lives as long as the page.
    }
    for (const listener of listeners) listener();
  }

  return {
    studentId,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: (): ReadonlyMap<string, Draft> => drafts,
    put: (of: string, draft: Draft) => change(new Map(drafts).set(of, draft)),
    drop: (of: string) => drafts.has(of) && change(new Map([...drafts].filter(([other]) => other !== of))),
    clear: () => change(new Map()),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

let current: Drafts | undefined;

/** The drafts of the signed-in student, known to the shell: a logout does not lose them unasked. */
export function currentDrafts(studentId: StudentId): Drafts {
  if (current?.studentId === studentId) return current;
  const drafts = createDrafts(studentId);
  current = drafts;
  unsavedWork.register('schedule', {
    subscribe: drafts.subscribe,
    getState: (): SaveState => (drafts.all().size > 0 ? { kind: 'draft', count: drafts.all().size } : { kind: 'idle' }),
    // Only the student can send it.
    retry: () => undefined,
    saveNow: () => Promise.resolve(),
    discard: async () => drafts.clear(),
  });
  return drafts;
}

