import {
  confirmationEndpoints,
  objectionEndpoints,
  pointEndpoints,
  pointManagementEndpoints,
} from '@academy/domain/points';
import type { OptionalFeature } from '../../shared/optional-feature';
import { pointRoutes } from './points-routes';
import { pointManagementRoutes } from './management-routes';
import { pointWords } from './points-words';

export const points: OptionalFeature = {
  tables: {
    points: { calls: pointEndpoints, about: '학생이 보는 상벌점', words: pointWords },
    pointManagement: {
      calls: pointManagementEndpoints,
      about: '상벌점 부여, 취소, 단계',
      words: pointWords,
    },
    objections: {
      calls: objectionEndpoints,
      about: '벌점 이의신청과 답변',
      words: pointWords,
    },
    pointConfirmations: {
      calls: confirmationEndpoints,
      about: '벌점의 학생 확인',
      words: pointWords,
    },
  },
  routes: [pointRoutes, pointManagementRoutes],
};
