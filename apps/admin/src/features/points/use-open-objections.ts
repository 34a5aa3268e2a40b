import { useQuery } from '@tanstack/react-query';
import { pointQueries } from './points-queries';

/** The menu's badge follows on every page, also on those that do not listen to points. */
const POLL_MS = 60_000;

/** How many objections wait for an answer; 0 until it is known, and for whom may not see them. */
export function useOpenObjections(enabled: boolean): number {
  const { data } = useQuery({
    ...pointQueries.objections('OPEN'),
    enabled,
    refetchInterval: POLL_MS,
  });
  return data?.content.length ?? 0;
}
