import { backOff } from '../back-off';
import { isDone, outcomeOf } from '../outcome';
import { createEditList } from './edit-list';
import type { OpenEdit } from './edit-store';
import { OTHER_TAB_MS, OUTBOX_DAYS, type AnswerMessage } from './outbox-types';
import type { OutboxDevice, OutboxFeature, OutboxSnapshot } from './outbox-types';
import { explainFailure, saveStateOf, type SaveFailure } from './save-state';

const countOf = (seq: string) => Number(seq.slice(seq.lastIndexOf(':') + 1));

/**
 * Sends the edits of one owner, one request at a time, and forgets an edit only when the server has
 * confirmed or refused it (ADR 0258).
 */
export function createOutbox<Edit, Answer>(
  feature: OutboxFeature<Edit, Answer>,
  device: OutboxDevice<Edit, Answer>,
) {
  const { explain = explainFailure, isHeld = () => false, isOrdered = () => true } = feature;
  const list = createEditList({ ...feature, ...device });
  const listeners = new Set<() => void>();
  let snapshot: OutboxSnapshot<Edit> = { edits: list.all(), state: { kind: 'idle' } };
  let cancelTimer: (() => void) | undefined;
  let pumping: Promise<void> | undefined;
  let [due, closed] = [false, false];
  const givenUp = new AbortController();
  /** Send one edit at a time, to find the one for which a whole request was refused. */
  let alone = false;
  let [failures, latestAnswer] = [0, 0];
  let failure: SaveFailure | undefined;
  let savedAt: number | undefined;

  const sendable = () => [...list.all().values()].filter((edit) => !isHeld(edit));

  /** What the next request carries. */
  function nextBatch(): OpenEdit<Edit>[] {
    const ready = list.ready(sendable());
    alone &&= ready.length > 1;
    const batch = feature.batch(ready);
    return alone ? batch.slice(0, 1) : batch;
  }

  function publish(): void {
    if (closed) return;
    const { quietFailures = 0 } = feature;
    const [open, online] = [sendable().length, device.isOnline()];
    const state = saveStateOf({ open, online, failures, failure, savedAt, quietFailures });
    snapshot = { edits: list.all(), state };
    for (const listener of listeners) listener();
  }

  function stopTimer(): void {
    cancelTimer?.();
    cancelTimer = undefined;
  }

  function schedule(ms?: number): void {
    stopTimer();
    if (closed) return;
    cancelTimer = device.startTimer(() => {
      cancelTimer = undefined;
      void pump();
    }, ms);
  }

  function fail(why: SaveFailure): void {
    failure = why;
    failures += 1;
    if (why.retry) schedule(Math.max(why.retryAfter ?? 0, backOff(failures)));
  }

  const mustWait = () => list.isAnyCarried() && !isOrdered();

  async function prepared(): Promise<boolean> {
    try {
      await feature.prepare?.(sendable());
      return true;
    } catch (error) {
      if (!closed) fail(explain(error));
      publish();
      return false;
    }
  }

  /** Settles the edits of an answer. Returns those to be sent again. */
  function take(
    { seq, sent, answer }: AnswerMessage<Edit, Answer>,
    here: boolean,
  ): OpenEdit<Edit>[] {
    const settle = feature.settle(answer);
    const again: OpenEdit<Edit>[] = [];
    const done: OpenEdit<Edit>[] = [];
    const rewritten: OpenEdit<Edit>[] = [];
    for (const edit of sent) {
      const newest = list.all().get(feature.keyOf(edit));
      const fate = newest ? settle(edit, newest) : 'done';
      if (fate === 'done' || !newest) done.push(edit);
      else if (fate === 'again') again.push(edit);
      else rewritten.push({ ...fate, rev: newest.rev, at: newest.at });
    }
    list.drop(done);
    list.rewrite(rewritten);
    feature.onAnswer({ sent, answer, here, latest: countOf(seq) > latestAnswer });
    latestAnswer = Math.max(latestAnswer, countOf(seq));
    savedAt = device.serverNow();
    failures = again.length > 0 ? failures : 0;
    failure = undefined;
    return again;
  }

  function refused(error: unknown, batch: readonly OpenEdit<Edit>[]): void {
    if (isDone(error)) {
      // The answer has no details: saved, and read again.
      [savedAt, failures, failure] = [device.serverNow(), 0, undefined];
      feature.readAgain(batch);
      return discard(batch);
    }
    const fate = feature.onFailure?.(error, batch);
    if (fate === 'drop') return discard(batch);
    if (fate) return rewrite(fate);
    if (!feature.onRefused || outcomeOf(error) !== 'refused') return fail(explain(error));
    alone = batch.length > 1;
    if (alone) return;
    for (const edit of batch) feature.onRefused(error, edit);
    discard(batch);
  }

  /** Changes edits in place; they keep their revision. */
  function rewrite(edits: readonly OpenEdit<Edit>[]): void {
    list.rewrite(edits);
    device.tabs.post({ say: 'edits', edits });
  }

  function discard(edits: readonly OpenEdit<Edit>[]): void {
    list.drop(edits);
    device.tabs.post({ say: 'gone', edits });
  }

  async function deliver(batch: OpenEdit<Edit>[], leaving = false): Promise<void> {
    const seq = device.nextSeq();
    list.carry(batch);
    device.tabs.post({ say: 'carried', edits: batch });
    try {
      const answer = await feature.send(batch, { seq, leaving, signal: givenUp.signal });
      if (closed) return;
      // Other tabs' edits on top of this one are based on this answer.
      await reconcile();
      const said = { say: 'answer', seq, sent: batch, answer } as const;
      device.tabs.post(said);
      if (take(said, true).length > 0) fail({ retry: true });
    } catch (error) {
      if (!closed) refused(error, batch);
    } finally {
      list.land(batch);
      publish();
    }
  }

  async function reconcile(): Promise<void> {
    const vanished = await list.reconcile();
    if (vanished.length > 0) feature.readAgain(vanished);
  }

  /** One request, if there is something to send. */
  async function turn(): Promise<void> {
    await reconcile();
    if (closed || (sendable().length > 0 && !(await prepared()))) return;
    const batch = nextBatch();
    publish();
    if (closed || batch.every(list.isCarried) || mustWait()) return;
    await deliver(batch);
    due ||= !failure && !cancelTimer && sendable().length > 0;
  }

  /** Sends until nothing is left, or a failure has scheduled a retry. */
  async function drain(): Promise<void> {
    while (due) {
      due = false;
      if (closed) return;
      await device.tabs.exclusive(turn);
    }
  }

  function pump(): Promise<void> {
    due = true;
    pumping ??= drain().finally(() => {
      pumping = undefined;
    });
    return pumping;
  }

  /** The network or the person is back: forget the back-off. */
  function wake(): void {
    failures = 0;
    failure = undefined;
    publish();
    void pump();
  }

  function add(edits: readonly Edit[]): void {
    const { added, takenBack } = list.add(edits);
    if (added.length > 0) device.tabs.post({ say: 'edits', edits: added });
    if (takenBack.length > 0) device.tabs.post({ say: 'gone', edits: takenBack });
    publish();
    schedule(feature.delayOf?.(edits));
  }

  const stopHearing = device.tabs.subscribe((news) => {
    if (closed) return;
    if (news.say === 'answer') take(news, false);
    else if (news.say === 'gone') list.forget(news.edits);
    else if (news.say === 'carried') {
      const wanted = list.markAttempted(news.edits);
      if (wanted.length > 0) add(wanted);
    } else {
      list.adopt(news.edits);
      if (!cancelTimer) schedule(OTHER_TAB_MS);
    }
    publish();
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    wake,

    /** Loads edits of an earlier visit and sends them. */
    async start(): Promise<void> {
      await reconcile();
      // What was edited since the page opened is no find.
      const isOwn = ({ rev }: OpenEdit<Edit>) => rev.startsWith(`${device.pageId}:`);
      const found = [...list.all().values()].filter((edit) => !isOwn(edit));
      const oldest = device.clock() - OUTBOX_DAYS * 86_400_000;
      const expired = found.filter(({ at }) => feature.expires !== false && at < oldest);
      list.drop(expired);
      publish();
      const replayed = found.filter((edit) => !expired.includes(edit));
      if (found.length > 0) feature.onFound?.({ expired, replayed });
      if (list.all().size === 0) return;
      await pump();
    },

    add,

    /** Changes held edits after the user's decision, and sends those that are released. */
    rewrite(edits: readonly OpenEdit<Edit>[]): void {
      rewrite(edits);
      wake();
    },

    /** Gives edits up. */
    discard(edits: readonly OpenEdit<Edit>[]): void {
      discard(edits);
      publish();
    },

    /** Publishes the state again, after the browser went offline. */
    refresh: publish,

    /** Sends now, without the delay. Resolves when it has succeeded or failed. */
    saveNow(): Promise<void> {
      stopTimer();
      return pump();
    },

    /**
     * On leaving: sends everything synchronously, also what a request in flight carries, since that
     * one may die with the page. `seq` keeps the order; without it, an edit on top of one in flight
     * stays in the store for the next visit.
     */
    async flush(): Promise<void> {
      const open = nextBatch();
      if (open.length === 0 || mustWait()) return;
      stopTimer();
      await deliver(open, true);
      // Edits made meanwhile had to wait for it.
      if (!failure && !cancelTimer && sendable().length > 0) void pump();
    },

    /**
     * Ends the session: nothing is sent any more. `forget` gives the edits up as well, also those
     * that a request carries.
     */
    async close(forget: boolean): Promise<void> {
      stopTimer();
      if (forget) {
        discard([...list.all().values()]);
        givenUp.abort();
      }
      closed = true;
      stopHearing();
      listeners.clear();
      await list.written();
    },
  };
}
