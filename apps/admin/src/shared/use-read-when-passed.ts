import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from './use-now';

/**
 * Reads again what a moment changes by itself: in the minute in which it passes, and in each
 * after it until the answer looks beyond it. Nobody tells of a cutoff, because nobody does anything.
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
