import type { Journey } from '../journey';

const november = { year: 2026, month: 11 };
const today = { date: '2026-11-20' };
const penalty = {
  studentIds: ['$student'],
  incidentDate: '2026-11-19',
  detail: '',
  memo: '',
  what: { kind: 'own', pointType: 'PENALTY', points: 2, reason: '지각' },
};
const newcomer = {
  name: '새얼굴',
  phone: '010-5555-0001',
  parentName: '',
  parentPhone: '',
  parentRelation: '',
  school: '한빛고',
  grade: '고2',
  className: '',
  seat: '',
  startDate: '2026-11-20',
  status: 'ENROLLED',
  allergy: '',
  memo: '',
  depositorNames: [],
};
const exam = {
  title: '12월 종합 모의고사',
  examDate: '2026-12-12',
  admissionTime: '08:10',
  examStartTime: '08:40',
  examEndTime: '16:30',
  place: '대강의실',
  notes: '',
  registrationStartDate: '2026-11-20',
  registrationEndDate: '2026-12-04',
  changeDeadline: null,
  targetGrades: null,
  fee: 30_000,
  depositDeadline: null,
  account: null,
  askSubjectOption: false,
  subjectOptions: null,
  allowOnSiteExam: true,
  onSiteCapacity: 30,
  paperOnlyNotice: '',
  draft: false,
};

/**
 * A manager signs in, counts today's meals, books a deposit, keeps the students' list, marks
 * attendance, gives points, manages exams and approvals, and leaves.
 */
export const adminJourney: Journey = [
  { call: 'academy' },
  {
    call: 'managerLogin',
    body: { username: 'admin', password: 'Admin1234!' },
    keep: { token: 'accessToken' },
  },
  { call: 'managerMe' },
  { call: 'todayTasks' },
  { call: 'sameDay', params: today, keep: { eater: 'rows.0.studentId' } },
  {
    call: 'savePickUps',
    params: today,
    body: [{ studentId: '$eater', meal: 'lunch', pickedUp: true }],
  },
  { call: 'mealCalendar', params: november },
  { call: 'mealDay', params: { date: '2026-11-24' } },
  {
    call: 'previewClosing',
    body: { kind: 'close', dates: ['2026-12-24'], meals: ['lunch'], cause: 'ACADEMY', note: '' },
  },
  { call: 'monthStats', params: november },
  { call: 'deposits', params: november, keep: { payer: 'rows.0.studentId' } },
  {
    call: 'confirmDeposits',
    params: november,
    body: {
      requestKey: 'recorded-deposit',
      day: '2026-11-20',
      items: [{ studentId: '$payer', amount: 10_000 }],
    },
    keep: { booking: 'undo.operationId' },
  },
  { call: 'depositLedger', params: { ...november, studentId: '$payer' } },
  { call: 'undoDeposits', params: { operationId: '$booking' } },
  { call: 'students', query: { page: 0, size: 50 }, keep: { student: 'content.0.id' } },
  { call: 'lookUpStudents', query: { q: 'ㄱㅎㄴ' } },
  { call: 'createStudent', body: newcomer, keep: { newcomer: 'id', newcomerVersion: 'version' } },
  {
    call: 'editStudent',
    params: { studentId: '$newcomer' },
    body: { memo: '첫 상담 11월 24일' },
    headers: { 'if-match': '"$newcomerVersion"' },
  },
  { call: 'studentFacts', params: { studentId: '$student' } },
  { call: 'attendanceDay', params: { date: '2026-11-21' } },
  {
    call: 'saveMarks',
    params: { date: '2026-11-21' },
    body: {
      edits: [
        {
          studentId: '$newcomer',
          period: 1,
          status: 'ABSENT',
          excused: true,
          note: '',
          base: 0,
          at: '2026-11-20T01:00:00.000Z',
        },
      ],
    },
  },
  { call: 'attendanceChanges', params: { date: '2026-11-21' }, query: { since: 0 } },
  { call: 'pointPresets' },
  { call: 'previewPoints', body: penalty },
  {
    call: 'issuePoints',
    body: { ...penalty, requestKey: '3f0c1a52-6e8b-4a0e-9d55-0d8f6b8f1a11' },
    keep: { point: 'issued.0.id' },
  },
  { call: 'voidPoint', params: { pointId: '$point' }, body: { reason: '잘못 부여' } },
  { call: 'issuedPoints', query: { size: 20 } },
  { call: 'pointStandings' },
  { call: 'managedExams' },
  { call: 'createExam', body: exam, keep: { exam: 'id' } },
  {
    call: 'registerFor',
    params: { examId: '$exam' },
    body: { studentId: '$student', selectedSubjects: [], onSiteExam: true, reason: '' },
    keep: { registration: 'id' },
  },
  {
    call: 'changeRegistrations',
    params: { examId: '$exam' },
    body: { ids: ['$registration'], change: { memo: '창가 자리' } },
  },
  {
    call: 'changePayments',
    params: { examId: '$exam' },
    body: { ids: ['$registration'], change: 'confirm', day: '2026-11-20' },
  },
  { call: 'examRegistrations', params: { examId: '$exam' } },
  { call: 'paperOrder', params: { examId: '$exam' } },
  {
    call: 'approvals',
    keep: { schedule: 'schedules.0.schedule.id', scheduleVersion: 'schedules.0.schedule.version' },
  },
  {
    call: 'decideSchedules',
    body: {
      decision: 'reject',
      reason: '시간을 다시 확인해 주세요.',
      items: [{ id: '$schedule', version: '$scheduleVersion' }],
    },
  },
  { call: 'managedNews', query: { page: 0, size: 20 } },
  { call: 'editedLunchSettings' },
  { call: 'auditLog', query: { size: 20 } },
  { call: 'accounts' },
  { call: 'managerRefresh' },
  { call: 'managerLogout' },
];
