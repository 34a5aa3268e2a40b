import { createListeners } from '@academy/domain/collections';
import { pause } from '@academy/app-kit/writes';

/** What waits in an outbox of a manager, by what it is. */
export const UNSENT = ['marks', 'visits', 'pick-ups'] as const;
export type UnsentKind = (typeof UNSENT)[number];

export interface UnsentBox {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => { edits: ReadonlyMap<string, unknown> };
  saveNow: () => Promise<void>;
  close: (forget: boolean) => Promise<void>;
}

/** ms that a logout waits for what is just being saved before it asks. */
const WORTH_WAITING = 1000;

const opened = new Map<UnsentBox, { kind: UnsentKind; stopListening: () => void }>();
const { subscribe, tell: notify } = createListeners();

const countOf = (box: UnsentBox) => box.getSnapshot().edits.size;

/**
 * The edits of the signed-in manager that this device has and the server has not, over all
 * outboxes. A logout asks about them: they are kept for their author's next login, or given up.
 */
export const unsentEdits = {
  add(kind: UnsentKind, box: UnsentBox): void {
    opened.set(box, { kind, stopListening: box.subscribe(notify) });
    notify();
  },
  remove(box: UnsentBox): void {
    opened.get(box)?.stopListening();
    opened.delete(box);
    notify();
  },
  subscribe,
  count: (): number => [...opened.keys()].reduce((sum, box) => sum + countOf(box), 0),
  countOf: (kind: UnsentKind): number =>
    [...opened].reduce((sum, [box, of]) => sum + (of.kind === kind ? countOf(box) : 0), 0),
  /** What can still arrive before one leaves; not longer than is worth waiting for. */
  async saveNow(): Promise<void> {
    const saving = Array.from(opened.keys(), (box) => box.saveNow());
    await Promise.race([Promise.all(saving), pause(WORTH_WAITING)]);
  },
  /** Takes them off the device, also what a request carries: none is sent at a later login. */
  async giveUp(): Promise<void> {
    await Promise.all(Array.from(opened.keys(), (box) => box.close(true)));
  },
};

export const hasUnsentEdits = (): boolean => unsentEdits.count() > 0;
