/** What was left because somebody marked it since. */
const leftText = (left: number) => (left > 0 ? ` 그 사이 바뀐 ${left}칸은 그대로 두었습니다.` : '');

/** The words of the sheet 학생 × 교시. */
export const sheetTexts = {
  label: '교시표',
  seat: '좌석',
  name: '이름',
  grade: '학년',
  told: '예정',
  allDay: '종일',
  pending: '대기',
  expected: '예정',
  excusedMark: '인정',
  empty: '등록된 학생이 없습니다.',
  noMatch: '조건에 맞는 학생이 없습니다.',
  toStudents: '학생 등록',
  toolbar: '고른 칸에 입력',
  clear: '지우기',
  cleared: '미입력',
  undo: '되돌리기',
  pasted: '붙여넣은 값',
  choose: '표에서 교시 칸을 먼저 고르세요.',
  marked: (cells: number, said: string) => `${cells}칸 입력: ${said}`,
  takenBack: (cells: number, left: number) => `${cells}칸을 되돌렸습니다.${leftText(left)}`,
  skipped: (cells: number) => `교시 칸이 아니거나 알 수 없는 값 ${cells}칸은 건너뛰었습니다.`,
  waiting: '저장을 기다립니다.',
  conflict: '다른 관리자가 먼저 입력했습니다. 값을 고르세요.',
  fill: '미입력을 출석으로 채우기',
} as const;
