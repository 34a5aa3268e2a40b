import { pageFacts } from '../http';
import { studentPointSchema, studentPointsPageSchema, totalsOf } from '../points';
import type { Overrides } from './overrides';

/** Three reward points for 2026-11-20. */
export const aStudentPoint = (overrides: Overrides<typeof studentPointSchema> = {}) =>
  studentPointSchema.parse({
    id: '901',
    incidentDate: '2026-11-20',
    registrationDate: '2026-11-21',
    createdAt: '2026-11-21T01:00:00Z',
    pointType: 'REWARD',
    points: 3,
    reason: '자습 우수',
    issuerName: '박매니저',
    ...overrides,
  });

/** One full page around the given points, with totals that add up. */
export const aStudentPointsPage = (overrides: Overrides<typeof studentPointsPageSchema> = {}) => {
  const content = (overrides.content ?? [aStudentPoint()]).map((point) =>
    studentPointSchema.parse(point),
  );
  return studentPointsPageSchema.parse({
    ...pageFacts({ page: 0, size: 30, totalElements: content.length }),
    ...totalsOf(content),
    ...overrides,
    content,
  });
};
