/** The words of a target. `{}` marks a variable. */
export const targetTexts = {
  students: '학생 {count}명',
  noGrade: '대상 학년을 하나 이상 선택하세요.',
  noClass: '대상 반을 하나 이상 선택하세요.',
  noStudent: '대상 학생을 한 명 이상 선택하세요.',
} as const;
