import type { OpenReason } from '@academy/domain/attendance';
import type { ClockTime } from '@academy/domain/time';
import { firstNames } from '../../shared/texts/kit-texts';
import { dotted } from '@academy/domain/text';

const open: Readonly<Record<OpenReason, string>> = {
  before: '미입력 · 등원 전',
  gone: '미입력 · 하원 뒤',
  'no-times': '미입력 · 시각 없음',
};

/** 선택 일괄 변경 */
export const bulkTexts = {
  button: '선택 일괄 변경',
  title: (students: number) => `${students}명 출결 바꾸기`,
  from: '부터',
  to: '까지',
  status: '출결',
  emptied: '미입력 (지우기)',
  excused: '사유 인정',
  note: '메모',
  reason: '고치는 사유',
  reasonHint: '마감한 날입니다. 사유가 이력에 남습니다.',
  needsReason: '고치는 사유를 입력하세요.',
  save: (students: number, periods: number) => `${students}명 × ${periods}개 교시 바꾸기`,
  done: (saved: number, conflicts: number) =>
    conflicts === 0
      ? `${saved}칸을 바꿨습니다.`
      : `${saved}칸을 바꿨습니다. 다른 관리자가 먼저 바꾼 ${conflicts}칸은 그대로 두었습니다.`,
  failed: '저장하지 못했습니다.',
} as const;

/** 하루 마감, 마감 해제 */
export const closeTexts = {
  button: '하루 마감',
  reopen: '마감 해제',
  title: (day: string) => `${day} 출석부를 마감합니다`,
  reopenTitle: (day: string) => `${day} 출석부 마감 해제`,
  reopenText:
    '아무도 보지 못한 학생의 결석은 다시 미등원이 됩니다. 해제한 뒤에는 사유 없이 고칠 수 있습니다.',
  absent: '결석',
  seenOff: '자동 하원',
  filled: '승인된 사유로 인정',
  stayed: '등원·하원 시각에 따름',
  unmarked: '미입력으로 남음',
  open,
  openCells: (cells: number, names: readonly string[]) => `${cells}칸 (${firstNames(names, 5)})`,
  people: (count: number, names: readonly string[]) =>
    count === 0 ? '없음' : `${count}명 (${firstNames(names, 5)})`,
  /** `times`: when each of them is written to have left. */
  seenOffAt: (text: string, times: readonly (ClockTime | null)[]) => {
    const all = times.flatMap((time) => time ?? []).toSorted();
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined) return text;
    return `${text} · ${first === last ? first : `${first}–${last}`}에 하원한 것으로 봄`;
  },
  cells: (count: number) => (count === 0 ? '없음' : `${count}칸`),
  unmarkedHint:
    '미입력은 시각만으로 정할 수 없어 빈 칸으로 둡니다. 필요하면 교시표에서 먼저 입력하세요.',
  willKeep:
    '마감한 뒤에 온 승인과 등원·하원 기록도 그대로 반영됩니다. 직접 고치려면 사유가 필요합니다.',
  confirm: '마감하기',
  done: ({ absent, seenOff, open: left = 0 }: { absent: number; seenOff: number; open?: number }) =>
    `출석부를 마감했습니다. 결석 ${absent}명 · 자동 하원 ${seenOff}명${left > 0 ? ` · 미입력 ${left}칸` : ''}`,
  reopened: '마감을 해제했습니다.',
  unsaved: '아직 저장하지 않은 칸이 있습니다. 저장된 뒤 마감하세요.',
  notYet: '아직 시작하지 않은 날은 마감할 수 없습니다.',
  failed: '마감하지 못했습니다.',
} as const;

/** 벌점 제안 */
export const proposalTexts = {
  button: (count: number) => `벌점 제안 ${count}건`,
  title: '벌점 제안',
  help: '출결에서 나온 제안입니다. 고른 학생에게만 벌점을 부여합니다.',
  none: '제안할 벌점이 없습니다.',
  cause: { late: '무단 지각', absent: '무단 결석' },
  row: (name: string, cause: string, preset: string, points: number) =>
    `${name} · ${cause} → ${preset} 벌점 ${points}점`,
  all: '모두 고르기',
  issue: (count: number) => `${count}명에게 벌점 부여`,
  chooseFirst: '부여할 학생을 고르세요.',
  done: (count: number) => `${count}명에게 벌점을 부여했습니다.`,
  failed: '부여하지 못했습니다.',
} as const;

/** The drawer of one cell. */
export const panelTexts = {
  title: (name: string, period: string) => `${name} · ${period}`,
  period: '교시',
  status: '상태',
  excused: '인정 (사유 있음)',
  nothingToExcuse: '지각·조퇴·외출·결석일 때 인정할 수 있습니다.',
  reportedAbsences: '이 교시의 예정',
  expected: (mark: string) => `승인된 일정에 따라 예정: ${mark}`,
  derived: (mark: string, times: string) =>
    `${times === '' ? '기록과 승인된 사유에 따른 출결' : `${times} 기록에 따른 출결`}: ${mark}`,
  note: '메모',
  saveNote: '메모 저장',
  history: '변경 이력',
  noHistory: '아직 입력한 적이 없습니다.',
  change: (before: string, after: string) => `${before} → ${after}`,
  by: (who: string, when: string) => dotted(who, when),
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

/** 미입력을 출석으로 채우기. */
export const fillTexts = {
  title: '미입력을 출석으로 채우기',
  periods: '채울 교시',
  count: (students: number, cells: number) => `${students}명 · ${cells}칸을 출석으로 채웁니다.`,
  shownOnly: (shown: number) => `지금 표시한 ${shown}명만 대상입니다.`,
  leftOut: (names: readonly string[]) => `예정이 있어 제외: ${firstNames(names, 8)}`,
  notThere: (names: readonly string[]) =>
    `그 교시에 없던 칸은 제외: ${firstNames(names, 8)} (등원 전·외출·하원 뒤)`,
  notCome: (names: readonly string[]) => `등원하지 않아 제외: ${firstNames(names, 8)}`,
  notComeToo: (students: number) => `등원하지 않은 ${students}명도 출석으로 채우기`,
  nothing: '채울 칸이 없습니다.',
  confirm: '채우기',
  reason: '마감 뒤 고치는 사유',
  reasonNeeded: '마감한 날입니다. 고치려면 사유를 입력하세요.',
  done: (cells: number, taken: number) =>
    `${cells}칸을 출석으로 채웠습니다.${taken > 0 ? ` 다른 관리자가 먼저 입력한 ${taken}칸은 그대로 두었습니다.` : ''}`,
} as const;
