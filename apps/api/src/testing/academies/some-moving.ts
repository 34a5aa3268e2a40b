import { studentIdSchema } from '@academy/domain/ids';
import { blankStudent } from '@academy/domain/students';
import type { Moving } from '../../shared/branches/moving';

const somebody = {
  id: studentIdSchema.parse('41'),
  name: '김하늘',
  grade: '고3',
  school: '하늘고',
  phoneTail: '5678',
};
const student = {
  ...blankStudent,
  name: somebody.name,
  phone: '01012345678',
  school: somebody.school,
  grade: somebody.grade,
};

/** Branches where one student is, and can be moved at any time. */
export const someMoving: Moving = {
  find: async () => [somebody],
  leaving: async () => ({
    student: somebody,
    draft: student,
    carried: {
      guardians: 1,
      months: 2,
      exams: 1,
      points: { rewards: 3, penalties: 1 },
      earlier: 0,
    },
    left: { mealCount: 0, scheduleCount: 0, mockCount: 0, unpaid: [], refunds: [] },
  }),
  taking: async () => ({ returns: false }),
  names: async (_slug, keys) => new Map(keys.map((key) => [key, somebody.name])),
  announce: async () => 'announced',
  pack: async () => ({ draft: student, allergens: [], histories: [] }),
  prepare: async () => 'prepared',
  letGo: async () => 'gone',
  arrive: async () => 'arrived',
  withdraw: async () => 'withdrawn',
  discard: async () => 'discarded',
};
