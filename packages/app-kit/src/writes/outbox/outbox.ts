import { createListeners } from '@academy/domain/collections';
import { isDone, outcomeOf } from '../outcome';
import { createEditList } from './edit-list';
import type { OpenEdit } from './edit-store';
import { OTHER_TAB_MS, OUTBOX_DAYS, type AnswerMessage } from './outbox-types';
import type { OutboxDevice, OutboxFeature, OutboxSnapshot } from './outbox-types';
import { createPump, createTimer } from './pump';
import { createSaveProgress } from './save-progress';
import { explainFailure, type SaveFailure } from './save-state';

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
  const listeners = createListeners();
  let snapshot: OutboxSnapshot<Edit> = { edits: list.all(), state: { kind: 'idle' } };
  const progress = createSaveProgress(feature.quietFailures);
  const timer = createTimer(device.startTimer);
  const pump = createPump({ turn, exclusive: device.tabs.exclusive, isClosed: () => closed });
  const givenUp = new AbortController();
  let closed = false;
  /** Send one edit at a time, to find the one for which a whole request was refused. */
  let alone = false;
  let latestAnswer = 0;

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
    const state = progress.state(sendable().length, device.isOnline());
    snapshot = { edits: list.all(), state };
    listeners.tell();
  }

  function schedule(ms?: number): void {
    if (!closed) timer.start(() => void pump(), ms);
  }

  function fail(why: SaveFailure): void {
    const wait = progress.fail(why);
    if (wait !== undefined) schedule(wait);
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
    progress.confirm(device.serverNow(), again.length === 0);
    return again;
  }

  function refused(error: unknown, batch: readonly OpenEdit<Edit>[]): void {
    if (isDone(error)) {
      // The answer has no details: saved, and read again.
      progress.confirm(device.serverNow(), true);
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

  const isMoreToSend = () => !progress.hasFailed() && !timer.isSet() && sendable().length > 0;

  /** One request, if there is something to send. True when another can follow. */
  async function turn(): Promise<boolean> {
    await reconcile();
    if (closed || (sendable().length > 0 && !(await prepared()))) return false;
    const batch = nextBatch();
    publish();
    if (closed || batch.every(list.isCarried) || mustWait()) return false;
    await deliver(batch);
    return isMoreToSend();
  }

  /** The network or the person is back: forget the back-off. */
  function wake(): void {
    progress.forgive();
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
      if (!timer.isSet()) schedule(OTHER_TAB_MS);
    }
    publish();
  });

  return {
    subscribe: listeners.subscribe,
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
      timer.stop();
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
      timer.stop();
      await deliver(open, true);
      // Edits made meanwhile had to wait for it.
      if (isMoreToSend()) void pump();
    },

    /**
     * Ends the session: nothing is sent any more. `forget` gives the edits up as well, also those
     * that a request carries.
     */
    async close(forget: boolean): Promise<void> {
      timer.stop();
      if (forget) {
        discard([...list.all().values()]);
        givenUp.abort();
      }
      closed = true;
      stopHearing();
      await list.written();
    },
  };
}
