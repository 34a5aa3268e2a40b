import { endpoint } from '../../http';
import { ownResultsSchema, resultTargetSchema } from './own-schemas';

const own = { access: 'student', features: ['mocks'], response: ownResultsSchema } as const;

/** A student's own results. */
export const ownResultEndpoints = {
  myResults: endpoint({
    ...own,
    method: 'GET',
    path: '/mock-exams/results/my',
    summary: '내 모의고사 성적 (공개한 시험)과 목표',
  }),
  saveTarget: endpoint({
    ...own,
    method: 'PUT',
    path: '/mock-exams/results/my/target',
    summary: '과목 목표 (둘 다 null이면 지움)',
    body: resultTargetSchema,
  }),
};
