import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import type { OptionalFeature } from '../../../shared/optional-feature';
import { guardianRoutes } from './guardian-routes';
import { guardianWords } from './guardians-words';

export const guardians: OptionalFeature = {
  tables: {
    guardianLinks: {
      calls: guardianLinkEndpoints,
      about: '보호자 링크 만들기와 끊기',
      words: guardianWords,
    },
    guardians: {
      calls: guardianEndpoints,
      about: '보호자가 링크로 보는 자녀의 하루와 한 달',
      words: guardianWords,
      statuses: {
        'guardian-answer-wrong': 400,
        'guardian-unconfirmed': 403,
        'guardian-link-ended': 410,
        'guardian-answers-used-up': 429,
      },
    },
    guardianReports: {
      calls: guardianReportEndpoints,
      about: '보호자가 링크로 보는 월간 리포트',
      words: guardianWords,
    },
    guardianRequests: {
      calls: guardianRequestEndpoints,
      about: '보호자가 보내는 사유',
      words: guardianWords,
    },
  },
  routes: [guardianRoutes],
};
