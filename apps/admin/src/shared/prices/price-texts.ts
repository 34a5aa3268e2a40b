/** Dated prices, in the settings and beside a student. */
export const priceTexts = {
  days: '날짜별 단가',
  daysHelp:
    '정한 날부터 모든 학생에게 적용합니다. 이미 신청을 시작한 달은 신청할 때의 단가를 그대로 씁니다.',
  special: '특별단가',
  specialHelp:
    '이 학생에게만 적용합니다. 마감하지 않은 달의 청구액이 바로 바뀌고, 사유는 학생의 청구서에 나옵니다.',
  none: '정한 단가가 없습니다. 기본 단가로 계산합니다.',
  add: '단가 추가',
  addTitle: { days: '날짜별 단가 추가', special: '특별단가 추가' },
  save: '추가',
  firstDate: '시작일',
  lastDate: '종료일 (비우면 계속)',
  pick: '달력 열기',
  lunchPrice: '점심 단가',
  dinnerPrice: '저녁 단가',
  won: '원',
  priceHint: '비우면 바뀌지 않습니다.',
  reason: '사유',
  reasonHint: '예: 형제 할인, 직원 자녀',
  from: (day: string) => `${day}부터`,
  removeOne: (what: string) => `${what} 단가 삭제`,
  added: '단가를 추가했습니다.',
  removed: '단가를 삭제했습니다.',
  failed: '단가를 바꾸지 못했습니다.',
} as const;
