import {
  mockEndpoints,
  mockManagementEndpoints,
  ownResultEndpoints,
  resultManagementEndpoints,
} from '@academy/domain/mocks';
import type { OptionalFeature } from '../../shared/optional-feature';
import { mockRoutes } from './mocks-routes';
import { mockManagementRoutes } from './managed/manage-routes';
import { resultRoutes } from './results/results-routes';
import { mockWords } from './mocks-words';
import { resultWords } from './results/results-words';

export const mocks: OptionalFeature = {
  tables: {
    mocks: {
      calls: mockEndpoints,
      about: '모의고사 신청',
      words: mockWords,
      statuses: {
        'subject-required': 400,
        'one-subject-only': 400,
        'subjects-too-few': 400,
        'subjects-too-many': 400,
        'subject-not-offered': 400,
      },
    },
    mockManagement: {
      calls: mockManagementEndpoints,
      about: '모의고사 만들기, 접수, 좌석, 입금',
      words: mockWords,
      statuses: {
        'exam-subject-required': 400,
        'exam-one-subject': 400,
        'exam-subjects-too-few': 400,
        'exam-subjects-too-many': 400,
        'exam-subject-not-offered': 400,
      },
    },
    mockResults: {
      calls: { ...ownResultEndpoints, ...resultManagementEndpoints },
      about: '모의고사 성적: 입력, 공개, 파일, 학생의 목표',
      words: resultWords,
    },
  },
  routes: [mockRoutes, mockManagementRoutes, resultRoutes],
};
