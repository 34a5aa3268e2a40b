/** The common contract's fields of an exam. */
export const commonExam = {
  mockExamId: 11,
  title: '12월 모의고사',
  examDate: '2026-12-15',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-30',
  fee: 30_000,
  timeStatus: 'OPEN',
  askSubjectOption: true,
  allowOnSiteExam: true,
};

/** What every one of `exams` must be read as. */
export const examRead = {
  id: '11',
  title: '12월 모의고사',
  examDate: '2026-12-15',
  examStartTime: null,
  place: '',
  notes: '',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-30',
  timeStatus: 'OPEN',
  closedEarly: false,
  fee: 30_000,
  depositDeadline: null,
  account: null,
  askSubjectOption: true,
  subjectOptions: null,
  subjectGroups: null,
  capacity: null,
  capacityLeft: null,
  allowOnSiteExam: true,
  onSiteCapacity: null,
  onSiteTaken: 0,
  onSiteLeft: null,
  waitingCount: 0,
  admissionTime: null,
  examEndTime: null,
  changeDeadline: null,
  targetGrades: null,
  targetClasses: null,
  pictures: [],
  paperOnlyNotice: '',
  cancelled: null,
};

const { mockExamId: _, ...rest } = commonExam;
export const exams: Record<string, object> = {
  ours: examRead,
  'the common contract’s with mockExamId': commonExam,
  'the common contract’s with id': { ...rest, id: 11 },
  'id as text': { ...rest, id: '11' },
  'both ids': { ...rest, id: 11, mockExamId: 11 },
  'days with a time': {
    ...commonExam,
    examDate: '2026-12-15T08:40:00',
    registrationStartDate: '2026-11-01T00:00:00',
    registrationEndDate: '2026-11-30T23:59:59',
  },
  'days as number lists': {
    ...commonExam,
    examDate: [2026, 12, 15],
    registrationStartDate: [2026, 11, 1],
    registrationEndDate: [2026, 11, 30],
  },
  'midnights in Seoul as instants': {
    ...commonExam,
    registrationStartDate: '2026-10-31T15:00:00Z',
    registrationEndDate: '2026-11-29T15:00:00Z',
  },
  'fee as text': { ...commonExam, fee: '30,000' },
  'status in small letters': { ...commonExam, timeStatus: 'open' },
  'flags as numbers': { ...commonExam, askSubjectOption: 1, allowOnSiteExam: 1 },
  'flags as text': { ...commonExam, askSubjectOption: 'true', allowOnSiteExam: 'Y' },
};

/** What a server may say of the status, and what is left of it: its own word wins over the days. */
export const statuses: Record<string, { given: unknown; read: string | null }> = {
  open: { given: 'OPEN', read: 'OPEN' },
  closed: { given: 'CLOSED', read: 'CLOSED' },
  upcoming: { given: 'UPCOMING', read: 'UPCOMING' },
  missing: { given: undefined, read: null },
  null: { given: null, read: null },
  empty: { given: '', read: null },
  'a word we do not know': { given: 'SOON', read: null },
};

/** The common contract's fields of a registration. */
export const commonRegistration = {
  registrationId: 501,
  mockExamId: 11,
  studentId: 7,
  selectedSubjects: ['물리학Ⅰ'],
  onSiteExam: true,
  expired: false,
  canceled: false,
  active: true,
};

/** What every one of `registrations` must be read as, times aside. */
export const registrationRead = {
  id: '501',
  mockExamId: '11',
  studentId: '7',
  selectedSubjects: ['물리학Ⅰ'],
  onSiteExam: true,
  onSiteState: 'confirmed',
  waitingNumber: null,
  fee: 30_000,
  paidAmount: 0,
  refundedAmount: 0,
  prices: null,
  paymentStatus: 'unpaid',
  expired: false,
  canceled: false,
  active: true,
  canceledAt: null,
  extendedUntil: null,
  exam: examRead,
};

const { registrationId: _r, ...unnumbered } = commonRegistration;
const unknown = { registeredAt: '1970-01-01T00:00:00.000Z', updatedAt: '1970-01-01T00:00:00.000Z' };
export const registrations: Record<string, object> = {
  ours: { ...registrationRead, ...unknown },
  'registrationId and a nested exam': { ...commonRegistration, exam: commonExam },
  'id and mockExam': { ...unnumbered, id: 501, mockExam: { ...rest, id: 11 } },
  'the exam’s id only below it': {
    ...commonRegistration,
    mockExamId: undefined,
    mockExam: { ...rest, id: 11 },
  },
  'the exam’s facts flat beside it': { ...commonExam, ...commonRegistration },
  'flat with id for the registration': { ...commonExam, ...unnumbered, id: 501 },
  'the subject as text': { ...commonRegistration, exam: commonExam, selectedSubjects: '물리학Ⅰ' },
  'one selectedSubject': {
    ...commonRegistration,
    exam: commonExam,
    selectedSubjects: undefined,
    selectedSubject: '물리학Ⅰ',
  },
  'active left out': { ...commonRegistration, exam: commonExam, active: undefined },
  'flags as numbers': {
    ...commonRegistration,
    exam: commonExam,
    onSiteExam: 1,
    expired: 0,
    canceled: 0,
    active: 1,
  },
  'flags left out': { ...commonRegistration, exam: commonExam, expired: undefined, canceled: null },
  'the registration alone': commonRegistration,
};

/** The electives in every form, and the text that they are read as. */
export const subjectTexts: Record<string, { body: unknown; read: string }> = {
  'commas and lines': { body: '물리학Ⅰ, 화학Ⅰ\n생명과학Ⅰ', read: '물리학Ⅰ, 화학Ⅰ\n생명과학Ⅰ' },
  'a JSON text': { body: '"물리학Ⅰ,화학Ⅰ"', read: '물리학Ⅰ,화학Ⅰ' },
  'a JSON list': { body: ['물리학Ⅰ', '화학Ⅰ'], read: '물리학Ⅰ\n화학Ⅰ' },
  'a JSON list as text': { body: '["물리학Ⅰ","화학Ⅰ"]', read: '물리학Ⅰ\n화학Ⅰ' },
  'a list of objects': {
    body: [
      { id: 1, name: '물리학Ⅰ' },
      { id: 2, name: '화학Ⅰ' },
    ],
    read: '물리학Ⅰ\n화학Ⅰ',
  },
  'text below a name': { body: { subjectOptions: '물리학Ⅰ,화학Ⅰ' }, read: '물리학Ⅰ,화학Ⅰ' },
  'a list below data': {
    body: { success: true, data: ['물리학Ⅰ', '화학Ⅰ'] },
    read: '물리학Ⅰ\n화학Ⅰ',
  },
  'text below data': { body: { success: true, data: '물리학Ⅰ,화학Ⅰ' }, read: '물리학Ⅰ,화학Ⅰ' },
  nothing: { body: undefined, read: '' },
  null: { body: null, read: '' },
  'an empty list': { body: [], read: '' },
  'an empty object': { body: {}, read: '' },
};
