/** The words of the sheet 학생 × 교시. */
export const sheetTexts = {
  label: '교시표',
  seat: '좌석', name: '이름', grade: '학년', told: '예정',
  allDay: '종일', pending: '대기', expected: '예정', excusedMark: '인정',
  empty: '등록된 학생이 없습니다.', noMatch: '조건에 맞는 학생이 없습니다.', toStudents: '학생 등록',
} as const;
