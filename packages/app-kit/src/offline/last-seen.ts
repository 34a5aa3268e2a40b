import type { Query, QueryClient } from '@tanstack/react-query';
import { isStaleQuery, isUnanswered, markAnswered, markKept } from './stale-queries';
import type { LastSeenStore, SeenAnswer } from './last-seen-store';

interface Options {
  queryClient: QueryClient;
  /** The signed-in person. */
  owner: string;
  /**
   * Whether the answer to a query, by its hash, may lie on the device at a moment of the server's
   * clock; everything by default.
   */
  keeps?: (query: string, now: number) => boolean;
  shape: string;
  store: LastSeenStore;
  /** Server minus device, ms. */
  offset: () => number;
}

/** ms after the last answer until it is stored: a page asks for several things at once. */
const WRITE_AFTER = 500;
/** ms after which a question that has no answer yet shows what the device has kept. */
const PATIENCE = 3000;
/** How long an answer is kept, in ms. */
const KEPT_FOR = 30 * 24 * 60 * 60_000;
/** ms between two looks for what is to be kept no longer: a page may stay open for days. */
const CLEAN_EVERY = 60 * 60_000;

/** What is kept of the questions that have an answer. */
const answersOf = (
  asked: ReadonlySet<Query>,
  { owner, shape, offset }: Pick<Options, 'owner' | 'shape' | 'offset'>,
): SeenAnswer[] =>
  [...asked]
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryHash, state }) => ({
      owner,
      query: queryHash,
      shape,
      seenAt: state.dataUpdatedAt + offset(),
      data: state.data,
    }));

/** Tells of the network's return, and of the page's coming and going; returns the way to stop. */
function whenBack(online: () => void, visibilityChanges: () => void): () => void {
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visibilityChanges);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', visibilityChanges);
  };
}

/** Writes what is to be kept of one person's answers, and clears away the rest. */
function recorder(options: Omit<Options, 'queryClient'>) {
  const { owner, shape, store, offset, keeps = () => true } = options;
  const unwritten = new Set<Query>();
  let writing: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let cleanedAt = 0;
  const now = () => Date.now() + offset();

  const isKept = (answer: SeenAnswer): boolean =>
    answer.owner === owner && now() - answer.seenAt < KEPT_FOR && keeps(answer.query, now());

  function clean(): void {
    cleanedAt = Date.now();
    store.keepOnly(isKept).catch(() => undefined);
  }

  async function write(): Promise<void> {
    const answers = answersOf(unwritten, { owner, shape, offset }).filter(isKept);
    unwritten.clear();
    if (stopped) return;
    // A full device, or a logout in another tab: nothing is kept then.
    await store.put(answers).catch(() => undefined);
    if (Date.now() - cleanedAt > CLEAN_EVERY) clean();
  }

  return {
    keep(query: Query): void {
      unwritten.add(query);
      clearTimeout(writing);
      writing = setTimeout(() => void write(), WRITE_AFTER);
    },
    write,
    clean,
    /** What the device has kept of a query, unless its time is over. */
    async read(query: Query): Promise<SeenAnswer | undefined> {
      const seen = await store.get(owner, query.queryHash).catch(() => undefined);
      return !stopped && seen?.shape === shape && isKept(seen) ? seen : undefined;
    },
    stop(): void {
      stopped = true;
      clearTimeout(writing);
      store.close();
    },
  };
}

/**
 * Keeps every answer that one person reads, and shows it again when the server cannot be asked: at
 * once when it is known, after three seconds when there is no answer at all (ADR 0092). Only for
 * queries without data; what is on the screen stays. Returns the way to stop.
 */
export function keepLastSeen({ queryClient, ...options }: Options): () => void {
  const queries = queryClient.getQueryCache();
  const { keep, write, clean, read, stop } = recorder(options);
  let filling = false;

  async function fill(query: Query): Promise<void> {
    const seen = await read(query);
    const wanted = query.state.data === undefined && queries.get(query.queryHash) === query;
    if (!seen || !wanted) return;
    filling = true;
    queryClient.setQueryData(query.queryKey, seen.data, {
      updatedAt: seen.seenAt - options.offset(),
    });
    filling = false;
    markKept(query);
    // It is asked for again as soon as it is shown again, however young it is.
    query.invalidate();
  }

  function waitFor(query: Query): void {
    setTimeout(() => {
      const { data, fetchStatus, fetchFailureReason } = query.state;
      if (data === undefined && fetchStatus === 'fetching' && fetchFailureReason === null)
        void fill(query);
    }, PATIENCE);
  }

  function look(query: Query): void {
    if (query.state.data !== undefined) keep(query);
    else if (isUnanswered(query.state.fetchFailureReason)) void fill(query);
    else if (query.state.fetchStatus === 'fetching') waitFor(query);
  }

  /**
   * The server can be asked again, or may be: what could not be read is read now. What is under way
   * already is left alone.
   */
  const catchUp = () =>
    void queryClient.refetchQueries(
      { type: 'active', predicate: isStaleQuery },
      { cancelRefetch: false },
    );

  const stopListening = queries.subscribe((event) => {
    if (event.type !== 'updated' || filling) return;
    const { query, action } = event;
    if (action.type === 'success') {
      keep(query);
      // Data that is given an age of its own has been rearranged, not answered.
      if (action.dataUpdatedAt !== undefined) return;
      markAnswered(query);
      catchUp();
    } else if (query.state.data === undefined && action.type !== 'invalidate') {
      look(query);
    }
  });

  const readAnew = () =>
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => isStaleQuery(query) || query.isStale(),
    });
  const whenVisibilityChanges = () => {
    if (document.visibilityState === 'visible') catchUp();
    else void write();
  };
  const stopWaiting = whenBack(readAnew, whenVisibilityChanges);

  // Read first: what is written in the same store is waited for.
  for (const query of queries.getAll()) look(query);
  clean();

  return () => {
    stopListening();
    stopWaiting();
    stop();
  };
}
