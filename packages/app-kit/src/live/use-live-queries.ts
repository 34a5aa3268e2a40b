import { useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveReads } from './live-reads';
import type { SharedLine } from './share-line';

/** ms for which an answer may have been on its way, or have waited for who asked for it. */
const UNDER_WAY = 10_000;

/** Whether what was said at a moment may be missing in what was read, or is being read. */
const mayLack =
  (heardAt: number) =>
  ({ state }: Query): boolean =>
    (state.dataUpdatedAt || Date.now()) - UNDER_WAY <= heardAt;

/**
 * Invalidates queries changed elsewhere while the page is open: everything below `all` when events
 * may have been missed, and what `touched` returns for each event. Create all three outside of the
 * component. Returns whether it is connected.
 */
export function useLiveQueries<Event>(
  line: SharedLine<Event>,
  all: QueryKey,
  touched: (event: Event) => readonly QueryKey[],
): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = liveReads(
      (queryKey: QueryKey) => queries.invalidateQueries({ queryKey }),
      leaving.signal,
    );
    line(
      {
        onStanding: () => setLive(true),
        onResync: (heardAt) => {
          if (heardAt === undefined) readAgain(all);
          else void queries.invalidateQueries({ queryKey: all, predicate: mayLack(heardAt) });
        },
        onLost: () => setLive(false),
        onEvent: (event) => touched(event).forEach(readAgain),
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [line, queries, all, touched]);

  return live;
}
