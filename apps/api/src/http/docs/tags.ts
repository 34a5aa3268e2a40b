import type { Feature } from './refusal-statuses';

interface Tag {
  description: string;
  /** Whose refusals its writes are answered with. */
  refuses: readonly Feature[];
}

/** The features of the API as its documentation groups them, by the names of the tables. */
export const tags: Readonly<Record<string, Tag>> = {
  login: {
    description: '학생 · 관리자 로그인, 토큰 갱신, 내 정보',
    refuses: ['login', 'accounts', 'secondFactor'],
  },
  loginManagement: { description: '로그인 기기 승인과 잠금 해제', refuses: ['login'] },
  accounts: { description: '관리자 계정: 가입, 승인, 권한, 임시 비밀번호', refuses: ['accounts'] },
  secondFactor: {
    description: '관리자의 2단계 인증: 설정, 복구 코드',
    refuses: ['accounts', 'secondFactor'],
  },
  meals: { description: '도시락 신청과 한 달 금액', refuses: ['calendar', 'deposits'] },
  mealQuestions: { description: '외출 · 결석과 겹친 도시락을 어떻게 할지', refuses: [] },
  prices: { description: '날짜별 단가와 학생의 특별단가', refuses: ['prices'] },
  menus: { description: '날짜별 식단과 알레르기 표시', refuses: [] },
  points: { description: '학생이 보는 상벌점', refuses: [] },
  pointManagement: { description: '상벌점 부여, 취소, 단계', refuses: ['points'] },
  'point-confirmations': { description: '벌점의 학생 확인', refuses: ['points'] },
  objections: { description: '벌점 이의신청과 답변', refuses: ['points'] },
  schedule: { description: '정기 일정 신청', refuses: ['schedule', 'attachments'] },
  reasons: { description: '결석 · 지각 · 외출 사유', refuses: ['reasons', 'attachments'] },
  attachments: { description: '사유와 정기일정의 증빙 사진', refuses: ['pictures'] },
  attachmentManagement: { description: '관리자가 보는 증빙 사진', refuses: [] },
  applications: { description: '신청한 것을 한 번에', refuses: [] },
  news: { description: '공지와 식단표', refuses: [] },
  newsManagement: {
    description: '공지 작성, 예약, 사진',
    refuses: ['news', 'pictures', 'operations'],
  },
  features: { description: '쓰는 기능 켜고 끄기', refuses: ['settings', 'operations'] },
  settings: { description: '학원 정보, 휴일, 도시락 설정', refuses: ['settings'] },
  settingsManagement: {
    description: '설정 변경과 그 영향 미리보기',
    refuses: ['settings', 'pictures', 'logos', 'operations'],
  },
  students: {
    description: '학생 명단, 가져오기, 퇴원과 복귀',
    refuses: ['students', 'operations'],
  },
  erasure: { description: '퇴원 후 개인정보 자동 파기', refuses: ['operations'] },
  guardianLinks: { description: '보호자 링크 만들기와 끊기', refuses: [] },
  guardians: { description: '보호자가 링크로 보는 자녀의 하루와 한 달', refuses: ['guardians'] },
  guardianReports: { description: '보호자가 링크로 보는 월간 리포트', refuses: ['guardians'] },
  guardianRequests: { description: '보호자가 보내는 사유', refuses: ['reasons', 'guardians'] },
  deposits: { description: '도시락 입금, 환불, 월 마감', refuses: ['deposits', 'operations'] },
  reportedDeposits: { description: '학생이 알린 입금', refuses: ['deposits'] },
  statements: { description: '은행 거래 내역 맞추기', refuses: ['statements', 'operations'] },
  stats: { description: '한 달 통계', refuses: [] },
  calendar: { description: '도시락 달력과 당일 조회', refuses: ['calendar', 'operations'] },
  operations: { description: '한 일 되돌리기', refuses: ['operations'] },
  audit: { description: '변경 기록', refuses: ['audit'] },
  backups: { description: '백업 만들기, 확인, 내려받기', refuses: ['backups'] },
  attendance: { description: '출결: 등하원, 교시, 마감', refuses: ['attendance', 'operations'] },
  studyTime: { description: '내 공부 시간', refuses: [] },
  monthlyReports: { description: '학생마다 한 달 리포트', refuses: [] },
  kiosk: { description: '키오스크: 연결, 오늘, 체크인', refuses: ['kiosk'] },
  kioskCode: { description: '체크인 QR', refuses: [] },
  kioskManagement: { description: '키오스크 기기와 확인할 체크인', refuses: [] },
  seats: { description: '좌석 배치도와 자리의 이력', refuses: ['operations'] },
  scheduleOverview: { description: '모든 학생의 한 주', refuses: [] },
  scheduleManagement: {
    description: '일정과 사유의 승인, 변경',
    refuses: ['approvals', 'schedule', 'reasons', 'operations'],
  },
  push: { description: '학생의 앱 알림 설정과 기기', refuses: [] },
  messages: {
    description: '보내는 메시지와 업체의 도시락 주문 확인',
    refuses: ['messages', 'operations'],
  },
  notices: { description: '골라서 보호자에게 보내는 알림', refuses: ['messages'] },
  mocks: { description: '모의고사 신청', refuses: ['mocks'] },
  mockManagement: {
    description: '모의고사 만들기, 접수, 좌석, 입금',
    refuses: ['exams', 'mocks', 'pictures', 'operations'],
  },
};
