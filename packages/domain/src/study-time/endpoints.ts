import { endpoint } from '../http';
import { ownStudySchema } from './schemas';

export const studyTimeEndpoints = {
  myStudy: endpoint({
    method: 'GET',
    path: '/study-time/mine',
    access: 'student',
    features: ['study-time'],
    summary: '내 공부 시간 (최근 다섯 주와 이번 달)',
    response: ownStudySchema,
  }),
};
