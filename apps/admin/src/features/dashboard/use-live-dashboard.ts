import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../../shared/api';
import { followLiveEvents } from '../../shared/live-events';
import { dashboardQueries } from './dashboard-queries';

/** Reads what is on the screen again when somebody changed something elsewhere. Returns whether the line stands. */
export function useLiveDashboard(): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = () => void queries.invalidateQueries({ queryKey: dashboardQueries.all });
    void followLiveEvents({
      headers: session.headers,
      renew: () => session.renew(session.accessToken()),
      signal: leaving.signal,
      onResync: () => { setLive(true); readAgain(); },
      onLost: () => setLive(false),
      onEvent: ({ topic }) => { if (topic !== 'news') readAgain(); },
    });
    return () => leaving.abort();
  }, [queries]);

  return live;
}
