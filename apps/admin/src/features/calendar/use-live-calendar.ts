import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../../shared/api';
import { followLiveEvents } from '../../shared/live-events';
import { calendarQueries } from './calendar-queries';

/** Reads the calendar again when somebody changed meals, rules or payments elsewhere. Returns whether the line stands. */
export function useLiveCalendar(): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = () => void queries.invalidateQueries({ queryKey: calendarQueries.all });
    void followLiveEvents({
      headers: session.headers,
      renew: () => session.renew(session.accessToken()),
      signal: leaving.signal,
      onResync: () => { setLive(true); readAgain(); },
      onLost: () => setLive(false),
      onEvent: ({ topic }) => {
        if (topic === 'meals' || topic === 'settings' || topic === 'deposits' || topic === 'students') readAgain();
      },
    });
    return () => leaving.abort();
  }, [queries]);

  return live;
}
