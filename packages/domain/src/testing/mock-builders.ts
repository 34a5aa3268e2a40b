import { won } from '../money';
import {
  amountsOf,
  examFormSchema,
  managedExamSchema,
  managedRegistrationSchema,
  mockExamSchema,
  mockRegistrationSchema,
  myMockRegistrationSchema,
  myRegistrationsSliceSchema,
  openExamsPageSchema,
  studentMockExamSchema,
} from '../mocks';
import { pageFacts } from '../http';
import type { Overrides } from './overrides';

/**
 * An exam on 2026-12-15, registration 11-01 to 11-30, 30,000 won, 10 of 40 seats taken. The days
 * decide its status.
 */
export const aMockExam = (overrides: Overrides<typeof mockExamSchema> = {}) =>
  mockExamSchema.parse({
    admissionTime: null,
    examEndTime: null,
    changeDeadline: null,
    targetGrades: null,
    targetClasses: null,
    capacity: null,
    capacityLeft: null,
    paperOnlyNotice: '',
    pictures: [],
    cancelled: null,
    id: '11',
    title: '12월 모의고사',
    examDate: '2026-12-15',
    examStartTime: '08:40',
    place: '본관 3층',
    notes: '수험표를 가지고 오세요.',
    registrationStartDate: '2026-11-01',
    registrationEndDate: '2026-11-30',
    timeStatus: null,
    closedEarly: false,
    fee: 30_000,
    depositDeadline: null,
    account: null,
    askSubjectOption: true,
    subjectOptions: null,
    subjectGroups: null,
    allowOnSiteExam: true,
    onSiteCapacity: 40,
    onSiteTaken: 10,
    onSiteLeft: 30,
    waitingCount: 0,
    ...overrides,
  });

/** 김하늘's registration for `aMockExam`: 물리학Ⅰ, a seat, not paid yet. */
export const aMockRegistration = (overrides: Overrides<typeof mockRegistrationSchema> = {}) =>
  mockRegistrationSchema.parse({
    extendedUntil: null,
    id: '501',
    mockExamId: '11',
    studentId: '101',
    selectedSubjects: ['물리학Ⅰ'],
    onSiteExam: true,
    onSiteState: 'confirmed',
    waitingNumber: null,
    fee: 30_000,
    prices: null,
    ...amountsOf(won(overrides.fee ?? 30_000), overrides.paymentStatus ?? 'unpaid'),
    paymentStatus: 'unpaid',
    expired: false,
    canceled: false,
    active: true,
    registeredAt: '2026-11-02T03:00:00.000Z',
    updatedAt: '2026-11-02T03:00:00.000Z',
    canceledAt: null,
    ...overrides,
  });

export const aStudentMockExam = (overrides: Overrides<typeof studentMockExamSchema> = {}) =>
  studentMockExamSchema.parse({ ...aMockExam(), myRegistration: null, ...overrides });

export const aMyMockRegistration = (overrides: Overrides<typeof myMockRegistrationSchema> = {}) =>
  myMockRegistrationSchema.parse({
    ...aMockRegistration(overrides),
    exam: aMockExam(),
    ...overrides,
  });

/** One full page around the given exams. */
export const anOpenExamsPage = (overrides: Overrides<typeof openExamsPageSchema> = {}) => {
  const content = overrides.content ?? [aStudentMockExam()];
  return openExamsPageSchema.parse({
    content,
    ...pageFacts({ page: 0, size: 12, totalElements: content.length }),
    ...overrides,
  });
};

/** The last slice around the given registrations. */
export const aMyRegistrationsSlice = (
  overrides: Overrides<typeof myRegistrationsSliceSchema> = {},
) => {
  const content = overrides.content ?? [aMyMockRegistration()];
  return myRegistrationsSliceSchema.parse({
    content,
    hasNext: false,
    lastId: content.at(-1)?.id ?? null,
    ...overrides,
  });
};

/** What a manager writes for `aMockExam`. */
export const anExamForm = (overrides: Overrides<typeof examFormSchema> = {}) =>
  examFormSchema.parse({ ...aMockExam(), targetStudents: null, draft: false, ...overrides });

/** `aMockExam` in the managers' list: 10 registered, 4 of them paid. */
export const aManagedExam = (overrides: Overrides<typeof managedExamSchema> = {}) =>
  managedExamSchema.parse({
    ...aMockExam(),
    reported: 0,
    targetStudents: null,
    state: 'OPEN',
    draft: false,
    cancelled: null,
    registered: 10,
    paperOnly: 0,
    paid: 4,
    unpaid: 6,
    refundDue: 0,
    version: 1,
    ...overrides,
  });

/** 김하늘's registration as managers see it. */
export const aManagedRegistration = (overrides: Overrides<typeof managedRegistrationSchema> = {}) =>
  managedRegistrationSchema.parse({
    depositorNames: [],
    reported: null,
    ...aMockRegistration(overrides),
    name: '김하늘',
    seat: 'A-01',
    grade: '고3',
    school: '하늘고',
    phoneTail: '5678',
    depositorName: '',
    depositDay: null,
    memo: '',
    registeredByName: null,
    extendedUntil: null,
    seatRoom: null,
    seatNumber: null,
    attendance: null,
    arrivedAt: null,
    hasResults: false,
    ...overrides,
  });
