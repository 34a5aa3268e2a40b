import { shareLine, useLiveQueries as useLine } from '@academy/app-kit/live';
import { LIVE_PATH, liveEventSchema, type LiveEvent } from '@academy/domain/live';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openStream } from './api';
import { serverClock } from './session/session';
import { managerQuery } from './session/use-manager';

const managersLine = shareLine({
  open: (signal, silentMs) => {
    const since = Math.floor(serverClock.serverNow().getTime() - silentMs);
    return openStream(`${LIVE_PATH}?since=${since}`, signal);
  },
  read: (data) => liveEventSchema.safeParse(data).data,
});

/** Which features there are is a setting: the frame around the page follows it, too. */
const withFrame =
  (touched: (event: LiveEvent) => readonly QueryKey[]) =>
  (event: LiveEvent): readonly QueryKey[] =>
    event.topic === 'settings' ? [managerQuery.queryKey, ...touched(event)] : touched(event);

/**
 * Keeps what a page reads up to date: everything below `all` when the line begins again, and what
 * `touched` says of each event.
 */
export const useLiveQueries = (
  all: QueryKey,
  touched: (event: LiveEvent) => readonly QueryKey[],
): boolean =>
  useLine(
    managersLine,
    all,
    useMemo(() => withFrame(touched), [touched]),
  );

/** For `useLiveQueries`, where an event of some topics concerns the whole page. */
export const onTopics =
  (all: QueryKey, ...topics: readonly LiveEvent['topic'][]) =>
  ({ topic }: LiveEvent): readonly QueryKey[] =>
    topics.includes(topic) ? [all] : [];
