import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../shared/api';
import { followLiveEvents } from '../../shared/live-events';
import { studentQueries } from './students-queries';

/** Reads the list again when somebody changed students, meals or deposits elsewhere. */
export function useLiveStudents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = () => void queries.invalidateQueries({ queryKey: studentQueries.all });
    void followLiveEvents({
      headers: session.headers,
      renew: () => session.renew(session.accessToken()),
      signal: leaving.signal,
      onResync: readAgain,
      onLost: () => undefined,
      onEvent: ({ topic }) => { if (topic === 'students' || topic === 'meals' || topic === 'deposits') readAgain(); },
    });
    return () => leaving.abort();
  }, [queries]);
}
