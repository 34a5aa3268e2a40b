import { endpoint } from '../http';
import { applicationsSchema } from './schemas';

export const applicationEndpoints = {
  myApplications: endpoint({
    method: 'GET',
    path: '/students/me/applications',
    access: 'student',
    summary: '내 신청 내역 (도시락, 모의고사, 정기일정, 사유)',
    response: applicationsSchema,
  }),
};
