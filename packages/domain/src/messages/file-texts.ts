/** Titles and columns of files and print sheets. `{}` marks a variable. */
export const fileTexts = {
  students: '학생 목록',
  sameDay: '당일 명단',
  calendar: '월별 식수',
  stats: '월별 통계',
  deposits: '입금',
  days: '일자별 식수',
  matrix: '학생별 신청',
  notApplied: '미신청자',
  audit: '변경 이력',
  attendanceDay: '출석부',
  attendanceMonth: '월간 출결',
  schedules: '전체 일정',
  scheduleEntries: '일정 목록',
  news: '도시락 공지',
  points: '상벌점 내역',
  standings: '상벌점 누적',
  exams: '모의고사 목록',
  registrations: '신청자',
  paperOrder: '과목별 집계',
  unpaidMocks: '미입금',
  total: '합계',
  printedAt: '출력일시 {at}',
  filter: '조건: {filter}',
} as const;

/** Column headers, one wording each. */
export const columnTexts = {
  title: '제목', category: '구분', month: '대상 월', publishedAt: '게시일시', endAt: '게시 종료', pictures: '그림 수', author: '작성자', content: '내용',
  seat: '좌석', name: '이름', grade: '학년', school: '학교', className: '반', phone: '학생 연락처', parentName: '보호자 이름', parentPhone: '보호자 연락처', parentRelation: '관계', startDate: '등원 시작일',
  status: '상태', allergy: '알레르기', memo: '메모', depositorNames: '입금자명', lunch: '점심', dinner: '저녁', both: '합계', amount: '금액', deposit: '입금', pickedUp: '수령', away: '출결 예정', managed: '추가·취소', date: '날짜', weekday: '요일',
  state: '상태', holiday: '공휴일', unpaid: '미입금', billed: '청구액', carriedIn: '이월 차감', due: '납부할 금액', paid: '입금액', refunded: '환불', balance: '차액', day: '입금일', by: '처리자',
  reward: '상점', penalty: '벌점', lastLogin: '최근 로그인', at: '일시', actor: '누가', action: '무엇을', before: '전', after: '후', change: '항목', ip: 'IP', device: '기기',
  told: '예정', waiting: '승인 대기', arrived: '등원', left: '하원', presentDays: '출석일', lateDays: '지각', leftEarlyDays: '조퇴', absentDays: '결석', excusedDays: '인정 결석', outingMinutes: '외출(분)',
  examTitle: '시험명', examDate: '시험일', registrationFrom: '접수 시작', registrationTo: '접수 마감', fee: '응시료', registered: '신청', capacity: '현장 정원', onSite: '현장', waitingLine: '현장 대기', paperOnly: '시험지만',
  paidCount: '입금 확인', refundDue: '환불 대기', phoneTail: '연락처 뒤 4자리', way: '응시 방식', registeredAt: '신청일시', updatedAt: '수정일시', canceledAt: '취소일시', subject: '과목',
  incidentDate: '발생일', issuedAt: '부여일시', points: '점수', reason: '사유', issuer: '부여자', voidReason: '취소 사유', voidedAt: '취소일시', net: '순점수', counted: '집계 점수', step: '단계', lastIncident: '최근 발생일',
} as const;

/** O or nothing: a mark that is no colour. */
export const markText = (is: boolean): string => (is ? 'O' : '');
