import { useQuery } from '@tanstack/react-query';
import { scheduleQueries } from './schedule-queries';

const POLL_MS = 60_000;

/** How many requests wait, for the menu; 0 for whoever may not see them. */
export const usePendingApprovals = (maySee: boolean): number =>
  useQuery({
    ...scheduleQueries.queue(),
    enabled: maySee,
    refetchInterval: POLL_MS,
    select: ({ schedules, reasons }) => schedules.length + reasons.length,
  }).data ?? 0;
