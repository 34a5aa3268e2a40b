import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../../shared/api';
import { followLiveEvents } from '../../shared/live-events';
import { sameDayQueries } from './same-day-queries';

/** Reads the same-day lists again when somebody changed a meal or a setting elsewhere. Returns whether the line stands. */
export function useLiveMeals(): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = (queryKey: readonly unknown[]) => void queries.invalidateQueries({ queryKey });
    void followLiveEvents({
      headers: session.headers,
      renew: () => session.renew(session.accessToken()),
      signal: leaving.signal,
      onResync: () => { setLive(true); readAgain(sameDayQueries.all); },
      onLost: () => setLive(false),
      onEvent: (event) => {
        if (event.topic === 'meals') event.dates.forEach((date) => readAgain([...sameDayQueries.all, date]));
        else readAgain(sameDayQueries.all);
      },
    });
    return () => leaving.abort();
  }, [queries]);

  return live;
}
