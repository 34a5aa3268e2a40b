import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../shared/api';
import { followLiveEvents } from '../../shared/live-events';
import { newsQueries } from './news-queries';

/** Reads the list again when somebody changed a notice elsewhere. A form that is open keeps what is typed in it. */
export function useLiveNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = () => void queries.invalidateQueries({ queryKey: [...newsQueries.all, 'list'] });
    void followLiveEvents({
      headers: session.headers,
      renew: () => session.renew(session.accessToken()),
      signal: leaving.signal,
      onResync: readAgain,
      onLost: () => undefined,
      onEvent: ({ topic }) => { if (topic === 'news') readAgain(); },
    });
    return () => leaving.abort();
  }, [queries]);
}
