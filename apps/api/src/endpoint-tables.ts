import { accountEndpoints } from '@academy/domain/accounts';
import { applicationEndpoints } from '@academy/domain/applications';
import { attachmentEndpoints, attachmentManagementEndpoints } from '@academy/domain/attachments';
import { attendanceEndpoints } from '@academy/domain/attendance';
import { auditEndpoints } from '@academy/domain/audit';
import { depositEndpoints, reportedDepositEndpoints } from '@academy/domain/deposits';
import { featureEndpoints, featureFields } from '@academy/domain/features';
import { backupEndpoints } from '@academy/domain/backups';
import { branchEndpoints } from '@academy/domain/branches';
import { calendarEndpoints } from '@academy/domain/calendar';
import { loginEndpoints, loginManagementEndpoints } from '@academy/domain/login';
import { mealEndpoints } from '@academy/domain/meals';
import { mealQuestionEndpoints } from '@academy/domain/meal-questions';
import { menuEndpoints } from '@academy/domain/menus';
import {
  messageEndpoints,
  noticeEndpoints,
  pushEndpoints,
  sendingEndpoints,
} from '@academy/domain/messages';
import { moveEndpoints } from '@academy/domain/moves';
import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { operationEndpoints } from '@academy/domain/operations';
import { priceEndpoints } from '@academy/domain/prices';
import { reasonEndpoints } from '@academy/domain/reasons';
import { scheduleManagementEndpoints, scheduleOverviewEndpoints } from '@academy/domain/schedule';
import { secondFactorEndpoints } from '@academy/domain/second-factor';
import { settingsEndpoints, settingsManagementEndpoints } from '@academy/domain/settings';
import { statementEndpoints } from '@academy/domain/statements';
import { statsEndpoints } from '@academy/domain/stats';
import { erasureEndpoints, studentEndpoints } from '@academy/domain/students';
import type { Endpoint } from '@academy/domain/http';
import { statusesOf } from './http/errors/status-of';
import { noWords, type ApiTable, type Words } from './http/docs/api-table';
import { accountWords } from './features/accounts/accounts-words';
import { applicationWords } from './features/applications/applications-words';
import { attendanceWords } from './features/attendance/attendance-words';
import { auditWords } from './features/audit/audit-words';
import { backupWords } from './features/backups/backups-words';
import { branchWords } from './features/branches/branches-words';
import { calendarWords } from './features/calendar/calendar-words';
import { depositWords } from './features/deposits/deposits-words';
import { loginWords } from './features/login/login-words';
import { mealWords } from './features/meals/meals-words';
import { messageWords } from './features/messages/messages-words';
import { sendingWords } from './features/messages/sending/sending-words';
import { moveWords } from './features/moves/moves-words';
import { newsWords } from './features/news/news-words';
import { priceWords } from './features/prices/prices-words';
import { reasonWords } from './features/reasons/reasons-words';
import { scheduleWords } from './features/schedule/schedule-words';
import { secondFactorWords } from './features/second-factor/second-factor-words';
import { settingsWords } from './features/settings/settings-words';
import { statementWords } from './features/statements/statements-words';
import { statWords } from './features/stats/stats-words';
import { studentWords } from './features/students/students-words';
import * as optional from './optional-features';

/** Every call of the API by feature, with what the documentation says of it. */
export const apiTables: Readonly<Record<string, ApiTable>> = {
  login: {
    calls: loginEndpoints,
    about: '학생 · 관리자 로그인, 토큰 갱신, 내 정보',
    words: loginWords,
    statuses: {
      'phone-too-short': 400,
      'phone-unreadable': 400,
      'pin-shape': 400,
      'pin-simple': 400,
      'student-login-failed': 401,
      'manager-login-failed': 401,
      'student-choose': 401,
      'pin-required': 401,
      'pin-choose': 401,
      'pin-wrong': 401,
      'device-waiting': 401,
      'device-refused': 401,
      'account-pending': 403,
      'account-disabled': 403,
    },
  },
  loginManagement: {
    calls: loginManagementEndpoints,
    about: '로그인 기기 승인과 잠금 해제',
    words: loginWords,
  },
  accounts: {
    calls: accountEndpoints,
    about: '관리자 계정: 가입, 승인, 권한, 임시 비밀번호',
    words: accountWords,
    statuses: {
      'signup-refused': 400,
      'temporary-password-expired': 403,
    },
  },
  secondFactor: {
    calls: secondFactorEndpoints,
    about: '관리자의 2단계 인증: 설정, 복구 코드',
    words: secondFactorWords,
    statuses: {
      'second-factor-required': 403,
      'second-factor-wrong': 403,
      'second-factor-unreadable': 403,
    },
  },
  meals: {
    calls: mealEndpoints,
    about: '도시락 신청과 한 달 금액',
    words: mealWords,
  },
  mealQuestions: {
    calls: mealQuestionEndpoints,
    about: '외출 · 결석과 겹친 도시락을 어떻게 할지',
    words: mealWords,
  },
  menus: {
    calls: menuEndpoints,
    about: '날짜별 식단과 알레르기 표시',
    words: mealWords,
  },
  attachments: {
    calls: attachmentEndpoints,
    about: '사유와 정기일정의 증빙 사진',
    statuses: { 'attachment-missing': 400 },
  },
  attachmentManagement: {
    calls: attachmentManagementEndpoints,
    about: '관리자가 보는 증빙 사진',
  },
  reasons: {
    calls: reasonEndpoints,
    about: '결석 · 지각 · 외출 사유',
    words: reasonWords,
  },
  applications: {
    calls: applicationEndpoints,
    about: '신청한 것을 한 번에',
    words: applicationWords,
  },
  news: { calls: newsEndpoints, about: '공지와 식단표', words: newsWords },
  newsManagement: {
    calls: newsManagementEndpoints,
    about: '공지 작성, 예약, 사진, 읽음 확인',
    words: newsWords,
  },
  prices: { calls: priceEndpoints, about: '날짜별 단가와 학생의 특별단가', words: priceWords },
  features: {
    calls: featureEndpoints,
    about: '쓰는 기능 켜고 끄기',
    words: { fields: [featureFields] },
  },
  settings: {
    calls: settingsEndpoints,
    about: '학원 정보, 휴일, 도시락 설정',
    words: settingsWords,
  },
  settingsManagement: {
    calls: settingsManagementEndpoints,
    about: '설정 변경과 그 영향 미리보기',
    words: settingsWords,
  },
  students: {
    calls: studentEndpoints,
    about: '학생 명단, 가져오기, 퇴원과 복귀',
    words: studentWords,
    statuses: { 'import-empty': 400 },
  },
  erasure: {
    calls: erasureEndpoints,
    about: '퇴원 후 개인정보 자동 파기',
    words: studentWords,
  },
  deposits: {
    calls: depositEndpoints,
    about: '도시락 입금, 환불, 월 마감',
    words: depositWords,
  },
  reportedDeposits: {
    calls: reportedDepositEndpoints,
    about: '학생이 알린 입금',
    words: depositWords,
  },
  statements: {
    calls: statementEndpoints,
    about: '은행 거래 내역 맞추기',
    words: statementWords,
    statuses: { 'statement-too-long': 400 },
  },
  stats: { calls: statsEndpoints, about: '한 달 통계', words: statWords },
  calendar: {
    calls: calendarEndpoints,
    about: '도시락 달력과 당일 조회',
    words: calendarWords,
  },
  operations: { calls: operationEndpoints, about: '한 일 되돌리기' },
  audit: { calls: auditEndpoints, about: '변경 기록', words: auditWords },
  backups: { calls: backupEndpoints, about: '백업 만들기, 확인, 내려받기', words: backupWords },
  branches: {
    calls: branchEndpoints,
    about: '본사: 지점 비교',
    words: branchWords,
    statuses: { 'no-head-office': 404 },
  },
  moves: { calls: moveEndpoints, about: '본사: 지점 사이의 학생 이동', words: moveWords },
  attendance: {
    calls: attendanceEndpoints,
    about: '출결: 등하원, 교시, 마감',
    words: attendanceWords,
    statuses: {
      'mark-in-future': 400,
      'no-such-period': 400,
      'visit-in-future': 400,
      'visit-out-of-order': 400,
    },
  },
  scheduleOverview: {
    calls: scheduleOverviewEndpoints,
    about: '모든 학생의 한 주',
    words: scheduleWords,
  },
  scheduleManagement: {
    calls: scheduleManagementEndpoints,
    about: '일정과 사유의 승인, 변경',
    words: scheduleWords,
    statuses: { 'reject-reason-missing': 400, 'version-unknown': 404 },
  },
  messages: {
    calls: messageEndpoints,
    about: '보내는 메시지와 업체의 도시락 주문 확인',
    words: messageWords,
  },
  sending: {
    calls: sendingEndpoints,
    about: '학원이 쓰는 문자 · 메일 · 앱 알림 키',
    words: sendingWords,
  },
  push: {
    calls: pushEndpoints,
    about: '학생의 앱 알림 설정과 기기',
    words: messageWords,
  },
  notices: {
    calls: noticeEndpoints,
    about: '골라서 보호자에게 보내는 알림',
    words: messageWords,
  },
  ...Object.fromEntries(Object.values(optional).flatMap(({ tables }) => Object.entries(tables))),
};

/** The calls alone: what 405 knows. */
export const endpointTables: Readonly<Record<string, ApiTable['calls']>> = Object.fromEntries(
  Object.entries(apiTables).map(([name, { calls }]) => [name, calls]),
);

const homes = new Map<Endpoint, Words>(
  Object.values(apiTables).flatMap(({ calls, words = noWords }) =>
    Object.values(calls).map((call): [Endpoint, Words] => [call, words]),
  ),
);

/** By whose words the fields of a call are described and named. */
export const wordsOf = (endpoint: Endpoint): Words => homes.get(endpoint) ?? noWords;

/** The status of every refusal. */
export const statusOf = statusesOf(
  ...Object.values(apiTables).map(({ statuses = {} }) => statuses),
);
