/**
 * What the page of points says around its tabs. Names of types, states and periods come from the
 * domain.
 */
export const pointsTexts = {
  title: '상벌점 부여',
  settingsTab: '상벌점',
  tabs: {
    label: '상벌점',
    issue: '부여',
    history: '내역',
    standings: '학생별 누적',
    presets: '항목 관리',
    standards: '기준 관리',
    objections: (open: number) => (open > 0 ? `이의 신청 ${open}` : '이의 신청'),
  },
  badge: (open: number) => `이의 신청 ${open}건`,
  columns: {
    incidentDate: '발생일',
    issuedAt: '부여시각',
    seat: '좌석',
    name: '이름',
    type: '구분',
    item: '항목',
    points: '점수',
    reason: '사유',
    issuer: '부여자',
    state: '상태',
    memo: '메모',
    actions: '관리',
    rewardTotal: '상점 합',
    penaltyTotal: '벌점 합',
    net: '순점수',
    counted: '집계 점수',
    step: '단계',
    last: '최근 발생일',
    grade: '학년',
  },
  standing: '유효',
  voided: '취소됨',
  failed: '저장하지 못했습니다.',
  cancel: '닫기',
  undo: '되돌리기',
  save: '저장',
  print: '인쇄',
  more: '더 보기',
  noStep: '–',
} as const;

export const scoreText = (points: number) => `${points}점`;
