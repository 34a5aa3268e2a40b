import type { LiveEvent } from '@academy/domain/live';
import { useLiveQueries } from '../../shared/use-live-queries';
import { pointQueries } from './points-queries';

const touched = ({ topic }: LiveEvent) => {
  if (topic === 'points') return [pointQueries.all];
  return topic === 'students'
    ? [pointQueries.students().queryKey]
    : topic === 'attendance'
      ? [[...pointQueries.all, 'sheet']]
      : [];
};

/**
 * Reads what is on the screen again when somebody changed something elsewhere. Returns whether the
 * line stands.
 */
export const useLivePoints = (): boolean => useLiveQueries(pointQueries.all, touched);
