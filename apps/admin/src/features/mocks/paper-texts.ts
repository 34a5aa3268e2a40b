/** What 과목별 집계, the sheet that papers are ordered by, says. */
export const paperTexts = {
  title: '시험지 주문서', subjects: '과목별 시험지', sets: '봉투 구성', spare: '여유분', spareHint: '과목마다 더 주문할 부수', copies: '부', print: '인쇄', empty: '신청한 학생이 없습니다.', emptyHelp: '신청이 들어오면 주문할 시험지를 세어 줍니다.',
  columns: { subject: '과목', onSite: '현장', paperOnly: '시험지만', total: '합계', spare: '여유', order: '주문 부수', set: '과목 조합', envelopes: '봉투 수' },
  all: '전체 과목', none: '선택 안 함', sum: '합계',
  facts: (onSite: number, paperOnly: number) => `현장 ${onSite}명 · 시험지만 ${paperOnly}명`, fees: (amount: string) => `응시료 합계 ${amount}`,
} as const;
