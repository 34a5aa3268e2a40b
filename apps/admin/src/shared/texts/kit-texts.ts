import type { ReportedAbsence } from '@academy/domain/schedule';
import { formatMonth, calendarMonthSchema } from '@academy/domain/time';
import { photoTexts } from './photo-texts';

/** What the kit's larger pieces say on every page. */
export const gridViewTexts = {
  title: '열 설정',
  columns: '보이는 열',
  density: '줄 간격',
  densities: { normal: '보통', dense: '좁게' },
  reset: '처음 상태로',
} as const;

export const selectAllText = '모두 선택';
/** The menu of what can be done with a row. */
export const menuLabel = (name: string): string => `${name} 작업`;
/** 되돌리기, whatever it was. `unit` counts: 건, 명, 칸. */
export const undoTexts = {
  undo: '되돌리기',
  undone: '되돌렸습니다.',
  undonePast: '되돌림',
  undoPast: (name: string) => `${name} 되돌리기`,
  notUndone: '되돌리지 못했습니다.',
  undoneOf: (count: number, unit: string) => `${count}${unit}을 되돌렸습니다.`,
  keptOf: (count: number, unit: string) => `되돌릴 수 없는 ${count}${unit}은 그대로 두었습니다.`,
} as const;

export const unknownDeviceText = '알 수 없는 기기';
export const copiedText = (cells: number) => `${cells}칸을 복사했습니다.`;
export const selectedText = (count: number, unit: '명' | '건') =>
  count === 0 ? undefined : `${count}${unit} 선택됨`;
export const countText = (all: number, shown: number, unit: '명' | '건') =>
  all === shown ? `전체 ${all}${unit}` : `전체 ${all}${unit} · 표시 ${shown}${unit}`;
/** The first names, and how many more there are. */
export const firstNames = (names: readonly string[], shown: number) =>
  `${names.slice(0, shown).join(', ')}${names.length > shown ? ` 외 ${names.length - shown}명` : ''}`;
export const listTexts = {
  clearSelection: '선택 해제',
  clearFilter: '조건 지우기',
  all: '전체',
  clearSearch: '검색어 지우기',
  signature: '확인',
  filter: '필터',
  more: '목록 도구',
  print: '인쇄',
} as const;

export const pageTexts = {
  previous: '이전 쪽',
  next: '다음 쪽',
  unit: '쪽',
  atStart: '첫 쪽입니다.',
  atEnd: '마지막 쪽입니다.',
} as const;
export const changeTexts = { before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' } as const;

export const dayStepTexts = {
  previous: '이전 날',
  next: '다음 날',
  today: '오늘',
  tomorrow: '내일',
  pick: '날짜',
} as const;

export const monthTexts = {
  previous: '이전 달',
  next: '다음 달',
  current: '이번 달',
  pick: '달 고르기',
  previousYear: '이전 해',
  nextYear: '다음 해',
  year: (year: number) => `${year}년`,
  month: (month: number) => `${month}월`,
  format: (month: string) => {
    const read = calendarMonthSchema.safeParse(month);
    return read.success ? formatMonth(read.data) : month;
  },
  outOfRange: '1900년 1월부터 2100년 12월까지 볼 수 있습니다.',
};

export const exportTexts = {
  xlsx: '엑셀 (.xlsx)',
  csv: 'CSV',
  contacts: '엑셀, 연락처 포함',
  running: '파일을 만드는 중',
  failed: '파일을 만들지 못했습니다.',
} as const;

export const printedText = (moment: string) => `출력일시 ${moment}`;
export const callText = (phone: string) => `문의 ${phone}`;

export const reasonTexts = { reason: '사유', needed: '사유를 입력하세요.' } as const;

/** When an absence is, and what for: `15:00–16:30 수학학원`. */
export const absenceText = ({ from, to, title, kind }: ReportedAbsence): string =>
  `${kind === 'ALL_DAY' ? '종일' : `${from}–${to}`} ${title}`;
const photosText = ({ attachments = [] }: ReportedAbsence) =>
  attachments.length === 0 ? '' : ` · ${photoTexts.of(attachments.length)}`;

/** `15:00–16:30 수학학원 · 승인`, and how many photos came with it. */
export const reportedAbsenceText = (absence: ReportedAbsence): string =>
  `${absenceText(absence)} · ${absence.approved ? '승인' : '대기'}${photosText(absence)}`;
