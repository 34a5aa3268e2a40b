import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from './use-now';

/**
 * Reads again what changes at a moment, such as a cutoff: no live event announces it. Repeats each
 * minute until the answer names a later moment.
 */
export function useReadWhenPassed(moment: string | undefined, queryKey: QueryKey): void {
  const now = useNow();
  const queries = useQueryClient();
  const read = useEffectEvent(() => void queries.invalidateQueries({ queryKey }));
  const due = moment !== undefined && new Date(moment) <= now ? now : undefined;
  useEffect(() => {
    if (due) read();
  }, [due]);
}
