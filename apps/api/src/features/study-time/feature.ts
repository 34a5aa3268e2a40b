import { reportEndpoints, studyTimeEndpoints } from '@academy/domain/study-time';
import type { OptionalFeature } from '../../shared/optional-feature';
import { studyTimeRoutes } from './study-time-routes';
import { studyTimeWords } from './study-time-words';

export const studyTime: OptionalFeature = {
  tables: {
    studyTime: { calls: studyTimeEndpoints, about: '내 공부 시간', words: studyTimeWords },
    monthlyReports: {
      calls: reportEndpoints,
      about: '학생마다 한 달 리포트',
      words: studyTimeWords,
    },
  },
  routes: [studyTimeRoutes],
};
