import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { REST_AFTER } from '../../shared/late/late';

/** True once the page has had its time to load, or as soon as the server cannot be asked: whichever comes first. */
export function useLateShellDue(): boolean {
  const queries = useQueryClient().getQueryCache();
  const [due, setDue] = useState(!navigator.onLine);

  useEffect(() => {
    const now = () => setDue(true);
    const timer = setTimeout(now, REST_AFTER);
    window.addEventListener('offline', now);
    const stopListening = queries.subscribe(({ query }) => query.state.fetchFailureReason && now());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', now);
      stopListening();
    };
  }, [queries]);

  return due;
}
