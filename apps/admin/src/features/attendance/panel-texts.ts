/** The words of what opens above the sheet: a cell, a clash, filling up. */
export const panelTexts = {
  title: (name: string, period: string) => `${name} · ${period}`,
  period: '교시',
  status: '상태',
  excused: '인정 (사유 있음)',
  nothingToExcuse: '지각·조퇴·외출·결석일 때 인정할 수 있습니다.',
  expected: (mark: string) => `승인된 일정에 따라 예정: ${mark}`,
  arrived: (time: string, mark: string) => `${time} 등원으로 적힌 출결: ${mark}`,
  note: '메모',
  saveNote: '메모 저장',
  history: '변경 이력',
  noHistory: '아직 입력한 적이 없습니다.',
  change: (before: string, after: string) => `${before} → ${after}`,
  by: (who: string, when: string) => `${who} · ${when}`,
  reason: (text: string) => `사유: ${text}`,
} as const;

/** Two managers marked the same cell. */
export const clashTexts = {
  title: (cells: number) =>
    `다른 관리자와 다르게 입력한 칸이 ${cells}개 있습니다. 남길 값을 고르세요.`,
  place: (name: string, period: string) => `${name} ${period}`,
  mine: (mark: string, when: string) => `내 입력 ${mark} (${when})`,
  theirs: (mark: string, who: string, when: string) => `${who} ${mark} (${when})`,
  keepMine: '내 입력으로',
  keepTheirs: '그대로 두기',
  allMine: '모두 내 입력으로',
  allTheirs: '모두 그대로 두기',
  unknown: '알 수 없는 학생',
} as const;

const firstNames = (names: readonly string[]) =>
  `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` 외 ${names.length - 8}명` : ''}`;

/** 미입력을 출석으로 채우기. */
export const fillTexts = {
  title: '미입력을 출석으로 채우기',
  periods: '채울 교시',
  count: (students: number, cells: number) => `${students}명 · ${cells}칸을 출석으로 채웁니다.`,
  shownOnly: (shown: number) => `지금 표시한 ${shown}명만 대상입니다.`,
  leftOut: (names: readonly string[]) => `예정이 있어 제외: ${firstNames(names)}`,
  notThere: (names: readonly string[]) =>
    `그 교시에 없던 칸은 제외: ${firstNames(names)} (등원 전·외출·하원 뒤)`,
  notCome: (names: readonly string[]) => `등원하지 않아 제외: ${firstNames(names)}`,
  notComeToo: (students: number) => `등원하지 않은 ${students}명도 출석으로 채우기`,
  nothing: '채울 칸이 없습니다.',
  confirm: '채우기',
  cancel: '닫기',
  reason: '마감 뒤 고치는 사유',
  reasonNeeded: '마감한 날입니다. 고치려면 사유를 입력하세요.',
  done: (cells: number, taken: number) =>
    `${cells}칸을 출석으로 채웠습니다.${taken > 0 ? ` 다른 관리자가 먼저 입력한 ${taken}칸은 그대로 두었습니다.` : ''}`,
  undone: (cells: number, kept: number) =>
    `${cells}칸을 되돌렸습니다.${kept > 0 ? ` 그 사이 바뀐 ${kept}칸은 그대로 두었습니다.` : ''}`,
  undo: '되돌리기',
} as const;
