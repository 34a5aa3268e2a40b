import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { dashboardQueries } from './dashboard-queries';

const touched = onTopics(
  dashboardQueries.all,
  'meals',
  'settings',
  'deposits',
  'students',
  'accounts',
  'points',
);

/**
 * Reads what is on the screen again when somebody changed something elsewhere. Returns whether the
 * line stands.
 */
export const useLiveDashboard = (): boolean => useLiveQueries(dashboardQueries.all, touched);
