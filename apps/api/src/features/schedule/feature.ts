import { scheduleEndpoints } from '@academy/domain/schedule';
import type { OptionalFeature } from '../../shared/optional-feature';
import { scheduleRoutes } from './schedule-routes';
import { scheduleWords } from './schedule-words';

export const schedule: OptionalFeature = {
  tables: { schedule: { calls: scheduleEndpoints, about: '정기 일정 신청', words: scheduleWords } },
  routes: [scheduleRoutes],
};
