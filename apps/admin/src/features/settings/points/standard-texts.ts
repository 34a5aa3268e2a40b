/** 기준 관리: what the steps count, and from when on they hold (PAGES 8). */
export const standardTexts = {
  counting: '집계', countingHelp: '단계는 이 점수로 정해집니다. 바꾸면 모든 학생의 단계가 바로 다시 계산됩니다.', measure: '집계 점수', period: '집계 기간', since: '집계 시작일', pick: '집계 시작일 달력 열기', sinceNeeded: '집계를 시작할 날짜를 입력하세요.',
  steps: '단계', stepsHelp: '점수가 낮은 단계부터 적습니다. 안내 문구는 그 단계에 있는 학생의 상벌점 화면에 보입니다.', name: '이름', from: '점수 (이상)', unit: '점', orMore: '점 이상', tone: '색', text: '안내 문구', add: '단계 추가', none: '단계가 없습니다. 아무도 표시되지 않습니다.',
  remove: (name: string) => `${name || '새 단계'} 빼기`, step: (place: number) => `${place}단계`, tones: { info: '파랑', warning: '주황', danger: '빨강' }, full: (limit: number) => `${limit}단계까지 만들 수 있습니다.`,
  nameNeeded: '단계 이름을 입력하세요.', fromNeeded: (limit: number) => `단계 점수는 1~${limit}점입니다.`, nameLimit: 20,
} as const;
