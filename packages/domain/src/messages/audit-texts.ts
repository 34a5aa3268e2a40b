import type { AuditAction } from '../audit/actions';
import type { AuditTopic } from '../audit/topics';

/**
 * What was done, as the end of a sentence. `{subject}` is whom or what it was done to; where nobody noted that, it is left out together with
 * the quotes or brackets around it. `{을/를}` is the particle of the word before it.
 */
export const auditTexts: Record<AuditAction, string> = {
  'begin-read-only': '조회만 할 수 있게 전환했습니다', 'end-read-only': '다시 변경할 수 있게 전환했습니다', 'create-admin': '{subject} 최고관리자 계정을 만들었습니다',
  login: '로그인했습니다', 'revoke-reused-refresh-token': '이미 쓴 로그인 정보가 다시 쓰여 로그인을 모두 끝냈습니다', signup: '가입을 신청했습니다', 'approve-account': '{subject} 계정의 가입을 승인했습니다',
  'reject-account': '{subject} 계정의 가입을 거절했습니다', 'edit-account': '{subject} 계정을 바꿨습니다', 'disable-account': '{subject} 계정의 사용을 중지했습니다', 'enable-account': '{subject} 계정을 다시 사용하게 했습니다',
  'sign-out-account': '{subject} 계정을 모든 기기에서 로그아웃했습니다', 'issue-temporary-password': '{subject} 계정의 임시 비밀번호를 발급했습니다', 'change-own-password': '비밀번호를 바꿨습니다',
  'save-meals': '도시락 신청을 바꿨습니다', 'keep-meals': '승인된 일정과 겹치는 도시락에 답했습니다', 'save-meals-for': '{subject} 학생의 도시락을 대신 바꿨습니다', 'save-pick-ups': '{subject} 도시락 수령을 기록했습니다', 'close-meals': '도시락 휴무를 정했습니다',
  'open-meals': '도시락 휴무를 풀었습니다', 'save-lunch-settings': '도시락 설정을 바꿨습니다', 'undo-meals': '도시락 변경을 되돌렸습니다 ({subject})',
  'confirm-deposits': '{subject} 입금을 확인했습니다', 'unconfirm-deposits': '{subject} 입금 확인을 해제했습니다', 'refund-deposit': '{subject} 환불을 등록했습니다', 'settle-refund': '{subject} 환불을 지급했습니다',
  'carry-deposits': '{subject} 초과 입금을 이월했습니다', 'undo-deposits': '입금 처리를 되돌렸습니다 ({subject})', 'close-month': '{subject} 마감을 했습니다', 'reopen-month': '{subject} 마감을 해제했습니다',
  'create-student': '{subject} 학생을 등록했습니다', 'edit-student': '{subject} 학생의 정보를 바꿨습니다', 'delete-student': '{subject} 학생을 삭제했습니다', 'restore-student': '{subject} 학생을 복원했습니다',
  'erase-student': '학생의 개인정보를 파기했습니다', 'sign-out-student': '{subject} 학생을 모든 기기에서 로그아웃했습니다', 'unlock-student': '{subject} 학생의 로그인 잠금을 풀었습니다',
  'change-student-status': '{subject} 학생의 상태를 바꿨습니다', 'import-students': '학생 명단을 가져왔습니다 ({subject})', 'undo-students': '학생 변경을 되돌렸습니다 ({subject})',
  'create-news': "공지 '{subject}'{을/를} 등록했습니다", 'edit-news': "공지 '{subject}'{을/를} 수정했습니다", 'publish-news': "공지 '{subject}'{을/를} 게시했습니다", 'unpublish-news': "공지 '{subject}'{을/를} 숨겼습니다",
  'delete-news': "공지 '{subject}'{을/를} 휴지통으로 옮겼습니다", 'restore-news': "공지 '{subject}'{을/를} 복원했습니다", 'order-news': '고정 공지의 순서를 바꿨습니다', 'upload-picture': '그림을 올렸습니다',
  'save-academy': '학원 정보를 바꿨습니다', 'save-mock-settings': '모의고사 설정을 바꿨습니다', 'save-schedule-settings': '정기일정 설정을 바꿨습니다', 'add-holiday': '휴원일을 추가했습니다 ({subject})',
  'remove-holiday': '휴원일을 삭제했습니다 ({subject})', 'renew-holidays': '공휴일을 불러왔습니다',
  'create-schedule': '정기일정을 신청했습니다', 'copy-schedule': '지난달 정기일정을 그대로 신청했습니다', 'edit-schedule': '정기일정을 수정했습니다', 'request-schedule-change': '정기일정 변경을 요청했습니다',
  'cancel-schedule': '정기일정을 취소했습니다', 'cancel-occurrence': '정기일정을 하루만 취소했습니다', 'restore-occurrence': '하루만 취소한 정기일정을 되돌렸습니다', 'submit-reason': '사유를 제출했습니다',
  'edit-reason': '사유를 수정했습니다', 'withdraw-reason': '사유를 철회했습니다', 'register-mock': '모의고사를 신청했습니다', 'modify-mock': '모의고사 신청을 수정했습니다', 'cancel-mock': '모의고사 신청을 취소했습니다',
  'pass-on-seat': '현장 자리가 나서 대기 순서대로 확정했습니다', 'mark-attendance': '{subject} 출결을 기록했습니다', 'fill-attendance': '{subject} 출결을 한꺼번에 기록했습니다', 'undo-attendance': '출결 기록을 되돌렸습니다 ({subject})', 'save-visit': '{subject} 등원·하원을 기록했습니다',
  'close-day': '{subject} 출석부를 마감했습니다', 'reopen-day': '{subject} 출석부 마감을 해제했습니다', 'save-attendance-settings': '출결 설정을 바꿨습니다',
  'approve-schedule': '{subject} 학생의 정기일정을 승인했습니다', 'reject-schedule': '{subject} 학생의 정기일정을 반려했습니다', 'approve-reason': '{subject} 학생의 사유를 승인했습니다', 'reject-reason': '{subject} 학생의 사유를 반려했습니다',
  'create-schedule-for': '{subject} 학생의 정기일정을 대신 등록했습니다', 'edit-schedule-for': '{subject} 학생의 정기일정을 수정했습니다', 'cancel-schedule-for': '{subject} 학생의 정기일정을 종료했습니다',
  'cancel-occurrence-for': '{subject} 학생의 정기일정을 하루만 취소했습니다', 'restore-occurrence-for': '{subject} 학생의 하루만 취소한 정기일정을 되돌렸습니다', 'roll-back-schedule': '{subject} 학생의 정기일정을 이전 버전으로 되돌렸습니다',
  'submit-reason-for': '{subject} 학생의 사유를 대신 등록했습니다',
  'issue-points': '{subject} 학생에게 상벌점을 부여했습니다', 'edit-point': '{subject} 학생의 상벌점 사유를 수정했습니다', 'void-point': '{subject} 학생의 상벌점을 취소했습니다', 'undo-points': '상벌점 부여를 되돌렸습니다 ({subject})',
  'save-point-presets': '상벌점 항목을 바꿨습니다', 'save-point-settings': '상벌점 기준을 바꿨습니다', 'object-to-point': '벌점에 이의를 신청했습니다', 'answer-objection': '{subject} 학생의 이의 신청에 답했습니다',
  'create-exam': "모의고사 '{subject}'{을/를} 등록했습니다", 'edit-exam': "모의고사 '{subject}'{을/를} 수정했습니다", 'delete-exam': "모의고사 '{subject}'{을/를} 삭제했습니다", 'close-exam': "모의고사 '{subject}'의 접수를 마감했습니다",
  'extend-exam': "모의고사 '{subject}'의 접수 기간을 연장했습니다", 'cancel-exam': "모의고사 '{subject}'{을/를} 취소했습니다", 'register-mock-for': '{subject} 학생의 모의고사를 대신 신청했습니다',
  'change-registrations': '{subject} 학생의 모의고사 신청을 바꿨습니다', 'cancel-registrations': '{subject} 학생의 모의고사 신청을 취소했습니다', 'change-mock-payments': '{subject} 학생의 모의고사 입금 상태를 바꿨습니다', 'undo-mocks': '모의고사 변경을 되돌렸습니다 ({subject})',
  'save-seat-plan': "모의고사 '{subject}'의 좌석을 배치했습니다",
  'export-list': '{subject} 파일을 내려받았습니다', 'view-contacts': '{subject} 연락처를 보았습니다',
};

/** Why the log is not written into a file. A code of the API as well. */
export const auditRefusalTexts = { 'audit-too-much': '한 번에 2만 건까지 내려받을 수 있습니다. 기간이나 조건을 좁힌 뒤 다시 시도하세요.' } as const;

/** An action that this version of the program does not know. */
export const unknownActionText = '다른 버전의 작업을 했습니다';

/** Meals and their ticks in the log. */
export const auditTickTexts = { noMeal: '신청 안 함', pickedUp: '{meal} 수령', notPickedUp: '{meal} 수령 해제', count: '{n}건' } as const;

const TOPIC_NAMES: Record<AuditTopic, string> = {
  logins: '로그인', accounts: '계정', meals: '도시락', deposits: '입금', students: '학생', news: '공지', settings: '설정', schedules: '일정·사유', attendance: '출결', mocks: '모의고사', points: '상벌점', files: '파일·연락처',
};

/** What a group of actions is called in the filter. */
export const auditTopicName = (topic: AuditTopic): string => TOPIC_NAMES[topic];
