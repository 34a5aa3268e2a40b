/** Titles of files and print sheets. `{}` marks a variable. */
export const fileTexts = {
  students: '학생 목록',
  sameDay: '당일 명단',
  order: '주문',
  calendar: '월별 식수',
  stats: '월별 통계',
  deposits: '입금',
  cashReceipts: '현금영수증',
  days: '일자별 식수',
  matrix: '학생별 신청',
  notApplied: '미신청자',
  audit: '변경 이력',
  attendanceDay: '출석부',
  attendanceMonth: '월간 출결',
  schedules: '전체 일정',
  scheduleEntries: '일정 목록',
  news: '식단 공지',
  newsReads: '공지 확인 현황',
  points: '상벌점 내역',
  standings: '상벌점 누적',
  exams: '모의고사 목록',
  registrations: '신청자',
  paperOrder: '과목별 집계',
  unpaidMocks: '미입금',
  results: '성적',
  branches: '지점 비교',
  total: '합계',
  printedAt: '출력일시 {at}',
  filter: '조건: {filter}',
} as const;

/** O or nothing: a mark that is no colour. */
export const markText = (is: boolean): string => (is ? 'O' : '');
