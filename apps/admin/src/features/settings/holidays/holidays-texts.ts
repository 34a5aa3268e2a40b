/** The 휴무일 tab's own words. */
export const holidaysTexts = {
  title: (year: number) => `${year}년 휴무일`,
  help: '공휴일과 학원 휴무일은 달력과 목록에 이름이 보입니다. 그날의 도시락을 받지 않으려면 도시락 달력의 휴무 설정에서 정하세요.',
  toCalendar: '도시락 달력으로 이동',
  previous: '이전 해', next: '다음 해',
  year: (year: number) => `${year}년`,
  renew: '공휴일 불러오기',
  renewed: (added: number) => (added === 0 ? '새로 추가된 공휴일이 없습니다.' : `공휴일 ${added}일을 추가했습니다.`),
  add: '휴무일 추가', date: '날짜', name: '이름', nameHint: '예: 학원 휴무, 개원 기념일', pick: '달력 열기', addButton: '추가',
  needsDate: '올바른 날짜(YYYY-MM-DD)를 입력하세요.',
  list: '휴무일 목록', day: '날짜', source: '구분', action: '관리', remove: '삭제',
  removeOne: (name: string) => `${name} 삭제`,
  sources: { public: '공휴일', academy: '학원 휴무' },
  added: (day: string) => `${day} 휴무일을 추가했습니다.`,
  removed: (day: string) => `${day} 휴무일을 삭제했습니다.`,
  undo: '되돌리기', undone: '되돌렸습니다.',
  empty: '등록된 휴무일이 없습니다.',
} as const;
