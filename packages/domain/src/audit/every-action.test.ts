import { expect, test } from 'vitest';
import {
  anAbsenceReason as aReason,
  aRegularSchedule,
  anExamForm,
  someLunchSettings,
} from '../testing';
import { AUDIT_ACTIONS, auditSentence, changesBetween, type AuditAction, type AuditFacts } from '.';

type Noted = Partial<Pick<AuditFacts, 'actorKind' | 'subject' | 'before' | 'after'>>;
const student = {
  name: '김하늘',
  phone: '01012345678',
  seat: 'A-01',
  status: 'ENROLLED',
  memo: '',
  depositorNames: [],
  startDate: null,
};
const account = { name: '김보라', role: 'MANAGER', areas: ['meals'], status: 'ACTIVE' };
const news = {
  title: '11월 식단',
  category: 'MENU',
  month: '2026-11',
  content: '',
  draft: false,
  publishedAt: '2026-11-20T05:00:00.000Z',
  endAt: null,
  pinned: false,
  pictures: [{ key: `${'a'.repeat(64)}.webp`, alt: '' }],
};
const exam = anExamForm();
const registered = {
  selectedSubjects: ['물리학Ⅰ'],
  onSiteState: 'waiting',
  canceled: false,
  paymentStatus: 'unpaid',
  memo: '',
  extendedUntil: null,
  depositorName: '',
  depositDay: null,
};
const mock = {
  examId: '7',
  selectedSubjects: ['물리학Ⅰ'],
  onSiteState: 'waiting',
  canceled: false,
  paymentStatus: 'unpaid',
};
const meals = [{ date: '2026-11-23', lunch: true, dinner: false, studentId: '4' }];
const money = (state: string, amount: number) => ({
  month: '2026-11',
  amount,
  balance: amount - 110_000,
  state,
});
const penalty = {
  pointType: 'PENALTY',
  points: 5,
  pointReason: '무단지각',
  incidentDate: '2026-11-20',
  memo: '',
};
const own: Noted = { actorKind: 'student' };

/** What the server's writers note for each action, and what is read of it. */
const table: Record<AuditAction, [noted: Noted, sentence: string]> = {
  'begin-read-only': [
    { actorKind: 'system', before: { reason: '' }, after: { reason: '서버 이전' } },
    '조회만 할 수 있게 전환했습니다: 사유 (없음) → 서버 이전',
  ],
  'end-read-only': [{ actorKind: 'system' }, '다시 변경할 수 있게 전환했습니다.'],
  'create-admin': [
    { actorKind: 'system', subject: '한원장', after: { ...account, role: 'ADMIN' } },
    '한원장 최고관리자 계정을 만들었습니다.',
  ],
  login: [{}, '로그인했습니다.'],
  'revoke-reused-refresh-token': [
    { actorKind: 'system' },
    '이미 쓴 로그인 정보가 다시 쓰여 로그인을 모두 끝냈습니다.',
  ],
  signup: [{ subject: '김보라', after: { username: 'bora', ...account } }, '가입을 신청했습니다.'],
  'approve-account': [
    { subject: '김보라', before: { ...account, status: 'PENDING' }, after: account },
    '김보라 계정의 가입을 승인했습니다: 상태 승인 대기 → 사용',
  ],
  'reject-account': [
    { subject: '김보라', before: { name: '김보라', username: 'bora', status: 'PENDING' } },
    '김보라 계정의 가입을 거절했습니다.',
  ],
  'edit-account': [
    {
      subject: '김보라',
      before: account,
      after: { ...account, role: 'READONLY_MANAGER', areas: [] },
    },
    '김보라 계정을 바꿨습니다: 역할 관리자 → 조회 전용, 권한 영역 도시락 → (없음)',
  ],
  'disable-account': [
    { subject: '김보라', before: { status: 'ACTIVE' }, after: { status: 'DISABLED' } },
    '김보라 계정의 사용을 중지했습니다: 상태 사용 → 중지',
  ],
  'enable-account': [
    { subject: '김보라', before: { status: 'DISABLED' }, after: { status: 'ACTIVE' } },
    '김보라 계정을 다시 사용하게 했습니다: 상태 중지 → 사용',
  ],
  'sign-out-account': [
    { subject: '김보라', after: { count: 2 } },
    '김보라 계정을 모든 기기에서 로그아웃했습니다.',
  ],
  'issue-temporary-password': [
    { subject: '김보라' },
    '김보라 계정의 임시 비밀번호를 발급했습니다.',
  ],
  'change-own-password': [{ subject: '김보라', after: { count: 1 } }, '비밀번호를 바꿨습니다.'],
  'save-meals': [
    { ...own, before: [{ ...meals[0], lunch: false, dinner: true }], after: meals },
    '도시락 신청을 바꿨습니다: 11월 23일 (월) 저녁 → 점심',
  ],
  'keep-meals': [
    { ...own, before: { keptMeals: [] }, after: { keptMeals: ['11월 23일 (월) 점심'] } },
    '승인된 일정과 겹치는 도시락에 답했습니다: 그대로 둔 도시락 (없음) → 11월 23일 (월) 점심',
  ],
  'save-meals-for': [
    {
      subject: '김하늘',
      before: { meals: [] },
      after: { meals, cause: '요청', note: '보호자 전화' },
    },
    '김하늘 학생의 도시락을 대신 바꿨습니다: 사유 (없음) → 보호자 전화, 사유 (없음) → 요청, 11월 23일 (월) 신청 안 함 → 점심',
  ],
  'save-pick-ups': [
    {
      subject: '2026-11-20',
      after: [
        { studentId: '4', meal: 'lunch', pickedUp: true, name: '김하늘' },
        { studentId: '5', meal: 'lunch', pickedUp: true, name: '이바다' },
        { studentId: '5', meal: 'dinner', pickedUp: false },
      ],
    },
    '11월 20일 (금) 도시락 수령을 기록했습니다: 점심 수령 김하늘, 이바다, 저녁 수령 해제 1건',
  ],
  'close-meals': [
    {
      subject: '휴무',
      before: someLunchSettings(),
      after: { ...someLunchSettings({ disabledLunchDates: ['2026-11-24'] }), choice: '취소만' },
    },
    '도시락 휴무를 정했습니다: 점심 미운영일 (없음) → 11월 24일 (화), 처리 (없음) → 취소만',
  ],
  'open-meals': [
    {
      subject: '휴무',
      before: someLunchSettings({ disabledDinnerDates: ['2026-11-24'] }),
      after: someLunchSettings(),
    },
    '도시락 휴무를 풀었습니다: 저녁 미운영일 11월 24일 (화) → (없음)',
  ],
  'save-lunch-settings': [
    {
      before: someLunchSettings(),
      after: someLunchSettings({ lunchPrice: 5500, editCutoffHour: 12 }),
    },
    '도시락 설정을 바꿨습니다: 변경 마감 시각 14시 → 12시, 점심 단가 5,000원 → 5,500원',
  ],
  'undo-meals': [
    { subject: '김하늘 · 요청', after: { restored: 3, kept: 1 } },
    '도시락 변경을 되돌렸습니다 (김하늘 · 요청).',
  ],
  'confirm-deposits': [
    { subject: '김하늘', before: money('unpaid', 0), after: money('confirmed', 110_000) },
    '김하늘 입금을 확인했습니다: 금액 0원 → 110,000원, 차액 −110,000원 → 0원, 상태 미입금 → 입금 확인',
  ],
  'unconfirm-deposits': [
    { subject: '김하늘', before: { state: '입금 확인' }, after: { state: '미입금' } },
    '김하늘 입금 확인을 해제했습니다: 상태 입금 확인 → 미입금',
  ],
  'refund-deposit': [
    { subject: '김하늘', before: money('overpaid', 120_000), after: money('refund-due', 120_000) },
    '김하늘 환불을 등록했습니다: 상태 초과 입금 → 환불 대기',
  ],
  'settle-refund': [
    {
      subject: '김하늘',
      before: { month: '2026-11', amount: 5000, day: null },
      after: { month: '2026-11', amount: 5000, day: '2026-11-20' },
    },
    '김하늘 환불을 지급했습니다: 날짜 (없음) → 11월 20일 (금)',
  ],
  'carry-deposits': [
    { subject: '김하늘', before: money('overpaid', 120_000), after: money('confirmed', 110_000) },
    '김하늘 초과 입금을 이월했습니다: 금액 120,000원 → 110,000원, 차액 10,000원 → 0원, 상태 초과 입금 → 입금 확인',
  ],
  'undo-deposits': [
    { subject: '2026-11', after: { count: 3 } },
    '입금 처리를 되돌렸습니다 (2026년 11월).',
  ],
  'close-month': [
    { subject: '2026년 11월', after: { billed: 1000, students: 2 } },
    '2026년 11월 마감을 했습니다.',
  ],
  'reopen-month': [
    { subject: '2026년 11월', before: { billed: 1000 }, after: { billed: null, note: '정정' } },
    '2026년 11월 마감을 해제했습니다: 사유 (없음) → 정정, 청구액 1,000원 → (없음)',
  ],
  'create-student': [{ subject: '김하늘', after: student }, '김하늘 학생을 등록했습니다.'],
  'edit-student': [
    {
      subject: '김하늘',
      before: student,
      after: { ...student, seat: 'B-02', startDate: '2026-11-20' },
    },
    '김하늘 학생의 정보를 바꿨습니다: 좌석 A-01 → B-02, 등원 시작일 (없음) → 11월 20일 (금)',
  ],
  'delete-student': [{ subject: '김하늘', before: student }, '김하늘 학생을 삭제했습니다.'],
  'restore-student': [{ subject: '김하늘', after: student }, '김하늘 학생을 복원했습니다.'],
  'erase-student': [{}, '학생의 개인정보를 파기했습니다.'],
  'sign-out-student': [
    { subject: '김하늘', after: { logins: 1 } },
    '김하늘 학생을 모든 기기에서 로그아웃했습니다.',
  ],
  'unlock-student': [{ subject: '김하늘' }, '김하늘 학생의 로그인 잠금을 풀었습니다.'],
  'reset-pin': [{ subject: '김하늘' }, '김하늘 학생의 간편 비밀번호를 초기화했습니다.'],
  'approve-device': [{ subject: '김하늘' }, '김하늘 학생의 새 기기를 승인했습니다.'],
  'refuse-device': [{ subject: '김하늘' }, '김하늘 학생의 새 기기를 거절했습니다.'],
  'save-login-settings': [
    {
      before: { pin: false, approveDevices: false },
      after: { pin: true, approveDevices: false },
    },
    '로그인 설정을 바꿨습니다: 간편 비밀번호 묻기 아니요 → 예',
  ],
  'raise-login-alert': [
    { actorKind: 'system' },
    '한 기기에서 여러 학생이 로그인했다고 알렸습니다.',
  ],
  'see-login-alert': [{}, '로그인 경고를 확인했습니다.'],
  'change-student-status': [
    {
      subject: '김하늘',
      before: { status: 'ENROLLED' },
      after: { status: 'LEFT', note: '이사', future: 'cancel' },
    },
    '김하늘 학생의 상태를 바꿨습니다: 사유 (없음) → 이사, 앞으로의 신청 (없음) → 신청 취소, 상태 재원 → 퇴원',
  ],
  'import-students': [
    { subject: '명단.csv', after: { add: 2, change: 1, same: 0, error: 1 } },
    '학생 명단을 가져왔습니다 (명단.csv).',
  ],
  'undo-students': [
    { subject: '김하늘', before: student, after: { ...student, status: 'ON_LEAVE' } },
    '학생 변경을 되돌렸습니다 (김하늘): 상태 재원 → 휴원',
  ],
  'create-news': [{ subject: '11월 식단', after: news }, "공지 '11월 식단'을 등록했습니다."],
  'edit-news': [
    { subject: '안내', before: news, after: { ...news, category: 'INFO', pinned: true } },
    "공지 '안내'를 수정했습니다: 고정 아니요 → 예, 구분 식단표 → 안내",
  ],
  'publish-news': [
    {
      subject: '11월 식단',
      before: { ...news, publishedAt: '2026-11-21T05:00:00.000Z' },
      after: news,
    },
    "공지 '11월 식단'을 게시했습니다: 게시 시각 11월 21일 (토) 14:00 → 11월 20일 (금) 14:00",
  ],
  'unpublish-news': [
    {
      subject: '11월 식단',
      before: { hiddenAt: null },
      after: { hiddenAt: '2026-11-20T05:00:00.000Z' },
    },
    "공지 '11월 식단'을 숨겼습니다: 숨김 (없음) → 11월 20일 (금) 14:00",
  ],
  'delete-news': [
    {
      subject: '11월 식단',
      before: { deletedAt: null },
      after: { deletedAt: '2026-11-20T05:00:00.000Z' },
    },
    "공지 '11월 식단'을 휴지통으로 옮겼습니다: 삭제 (없음) → 11월 20일 (금) 14:00",
  ],
  'restore-news': [
    { before: { deletedAt: '2026-11-20T05:00:00.000Z' }, after: { deletedAt: null } },
    '공지를 복원했습니다: 삭제 11월 20일 (금) 14:00 → (없음)',
  ],
  'order-news': [
    { before: { pinned: ['가', '나'] }, after: { pinned: ['나'] } },
    '고정 공지의 순서를 바꿨습니다: 고정 가, 나 → 나',
  ],
  'upload-picture': [{ after: { width: 800, height: 600 } }, '그림을 올렸습니다.'],
  'save-academy': [
    {
      before: { name: '하늘학원', companyLines: [] },
      after: { name: '바다학원', companyLines: ['대표 한원장'] },
    },
    '학원 정보를 바꿨습니다: 이름 하늘학원 → 바다학원, 회사 정보 (없음) → 대표 한원장',
  ],
  'save-mock-settings': [
    { before: { subjectOptions: '물리' }, after: { subjectOptions: '물리, 화학' } },
    '모의고사 설정을 바꿨습니다: 선택과목 물리 → 물리, 화학',
  ],
  'save-schedule-settings': [
    {
      before: { submitDay: null, mealTimes: { lunch: { from: '12:00', to: '13:00' } } },
      after: { submitDay: 25, mealTimes: { lunch: { from: '12:00', to: '13:00' } } },
    },
    '정기일정 설정을 바꿨습니다: 제출 마감일 (없음) → 25일',
  ],
  'add-holiday': [
    { subject: '12월 24일 (목) 학원 휴무', after: { date: '2026-12-24', name: '학원 휴무' } },
    '휴원일을 추가했습니다 (12월 24일 (목) 학원 휴무).',
  ],
  'remove-holiday': [
    { subject: '12월 24일 (목) 학원 휴무', before: { date: '2026-12-24', name: '학원 휴무' } },
    '휴원일을 삭제했습니다 (12월 24일 (목) 학원 휴무).',
  ],
  'renew-holidays': [{ after: { added: 15 } }, '공휴일을 불러왔습니다.'],
  'create-schedule': [{ ...own, after: aRegularSchedule() }, '정기일정을 신청했습니다.'],
  'copy-schedule': [
    { ...own, after: aRegularSchedule() },
    '지난달 정기일정을 그대로 신청했습니다.',
  ],
  'edit-schedule': [
    {
      ...own,
      before: aRegularSchedule({ kind: 'OUTING' }),
      after: aRegularSchedule({ kind: 'ALL_DAY', from: null, to: null, everyWeeks: 2 }),
    },
    '정기일정을 수정했습니다: 유형 외출 → 종일, 시작 시각 19:00 → (없음), 끝나는 시각 21:00 → (없음) 외 1건',
  ],
  'request-schedule-change': [
    { ...own, after: aRegularSchedule({ replacesId: '3' }) },
    '정기일정 변경을 요청했습니다.',
  ],
  'cancel-schedule': [
    {
      ...own,
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'CANCELLED' }),
    },
    '정기일정을 취소했습니다: 상태 승인 대기 → 취소',
  ],
  'cancel-occurrence': [
    {
      ...own,
      before: aRegularSchedule({ exceptions: [] }),
      after: aRegularSchedule({ exceptions: ['2026-11-24'] }),
    },
    '정기일정을 하루만 취소했습니다: 제외 날짜 (없음) → 11월 24일 (화)',
  ],
  'restore-occurrence': [
    {
      ...own,
      before: aRegularSchedule({ exceptions: ['2026-11-24'] }),
      after: aRegularSchedule({ exceptions: [] }),
    },
    '하루만 취소한 정기일정을 되돌렸습니다: 제외 날짜 11월 24일 (화) → (없음)',
  ],
  'submit-reason': [{ ...own, after: aReason() }, '사유를 제출했습니다.'],
  'edit-reason': [
    { ...own, before: aReason({ category: 'ILLNESS' }), after: aReason({ category: 'TRANSPORT' }) },
    '사유를 수정했습니다: 구분 질병 → 교통',
  ],
  'withdraw-reason': [
    { ...own, before: aReason({ status: 'PENDING' }), after: aReason({ status: 'WITHDRAWN' }) },
    '사유를 철회했습니다: 상태 승인 대기 → 철회',
  ],
  'approve-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'APPROVED' }),
    },
    '김하늘 학생의 정기일정을 승인했습니다: 상태 승인 대기 → 승인',
  ],
  'reject-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ status: 'PENDING' }),
      after: aRegularSchedule({ status: 'REJECTED', rejectReason: '시간 확인' }),
    },
    '김하늘 학생의 정기일정을 반려했습니다: 반려 사유 (없음) → 시간 확인, 상태 승인 대기 → 반려',
  ],
  'approve-reason': [
    {
      subject: '김하늘',
      before: aReason({ status: 'PENDING' }),
      after: aReason({ status: 'APPROVED' }),
    },
    '김하늘 학생의 사유를 승인했습니다: 상태 승인 대기 → 승인',
  ],
  'reject-reason': [
    {
      subject: '김하늘',
      before: aReason({ status: 'PENDING' }),
      after: aReason({ status: 'REJECTED', rejectReason: '증빙 필요' }),
    },
    '김하늘 학생의 사유를 반려했습니다: 반려 사유 (없음) → 증빙 필요, 상태 승인 대기 → 반려',
  ],
  'create-schedule-for': [
    { subject: '김하늘', after: aRegularSchedule({ registeredBy: 'manager' }) },
    '김하늘 학생의 정기일정을 대신 등록했습니다.',
  ],
  'edit-schedule-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ from: '19:00' }),
      after: aRegularSchedule({ from: '18:30' }),
    },
    '김하늘 학생의 정기일정을 수정했습니다: 시작 시각 19:00 → 18:30',
  ],
  'cancel-schedule-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ lastDate: null }),
      after: aRegularSchedule({ lastDate: '2026-11-20' }),
    },
    '김하늘 학생의 정기일정을 종료했습니다: 마지막 날 (없음) → 11월 20일 (금)',
  ],
  'cancel-occurrence-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ exceptions: [] }),
      after: aRegularSchedule({ exceptions: ['2026-11-24'] }),
    },
    '김하늘 학생의 정기일정을 하루만 취소했습니다: 제외 날짜 (없음) → 11월 24일 (화)',
  ],
  'restore-occurrence-for': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ exceptions: ['2026-11-24'] }),
      after: aRegularSchedule({ exceptions: [] }),
    },
    '김하늘 학생의 하루만 취소한 정기일정을 되돌렸습니다: 제외 날짜 11월 24일 (화) → (없음)',
  ],
  'roll-back-schedule': [
    {
      subject: '김하늘',
      before: aRegularSchedule({ title: '과학학원' }),
      after: aRegularSchedule({ title: '수학학원' }),
    },
    '김하늘 학생의 정기일정을 이전 버전으로 되돌렸습니다: 제목 과학학원 → 수학학원',
  ],
  'submit-reason-for': [
    { subject: '김하늘', after: aReason({ status: 'APPROVED' }) },
    '김하늘 학생의 사유를 대신 등록했습니다.',
  ],
  'register-mock': [{ ...own, after: mock }, '모의고사를 신청했습니다.'],
  'modify-mock': [
    { ...own, before: mock, after: { ...mock, onSiteState: 'none', selectedSubjects: [] } },
    '모의고사 신청을 수정했습니다: 응시 방식 현장 대기 → 시험지만, 선택과목 물리학Ⅰ → (없음)',
  ],
  'cancel-mock': [
    { ...own, before: mock, after: { ...mock, canceled: true, paymentStatus: 'refund-due' } },
    '모의고사 신청을 취소했습니다: 취소 아니요 → 예, 입금 미입금 → 환불 대기',
  ],
  'pass-on-seat': [
    { actorKind: 'system', after: { onSiteState: 'confirmed' } },
    '현장 자리가 나서 대기 순서대로 확정했습니다.',
  ],
  'create-exam': [
    { subject: '12월 모의고사', after: exam },
    "모의고사 '12월 모의고사'를 등록했습니다.",
  ],
  'edit-exam': [
    {
      subject: '12월 모의고사',
      before: exam,
      after: {
        ...exam,
        fee: 35_000,
        onSiteCapacity: null,
        changeDeadline: '2026-12-10',
        targetGrades: ['고3'],
        account: { bankName: '하늘은행', accountNumber: '1', accountHolder: '학원' },
      },
    },
    "모의고사 '12월 모의고사'를 수정했습니다: 수정·취소 마감 (없음) → 12월 10일 (목), 대상 학년 (없음) → 고3, 응시료 30,000원 → 35,000원 외 2건",
  ],
  'delete-exam': [
    { subject: '12월 모의고사', before: exam },
    "모의고사 '12월 모의고사'를 삭제했습니다.",
  ],
  'close-exam': [
    { subject: '12월 모의고사', before: { closedEarly: false }, after: { closedEarly: true } },
    "모의고사 '12월 모의고사'의 접수를 마감했습니다: 조기 마감 아니요 → 예",
  ],
  'extend-exam': [
    {
      subject: '12월 모의고사',
      before: exam,
      after: { ...exam, registrationEndDate: '2026-12-03' },
    },
    "모의고사 '12월 모의고사'의 접수 기간을 연장했습니다: 접수 마감 11월 30일 (월) → 12월 3일 (목)",
  ],
  'cancel-exam': [
    {
      subject: '12월 모의고사',
      before: { cancelReason: null },
      after: { cancelReason: '시험지 미도착' },
    },
    "모의고사 '12월 모의고사'를 취소했습니다: 취소 사유 (없음) → 시험지 미도착",
  ],
  'register-mock-for': [
    { subject: '김하늘', after: { ...registered, note: '보호자 전화' } },
    '김하늘 학생의 모의고사를 대신 신청했습니다.',
  ],
  'change-registrations': [
    {
      subject: '김하늘',
      before: registered,
      after: {
        ...registered,
        selectedSubjects: ['화학Ⅰ'],
        extendedUntil: '2026-12-01T05:00:00.000Z',
      },
    },
    '김하늘 학생의 모의고사 신청을 바꿨습니다: 개인 마감 (없음) → 12월 1일 (화) 14:00, 선택과목 물리학Ⅰ → 화학Ⅰ',
  ],
  'cancel-registrations': [
    {
      subject: '김하늘',
      before: registered,
      after: { ...registered, onSiteState: 'none', canceled: true, note: '이사' },
    },
    '김하늘 학생의 모의고사 신청을 취소했습니다: 사유 (없음) → 이사, 응시 방식 현장 대기 → 시험지만, 취소 아니요 → 예',
  ],
  'change-mock-payments': [
    {
      subject: '김하늘',
      before: registered,
      after: { ...registered, paymentStatus: 'confirmed', depositDay: '2026-11-20' },
    },
    '김하늘 학생의 모의고사 입금 상태를 바꿨습니다: 입금일 (없음) → 11월 20일 (금), 입금 미입금 → 입금 확인',
  ],
  'undo-mocks': [
    { subject: '12월 모의고사', after: { restored: 3, kept: 0 } },
    '모의고사 변경을 되돌렸습니다 (12월 모의고사).',
  ],
  'save-seat-plan': [
    {
      subject: '12월 모의고사',
      before: { seatRows: null, seatColumns: null, seated: 0 },
      after: { seatRows: 5, seatColumns: 6, seated: 28 },
    },
    "모의고사 '12월 모의고사'의 좌석을 배치했습니다: 줄 (없음) → 5, 칸 (없음) → 6, 배치 0명 → 28명",
  ],
  'mark-attendance': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: { '3교시': null },
      after: { '3교시': '지각', reason: '잘못 기록' },
    },
    '김하늘 11월 20일 (금) 출결을 기록했습니다: 사유 (없음) → 잘못 기록, 3교시 (없음) → 지각',
  ],
  'fill-attendance': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: { '1교시': null, '2교시': '결석' },
      after: { '1교시': '출석', '2교시': '출석' },
    },
    '김하늘 11월 20일 (금) 출결을 한꺼번에 기록했습니다: 1교시 (없음) → 출석, 2교시 결석 → 출석',
  ],
  'undo-attendance': [
    { subject: '11월 20일 (금)', after: { restored: 8, kept: 0 } },
    '출결 기록을 되돌렸습니다 (11월 20일 (금)).',
  ],
  'save-visit': [
    {
      subject: '김하늘 11월 20일 (금)',
      before: { arrivedAt: '14:00', leftAt: null, outings: '' },
      after: { arrivedAt: '14:00', leftAt: '22:00', outings: '18:00–19:00' },
    },
    '김하늘 11월 20일 (금) 등원·하원을 기록했습니다: 외출 (없음) → 18:00–19:00, 하원 (없음) → 22:00',
  ],
  'close-day': [
    { subject: '11월 20일 (금)', before: {}, after: { absent: 3, seenOff: 12 } },
    '11월 20일 (금) 출석부를 마감했습니다: 결석 확정 (없음) → 3명, 하원 처리 (없음) → 12명',
  ],
  'reopen-day': [
    { subject: '11월 20일 (금)', before: {}, after: { reason: '늦게 온 학생' } },
    '11월 20일 (금) 출석부 마감을 해제했습니다: 사유 (없음) → 늦게 온 학생',
  ],
  'save-attendance-settings': [
    {
      before: { lateGraceMinutes: 0, sundayPeriods: ['1교시 09:00–09:50'], latePreset: null },
      after: { lateGraceMinutes: 5, sundayPeriods: [], latePreset: '지각' },
    },
    '출결 설정을 바꿨습니다: 지각 인정 시간 0분 → 5분, 일요일 교시 1교시 09:00–09:50 → (없음), 지각 벌점 제안 (없음) → 지각',
  ],
  'issue-points': [{ subject: '김하늘', after: penalty }, '김하늘 학생에게 상벌점을 부여했습니다.'],
  'edit-point': [
    {
      subject: '김하늘',
      before: { pointReason: '무단지각', memo: '' },
      after: { pointReason: '무단지각 – 2교시', memo: '보호자 통화' },
    },
    '김하늘 학생의 상벌점 사유를 수정했습니다: 메모 (없음) → 보호자 통화, 사유 무단지각 → 무단지각 – 2교시',
  ],
  'void-point': [
    { subject: '김하늘', before: penalty, after: { ...penalty, voidReason: '다른 학생' } },
    '김하늘 학생의 상벌점을 취소했습니다: 취소 사유 (없음) → 다른 학생',
  ],
  'undo-points': [
    { subject: '벌점 5점 × 2명', after: { restored: 2, kept: 0 } },
    '상벌점 부여를 되돌렸습니다 (벌점 5점 × 2명).',
  ],
  'save-point-presets': [
    {
      before: { presets: ['벌점 무단지각 3점'] },
      after: { presets: ['벌점 무단지각 5점', '상점 모범 3점'] },
    },
    '상벌점 항목을 바꿨습니다: 상벌점 항목 벌점 무단지각 3점 → 벌점 무단지각 5점, 상점 모범 3점',
  ],
  'save-point-settings': [
    {
      before: { steps: ['주의 5점'], measure: 'penalty', period: 'all', since: null },
      after: {
        steps: ['주의 5점', '경고 10점'],
        measure: 'net',
        period: 'since',
        since: '2026-09-01',
      },
    },
    '상벌점 기준을 바꿨습니다: 단계 주의 5점 → 주의 5점, 경고 10점, 집계 점수 벌점 합계 → 벌점 − 상점, 집계 기간 전체 기간 → 날짜 지정 외 1건',
  ],
  'object-to-point': [
    { ...own, after: { objection: 'OPEN', text: '그날은 병원에 있었어요.' } },
    '벌점에 이의를 신청했습니다.',
  ],
  'answer-objection': [
    {
      subject: '김하늘',
      before: { objection: 'OPEN', answer: null },
      after: { objection: 'ACCEPTED', answer: '확인했습니다.' },
    },
    '김하늘 학생의 이의 신청에 답했습니다: 이의 신청 확인 중 → 받아들임, 답변 (없음) → 확인했습니다.',
  ],
  'export-list': [
    {
      subject: '학생 목록',
      after: {
        q: '',
        status: 'ALL',
        sort: 'seat',
        order: 'asc',
        hasSeat: 'false',
        format: 'xlsx',
        contacts: true,
        students: 3,
      },
    },
    '학생 목록 파일을 내려받았습니다.',
  ],
  'view-contacts': [{ subject: '김하늘', after: { format: 'csv' } }, '김하늘 연락처를 보았습니다.'],
};

/** Whose the sentence is. */
const STARTS = { student: '김하늘 학생이 ', manager: '박매니저님이 ', system: '시스템이 ' };
/** A key or a code of the program in what a person reads: three Latin letters in a row, but for the names of file formats. */
const RAW = /[A-Za-z_]{3,}|undefined|\{|\}|\[object/;
const withoutNames = (text: string) => text.replaceAll(/CSV|명단\.csv|bora/g, '');

test.each(AUDIT_ACTIONS)('%s', (action) => {
  const [{ actorKind = 'manager', subject = null, before = null, after = null }, sentence] =
    table[action];
  const facts: AuditFacts = {
    actorKind,
    actorName: actorKind === 'student' ? '김하늘' : '박매니저',
    action,
    subject,
    before,
    after,
  };
  expect(auditSentence(facts)).toBe(`${STARTS[actorKind]}${sentence}`);
  const told = [
    auditSentence(facts),
    ...changesBetween(before, after).flatMap((change) => [
      change.label,
      change.before,
      change.after,
    ]),
  ];
  for (const text of told) expect(withoutNames(text)).not.toMatch(RAW);
});
