import type { LiveEvent } from '@academy/domain/live';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openStream } from './api';
import { followLiveEvents } from './live-events';
import { liveReads } from './live-reads';

/**
 * Reads again what somebody changed elsewhere, while the page is open: everything below `all` whenever the line begins anew, and what `touched` says
 * at each event. Both are made once, outside of the component. Returns whether the line stands.
 */
export function useLiveQueries(
  all: QueryKey,
  touched: (event: LiveEvent) => readonly QueryKey[],
): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = liveReads(
      (queryKey: QueryKey) => queries.invalidateQueries({ queryKey }),
      leaving.signal,
    );
    void followLiveEvents({
      open: openStream,
      signal: leaving.signal,
      onResync: () => {
        setLive(true);
        readAgain(all);
      },
      onLost: () => setLive(false),
      onEvent: (event) => touched(event).forEach(readAgain),
    });
    return () => leaving.abort();
  }, [queries, all, touched]);

  return live;
}

/** What `useLiveQueries` is told where an event of some topics concerns the whole page. */
export const onTopics =
  (all: QueryKey, ...topics: readonly LiveEvent['topic'][]) =>
  ({ topic }: LiveEvent): readonly QueryKey[] =>
    topics.includes(topic) ? [all] : [];
