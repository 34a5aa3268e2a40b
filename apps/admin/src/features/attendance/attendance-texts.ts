import { type DayFilter, markStatusName } from '@academy/domain/attendance';

const tiles: Readonly<Record<DayFilter, string>> = {
  all: '전체',
  present: markStatusName('PRESENT'),
  late: markStatusName('LATE'),
  missing: '미등원',
  out: '외출 중',
  'left-early': markStatusName('EARLY_LEAVE'),
  absent: markStatusName('ABSENT'),
  told: '사유 승인',
  unmarked: '미입력',
};

/** The attendance page's own words. */
export const attendanceTexts = {
  title: '출석부',
  views: '보기',
  view: { today: '오늘', sheet: '교시표', month: '월간' },
  find: '학생 찾기',
  placeholder: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  grade: '학년',
  everyGrade: '학년: 전체',
  unit: '명',
  tile: (tile: DayFilter) => tiles[tile],
  onlyTile: (tile: DayFilter) => (tile === 'all' ? '모든 학생 보기' : `${tiles[tile]} 학생만 보기`),
  saving: '저장 중…',
  saved: (clock: string) => `저장됨 ${clock}`,
  failed: '저장하지 못했습니다.',
  offline: (edits: number) => `오프라인 · ${edits}건 대기`,
  refused: (cells: number, why: string) => `${cells}칸을 저장하지 못했습니다. ${why}`.trim(),
  otherDay: (day: string) => `${day}에 저장하지 못한 입력이 있습니다.`,
  correct: '마감한 날 고치기',
  correctWithReason: '사유와 함께 저장',
  correcting: (cells: number) => `마감한 날의 ${cells}칸을 고칩니다. 닫으면 고치지 않습니다.`,
  openDay: '그날 열기',
  closed: (who: string, when: string) =>
    `${who} 님이 ${when}에 마감한 날입니다. 고치려면 사유가 필요합니다.`,
  leftOpen: (cells: number) => `미입력 ${cells}칸이 남아 있습니다.`,
  holiday: (name: string) => `오늘은 휴무일입니다. (${name})`,
} as const;
