import { accountSchema } from '../accounts';
import { AREAS } from '../rights';
import {
  blankStudent,
  importPreviewSchema,
  keptStudentSchema,
  planImport,
  studentDraftSchema,
  studentFactsSchema,
  studentRecordSchema,
  studentRowSchema,
  studentsPageSchema,
  type KnownStudent,
} from '../students';
import { studentChoiceSchema } from '../identity';
import { pageFacts } from '../http';
import { studentIdSchema } from '../ids';
import { day } from '../time';
import { anAppliedMonth } from './deposit-builders';
import { aMyMockRegistration } from './mock-builders';
import type { Overrides } from './overrides';
import { aStudentPoint } from './point-builders';
import { aRegularSchedule, anAbsenceReason } from './schedule-builders';

/** 박매니저, in use, with every area. */
export const anAccount = (overrides: Overrides<typeof accountSchema> = {}) =>
  accountSchema.parse({
    id: '1',
    username: 'manager',
    name: '박매니저',
    role: 'MANAGER',
    areas: [...AREAS],
    status: 'ACTIVE',
    mustChangePassword: false,
    hasSecondFactor: false,
    signupFrom: null,
    createdAt: '2026-03-02T00:00:00Z',
    approvedAt: '2026-03-02T01:00:00Z',
    approvedByName: '한원장',
    lastLoginAt: '2026-11-19T00:00:00Z',
    sessionCount: 1,
    version: 1,
    ...overrides,
  });

/** 김하늘 as a manager types her in. */
export const aStudentForm = (overrides: Overrides<typeof studentDraftSchema> = {}) =>
  studentDraftSchema.parse({
    ...blankStudent,
    name: '김하늘',
    phone: '010-1234-5678',
    guardians: [{ name: '김바다', phone: '010-8765-4321', relation: '모' }],
    school: '한빛고',
    grade: '고2',
    className: 'A반',
    seat: 'A-01',
    startDate: '2026-03-02',
    status: 'ENROLLED',
    allergy: '땅콩',
    depositorNames: ['김바다'],
    ...overrides,
  });

/** The same as she is kept, with her id: what an import compares with. */
export const aKnownStudent = ({
  id = '101',
  ...overrides
}: Overrides<typeof keptStudentSchema> & { id?: string } = {}): KnownStudent => ({
  ...keptStudentSchema.parse({
    ...aStudentForm(),
    phone: '01012345678',
    guardians: [{ name: '김바다', phone: '01087654321', relation: '모' }],
    ...overrides,
  }),
  id: studentIdSchema.parse(id),
});

export const aStudentRecord = (overrides: Overrides<typeof studentRecordSchema> = {}) =>
  studentRecordSchema.parse({
    ...aKnownStudent(),
    phoneTail: '5678',
    createdAt: '2026-03-02T00:00:00Z',
    updatedAt: '2026-03-02T00:00:00Z',
    deletedAt: null,
    version: 1,
    ...overrides,
  });

export const aStudentRow = (overrides: Overrides<typeof studentRowSchema> = {}) =>
  studentRowSchema.parse({
    ...aStudentRecord(),
    lunchCount: 20,
    dinnerCount: 18,
    depositState: 'unpaid',
    rewardTotal: 5,
    penaltyTotal: 2,
    pointStep: null,
    lastLoginAt: '2026-11-19T00:00:00Z',
    namesake: false,
    ...overrides,
  });

export const aStudentChoice = (overrides: Overrides<typeof studentChoiceSchema> = {}) =>
  studentChoiceSchema.parse({ ...aStudentRecord(), ...overrides });

/** One full page around the given rows. */
export const aStudentsPage = (overrides: Overrides<typeof studentsPageSchema> = {}) => {
  const content = overrides.content ?? [aStudentRow()];
  return studentsPageSchema.parse({
    pointPeriod: 'all',
    content,
    ...pageFacts({ page: 0, size: 50, totalElements: content.length }),
    counts: { ENROLLED: content.length, ON_LEAVE: 0, LEFT: 0 },
    grades: ['고2'],
    schools: ['한빛고'],
    classes: ['A반'],
    ...overrides,
  });
};

/** One of everything that can be known of a student. */
export const someStudentFacts = (overrides: Overrides<typeof studentFactsSchema> = {}) =>
  studentFactsSchema.parse({
    erasure: null,
    ownAllergens: [],
    pointPeriod: 'all',
    asOf: '2026-11-19T04:00:00Z',
    student: aStudentRow(),
    sessionCount: 1,
    months: [anAppliedMonth()],
    entries: [],
    points: [aStudentPoint()],
    pointTotals: { rewardTotal: 3, penaltyTotal: 0, net: 3, rewardCount: 1, penaltyCount: 0 },
    registrations: [aMyMockRegistration()],
    schedules: [aRegularSchedule()],
    reasons: [anAbsenceReason()],
    attendance: [],
    ...overrides,
  });

/** Two rows: one new student, and one without a number. */
export const anImportPreview = (overrides: Overrides<typeof importPreviewSchema> = {}) =>
  importPreviewSchema.parse({
    ...planImport(
      {
        cells: [
          ['이름', '전화번호'],
          ['이서준', '010-2222-3333'],
          ['박지우', ''],
        ],
      },
      { existing: [], today: day('2026-11-20'), contacts: true },
    ),
    ...overrides,
  });
