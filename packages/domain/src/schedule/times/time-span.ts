import { END_OF_DAY, START_OF_DAY } from '../../time';
import type { RegularSchedule } from '../schemas';
import type { TimeSpan } from '../../time/time-span';

/**
 * When a student is away on a day of the schedule: until `to`, from `from`, between both, or all
 * day, as its kind says.
 */
export const timeSpan = ({
  kind,
  from,
  to,
}: Pick<RegularSchedule, 'kind' | 'from' | 'to'>): TimeSpan => ({
  from: (kind === 'EARLY_LEAVE' || kind === 'OUTING' ? from : null) ?? START_OF_DAY,
  to: (kind === 'LATE_ARRIVAL' || kind === 'OUTING' ? to : null) ?? END_OF_DAY,
});
