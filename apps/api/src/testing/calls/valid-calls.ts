import { defaultAttendanceSettings } from '@academy/domain/attendance';
import { defaultFeatures } from '@academy/domain/features';
import { defaultLoginSettings } from '@academy/domain/login';
import { defaultPointSettings } from '@academy/domain/points';
import { defaultScheduleSettings } from '@academy/domain/schedule';
import {
  anExamForm,
  aNewsForm,
  aReasonDraft,
  aScheduleDraft,
  aStudentForm,
} from '@academy/domain/testing';
import { defaultErasureSettings } from '@academy/domain/students';
import { day, shiftDay } from '@academy/domain/time';
import type { Belongings } from '../data/belongings';
import { scenarioSettings } from '../academies/scenario';
import { aPdf } from '../data/some-pdf';
import { bodiesOfFeatures } from '../of-features';
import { aLogo, aPicture } from '../data/some-picture';
import { another } from './another';
import { depositCalls } from './deposit-calls';
import { SOME_BACKUP } from '../storage/memory-backups';
import { accountCalls } from './account-calls';
import { messageCalls } from './message-calls';
import { deskCalls, freshMealDay, penalty } from './desk-calls';

/** A day that is over, whose sheet has no entry: an edit that is based on version 0 holds. */
const freshSheet = () => shiftDay(day('2026-01-01'), -another('sheet'));

const dateFor = (path: string) => {
  if (/\{date\}\/(marks|visits|fill|fill-present|pick-ups)$/.test(path)) return freshSheet();
  return path === '/admin/meal-days/{date}/meals' ? freshMealDay() : '2026-04-07';
};

/** Parameters of a path that name one's own things. */
export const validParams = (belongings: Belongings, path = '') => ({
  ...belongings,
  year: 2026,
  month: 4,
  date: dateFor(path),
  period: 1,
  format: 'xlsx',
  messageId: '1',
  signature: 'A1b2C3d4E5f6G7h8I9j0Kl',
  operationId: belongings.depositOperationId,
  name: '휴원',
  priceId: '1',
  linkId: '999999',
  way: 'mail',
  backup: SOME_BACKUP,
});

const schedule = aScheduleDraft({ firstDate: '2026-04-01', lastDate: '2026-04-30', weekdays: [5] });
const reason = aReasonDraft({ date: '2026-03-06' });
const lunch = { dates: ['2026-04-09'], meals: ['lunch'] };
const closing = { ...lunch, kind: 'close', cause: 'ACADEMY', note: '' };
const present = (studentIds: string[]) => ({ studentIds, periods: [1], notComeToo: true });
const nothing = () => undefined;
const fresh = () => another('call');
const nextDay = () => `2026-06-${String(1 + (fresh() % 28)).padStart(2, '0')}`;
const aMove = () => ({ from: 'bukbu', to: 'nambu', studentId: '41', day: '2026-03-05' });
const freshPhone = () => `0105555${String(fresh()).padStart(4, '0')}`;

const aCell = (studentId: string) => ({
  studentId,
  period: 1,
  status: 'LATE',
  excused: false,
  note: '',
  base: 0,
  at: '2026-04-07T05:00:00.000Z',
});

/** A valid body for every endpoint that writes, by method and path. */
export const validBodies: Readonly<Record<string, (belongings: Belongings) => unknown>> = {
  'PUT /reservations/{studentId}': ({ studentId }) => [
    { date: '2026-04-06', lunch: true, dinner: false, studentId },
  ],
  'PUT /students/me/meal-questions/let-go': () => ({
    meals: [{ date: '2026-04-07', meal: 'lunch' }],
  }),
  'PUT /students/me/meal-questions/kept': () => ({
    kept: true,
    meals: [{ date: '2026-04-07', meal: 'lunch' }],
  }),
  'PUT /students/me/reported-deposits': ({ registrationId }) => ({
    bill: { kind: 'mock', registrationId },
    depositorName: '김하늘',
    amount: 5000 + fresh(),
    day: '2026-03-02',
  }),
  'DELETE /students/me/reported-deposits/{reportId}': nothing,
  'PUT /students/me/allergens': () => ({ allergens: [1 + (fresh() % 19)] }),
  'PUT /admin/same-day/{date}/pick-ups': ({ studentId }) => [
    { studentId, meal: 'lunch', pickedUp: true },
  ],
  'PUT /admin/academy': () => ({
    name: '하늘학원',
    companyLines: [],
    manualUrl: '',
    deskPhone: '',
    channelUrl: '',
  }),
  'POST /admin/academy-logo': aLogo,
  ...messageCalls,
  ...bodiesOfFeatures,
  'POST /admin/backups': nothing,
  'POST /admin/backups/{backup}/check': nothing,
  'POST /admin/backups/{backup}/file': () => ({ passphrase: '수능 대박 열두 글자 이상' }),
  ...deskCalls,
  'PUT /admin/mock-exam-settings': () => ({
    subjectOptions: '물리학Ⅰ',
    allowOnSiteExam: true,
    paperOnlyNotice: '',
  }),
  'PUT /admin/schedule-settings': () => defaultScheduleSettings,
  'POST /admin/holidays': () => ({ date: '2026-04-30', name: `휴원 ${fresh()}` }),
  'DELETE /admin/holidays/{date}/{name}': nothing,
  'POST /admin/holidays/renew': nothing,
  'POST /admin/guardian-links': ({ studentId }) => ({ studentIds: [studentId] }),
  'DELETE /admin/guardian-links/{linkId}': nothing,
  'DELETE /admin/meal-prices/{priceId}': nothing,
  'POST /admin/demo/leave': nothing,
  'POST /admin/meal-closings/preview': () => closing,
  'POST /admin/meal-closings': () => ({
    ...closing,
    choice: 'keep',
    expected: { mealCount: 0, amount: 0 },
  }),
  'POST /admin/lunch-settings/preview': () => scenarioSettings,
  'POST /admin/lunch-settings': () => ({
    settings: scenarioSettings,
    choice: 'keep',
    expected: { mealCount: 0, amount: 0 },
  }),
  'POST /mock-exam-registrations': ({ studentId, id }) => ({ studentId, mockExamId: id }),
  'PATCH /mock-exam-registrations/my/{registrationId}': ({ id }) => ({
    mockExamId: id,
    onSiteExam: true,
  }),
  'DELETE /mock-exam-registrations/my/{registrationId}': nothing,
  'POST /students/me/schedules': () => schedule,
  'POST /students/me/schedules/copy': () => ({ month: '2026-04' }),
  'PUT /students/me/schedules/{scheduleId}': () => ({ ...schedule, version: 1 }),
  'DELETE /students/me/schedules/{scheduleId}': nothing,
  'PUT /students/me/schedules/{scheduleId}/exceptions/{date}': nothing,
  'DELETE /students/me/schedules/{scheduleId}/exceptions/{date}': nothing,
  'POST /students/me/reasons': () => reason,
  'PUT /students/me/reasons/{reasonId}': () => ({ ...reason, version: 1 }),
  'DELETE /students/me/reasons/{reasonId}': nothing,
  ...accountCalls,
  ...depositCalls,
  'POST /admin/month-closes/{year}/{month}': () => ({ typed: '2026-04' }),
  'POST /admin/month-closes/{year}/{month}/reopen': () => ({ reason: '잘못 마감' }),
  'POST /admin/students': () => aStudentForm({ phone: freshPhone(), seat: null }),
  'PATCH /admin/students/{studentId}': () => ({ memo: `메모 ${fresh()}` }),
  'DELETE /admin/students/{studentId}': nothing,
  'POST /admin/students/{studentId}/restore': nothing,
  // The name is not the student's, so that no student of other tests is erased.
  'POST /admin/students/{studentId}/erase': () => ({ typed: '아무개' }),
  'POST /admin/students/{studentId}/sign-out': nothing,
  'POST /admin/students/{studentId}/unlock': nothing,
  'POST /admin/students/{studentId}/reset-pin': nothing,
  'POST /admin/login-devices/{deviceId}/approve': nothing,
  'POST /admin/login-devices/{deviceId}/refuse': nothing,
  'POST /admin/login-alerts/{alertId}/seen': nothing,
  'PUT /admin/erasure-settings': () => defaultErasureSettings,
  'PUT /admin/login-settings': () => defaultLoginSettings,
  'PUT /admin/feature-settings': () => defaultFeatures,
  'POST /admin/students/status/preview': ({ studentId }) => ({
    studentIds: [studentId],
    status: 'LEFT',
  }),
  'POST /admin/students/status': ({ studentId }) => ({ studentIds: [studentId], status: 'LEFT' }),
  'POST /admin/students/cells': ({ studentId }) => ({
    rows: [{ studentId, given: { memo: `칸 ${fresh()}` } }],
  }),
  'POST /admin/student-imports/preview': () => ({
    fileName: '명단.csv',
    cells: [
      ['이름', '전화'],
      ['새얼굴', freshPhone()],
    ],
  }),
  'POST /admin/student-imports': () => ({
    fileName: '명단.csv',
    cells: [
      ['이름', '전화'],
      ['새얼굴', freshPhone()],
    ],
    expected: { add: 1, change: 0, same: 0, error: 0 },
  }),
  'POST /admin/news': () => aNewsForm({ pictures: [] }),
  'PUT /admin/news/{newsId}': () => aNewsForm({ title: `공지 ${fresh()}`, pictures: [] }),
  'DELETE /admin/news/{newsId}': nothing,
  'POST /admin/news/{newsId}/publish': () => ({ at: null }),
  'POST /admin/news/{newsId}/unpublish': nothing,
  'POST /admin/news/{newsId}/restore': nothing,
  'PUT /admin/news-order': ({ newsId }) => ({ newsIds: [newsId] }),
  'PUT /admin/news/{newsId}/branches': () => ({ branches: ['bukbu'] }),
  'POST /admin/student-moves/preview': () => aMove(),
  'POST /admin/student-moves': () => aMove(),
  'POST /admin/student-moves/{moveId}/resume': nothing,
  'POST /admin/student-moves/{moveId}/cancel': nothing,
  'PUT /admin/settings/branches': () => ({ settings: ['meal-cutoffs'], branches: ['bukbu'] }),
  'PUT /admin/mock-exams/{examId}/branches': () => ({ branches: ['bukbu'] }),
  'PUT /admin/point-presets/branches': () => ({ branches: ['bukbu'] }),
  'POST /admin/news-pictures': aPicture,
  'POST /admin/news-files': aPdf,
  'PUT /news/{newsId}/read': nothing,
  'POST /admin/news/{newsId}/reminders/preview': ({ studentId }) => ({ studentIds: [studentId] }),
  'POST /admin/news/{newsId}/reminders': ({ studentId }) => ({ studentIds: [studentId] }),
  'POST /admin/mock-exam-pictures': aPicture,
  'POST /students/me/attachments': aPicture,
  'POST /admin/mock-exams': () => anExamForm({ title: `모의고사 ${fresh()}` }),
  'POST /admin/mock-exams/{examId}/preview': () => anExamForm(),
  'PUT /admin/mock-exams/{examId}': () => anExamForm({ title: `모의고사 ${fresh()}` }),
  'DELETE /admin/mock-exams/{examId}': nothing,
  // One month more each time: those that are there already are not made again.
  'POST /admin/mock-exams/{examId}/repeat': () => ({ months: Math.min(12, another('month')) }),
  'POST /admin/mock-exams/{examId}/close': nothing,
  'POST /admin/mock-exams/{examId}/extend': () => ({ until: '2026-04-20' }),
  'POST /admin/mock-exams/{examId}/cancel': () => ({ reason: '시험지 미도착' }),
  'POST /admin/mock-exams/{examId}/registrations': ({ studentId }) => ({
    studentId,
    selectedSubjects: [],
    onSiteExam: false,
    reason: '전화',
  }),
  'POST /admin/mock-exams/{examId}/registrations/change': ({ examRegistrationId }) => ({
    ids: [examRegistrationId],
    change: { memo: `메모 ${fresh()}` },
  }),
  'POST /admin/mock-exams/{examId}/registrations/cancel': ({ examRegistrationId }) => ({
    ids: [examRegistrationId],
    reason: '요청',
  }),
  'POST /admin/mock-exams/{examId}/payments': ({ examRegistrationId }) => ({
    ids: [examRegistrationId],
    change: 'confirm',
    day: null,
  }),
  'PUT /mock-exams/results/my/target': () => ({ subject: '국어', percentile: 95, band: 1 }),
  'PUT /admin/mock-exams/{examId}/results': ({ studentId }) => ({
    entries: [{ studentId, subject: '국어', rawScore: 92, band: 1 }],
  }),
  'POST /admin/mock-exams/{examId}/results/publish': () => ({ published: true }),
  'PUT /admin/mock-exams/{examId}/seats': ({ examRegistrationId }) => ({
    rows: 2,
    columns: 3,
    seats: [{ registrationId: examRegistrationId, seat: 1, fixed: false }],
  }),
  'PUT /admin/attendance/{date}/marks': ({ studentId }) => ({ edits: [aCell(studentId)] }),
  'POST /admin/attendance/{date}/fill': ({ studentId }) => ({ edits: [aCell(studentId)] }),
  'POST /admin/attendance/{date}/fill-present': ({ studentId: one }) => present([one]),
  'PUT /admin/attendance/{date}/visits': ({ studentId }) => ({
    edits: [{ studentId, arrivedAt: '14:00', leftAt: null, outings: [], base: 0 }],
  }),
  'POST /admin/attendance/{date}/close': () => ({ revision: 0 }),
  'PUT /admin/attendance-settings': () => defaultAttendanceSettings,
  // What was decided once is left alone the next time, and nothing is written down
  // (decide.test.ts).
  'POST /admin/schedules/decide': ({ scheduleId }) => ({
    decision: 'approve',
    reason: '',
    items: [{ id: scheduleId, version: 1 }],
  }),
  'POST /admin/reasons/decide': ({ reasonId }) => ({
    decision: 'approve',
    reason: '',
    items: [{ id: reasonId, version: 1 }],
  }),
  'PUT /admin/schedules/{scheduleId}/approved': () => ({ ...schedule, version: 1 }),
  'POST /admin/students/{studentId}/schedules': () => schedule,
  'POST /admin/students/{studentId}/reasons': () => aReasonDraft({ date: nextDay() }),
  'PUT /admin/schedules/{scheduleId}': () => ({ ...schedule, version: 1, effectiveFrom: null }),
  'POST /admin/schedules/{scheduleId}/cancel': () => ({ from: '2026-04-10', version: 1 }),
  'PUT /admin/schedules/{scheduleId}/exceptions/{date}': nothing,
  'DELETE /admin/schedules/{scheduleId}/exceptions/{date}': nothing,
  'POST /admin/schedules/{scheduleId}/rollback': () => ({ to: 1, version: 1 }),
  'POST /admin/attendance/{date}/reopen': () => ({ reason: '오타' }),
  'POST /admin/points/preview': ({ studentId }) => penalty(studentId),
  'POST /admin/points': ({ studentId }) => penalty(studentId),
  'PATCH /admin/points/{pointId}': () => ({ memo: `메모 ${fresh()}` }),
  'POST /admin/points/confirmation-reminders': ({ pointId }) => ({ pointIds: [pointId] }),
  'POST /admin/points/{pointId}/void': () => ({ reason: '오입력' }),
  'POST /admin/operations/{operationId}/undo': nothing,
  'PUT /admin/point-presets': () => ({
    presets: [
      { id: null, pointType: 'PENALTY', name: `항목 ${fresh()}`, points: 2, hidden: false },
    ],
  }),
  'PUT /admin/point-settings': () => defaultPointSettings,
  'POST /admin/point-objections/{pointId}/answer': () => ({
    accept: false,
    answer: '확인했습니다.',
  }),
  'POST /student-points/mine/{pointId}/confirmation': nothing,
  'POST /student-points/mine/{pointId}/objection': () => ({ text: '그날은 병원에 있었어요.' }),
};
