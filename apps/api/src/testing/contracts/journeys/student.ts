import type { Journey } from '../journey';

const month = { studentId: '$student', year: 2026, month: 12 };
const own = { studentId: '$student' };
const day = {
  date: '2026-12-01',
  lunch: true,
  dinner: true,
  studentId: '$student',
  base: { lunch: false, dinner: false },
};
const lesson = {
  type: 'ACADEMY',
  kind: 'OUTING',
  title: '물리 과외',
  weekdays: [6],
  from: '20:00',
  to: '21:30',
  place: '',
  memo: '',
  firstDate: '2026-12-05',
  lastDate: '2026-12-26',
  everyWeeks: 1,
};
const visit = {
  type: 'OUTING',
  date: '2026-11-25',
  arriveAt: null,
  leaveAt: '14:00',
  backAt: '16:00',
  category: 'HOSPITAL',
  text: '치과 진료를 받고 올게요.',
};

/**
 * A student signs in, applies for a month's meals, sees the points, takes an exam, plans an
 * absence, and leaves.
 */
export const studentJourney: Journey = [
  { call: 'academy' },
  {
    call: 'studentLogin',
    body: { phoneNumber: '010-1234-5678' },
    keep: { token: 'accessToken', student: 'student.id' },
  },
  { call: 'studentMe' },
  { call: 'lunchSettings' },
  { call: 'holidays', params: { year: 2026 } },
  { call: 'readMonth', params: { ...month, month: 11 } },
  { call: 'readBill', params: { ...month, month: 11 } },
  { call: 'readMonth', params: month },
  {
    call: 'saveMonth',
    params: own,
    body: [day, { ...day, date: '2026-12-02', dinner: false }],
    headers: { 'x-client-seq': 'recorded-device:1' },
  },
  {
    call: 'saveMonth',
    params: own,
    body: [{ date: '2026-11-20', lunch: false, dinner: false, studentId: '$student' }],
    headers: { 'x-client-seq': 'recorded-device:2' },
  },
  { call: 'listNews', query: { page: 1, limit: 10 } },
  { call: 'myPoints', query: { page: 0, size: 30 } },
  { call: 'subjectOptions' },
  { call: 'openExams', query: { page: 0, size: 10 }, keep: { exam: 'content.0.id' } },
  { call: 'myRegistrations', query: { size: 5, studentId: '$student' } },
  { call: 'mockExam', params: { id: '$exam' } },
  {
    call: 'register',
    body: { studentId: '$student', mockExamId: '$exam', selectedSubjects: [], onSiteExam: false },
    headers: { 'idempotency-key': 'recorded-registration' },
    keep: { registration: 'registrationId' },
  },
  {
    call: 'modifyRegistration',
    params: { registrationId: '$registration' },
    query: own,
    body: { mockExamId: '$exam', studentId: '$student', selectedSubjects: [], onSiteExam: false },
  },
  { call: 'cancelRegistration', params: { registrationId: '$registration' }, query: own },
  { call: 'mySchedules', query: { from: '2026-11-01', to: '2026-12-31' } },
  { call: 'createSchedule', body: lesson, keep: { schedule: 'id', version: 'version' } },
  {
    call: 'editSchedule',
    params: { scheduleId: '$schedule' },
    body: { ...lesson, memo: '첫 수업', version: '$version' },
  },
  { call: 'cancelSchedule', params: { scheduleId: '$schedule' } },
  { call: 'submitReason', body: visit, keep: { reason: 'id' } },
  { call: 'myReasons', query: { size: 20 } },
  { call: 'withdrawReason', params: { reasonId: '$reason' } },
  { call: 'myApplications' },
  { call: 'studentRefresh' },
  { call: 'studentLogout' },
];
