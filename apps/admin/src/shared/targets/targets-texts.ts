/** The words of whom something is for. What the domain refuses is in its catalogue. */
export const targetsTexts = {
  targetGrades: {
    label: '대상 학년',
    all: '모든 학년',
    some: '학년 선택',
    none: '학년을 적은 학생이 없습니다.',
  },
  targetClasses: {
    label: '대상 반',
    all: '모든 반',
    some: '반 선택',
    none: '반을 적은 학생이 없습니다.',
  },
  targetStudents: {
    label: '대상 학생',
    all: '모든 학생',
    some: '학생 선택',
    none: '재원 학생이 없습니다.',
  },
  chosen: (count: number) => `고른 학생 ${count}명`,
  remove: (name: string) => `${name} 빼기`,
  left: '재원생이 아닌 학생',
} as const;
