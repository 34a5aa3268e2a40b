/** What every form says in which a manager changes a student's meals. */
export const mealEditTexts = {
  cause: '사유 구분',
  note: '사유',
  settlement: '이미 낸 금액',
  noteNeeded: '마감이 지난 날이므로 사유를 꼭 적습니다.',
  noteHint: '적지 않아도 됩니다.',
  student: '학생',
  studentHint: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  clear: '검색어 지우기',
  searching: '찾는 중',
  noStudent: '찾은 학생이 없습니다.',
} as const;
