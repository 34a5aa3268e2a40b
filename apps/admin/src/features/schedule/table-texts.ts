/** What 전체 표로 보기 says. */
export const tableTexts = {
  label: '학생 × 날 일정',
  title: (month: string) => `${month} 전체 일정`,
  filter: '일정 찾기', search: '학생 찾기', hint: '이름·초성·좌석·전화 뒤 4자리',
  weekday: '요일', source: '종류', status: '상태', all: (what: string) => `${what} 전체`,
  weekdays: { 0: '일요일', 1: '월요일', 2: '화요일', 3: '수요일', 4: '목요일', 5: '금요일', 6: '토요일' },
  sources: { schedule: '정기일정', reason: '사유' },
  statuses: { APPROVED: '승인', PENDING: '승인 대기' },
  seat: '좌석', name: '이름', sum: '합계',
  letters: { LATE_ARRIVAL: '늦', EARLY_LEAVE: '조', OUTING: '외', ALL_DAY: '종' },
  more: (letter: string) => `${letter}+`,
  waiting: (letter: string) => `(${letter})`,
  times: (kind: string, count: number) => `${kind} ${count}`,
  legend: '늦: 늦은 등원 · 조: 조퇴 · 외: 외출 · 종: 종일 · ( ): 승인 대기 · +: 여러 건',
  none: '이 달에는 일정도 사유도 없습니다.', nobody: '조건에 맞는 학생이 없습니다.',
  print: '인쇄',
} as const;
