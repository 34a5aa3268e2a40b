import { mealName } from '@academy/domain/messages';
import type { DepositStatus, Meal, SameDay } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';

/** The same-day list's own words (PAGES §3). */
export const sameDayTexts = {
  title: '당일 조회',
  today: '오늘',
  tomorrow: '내일',
  previousDay: '이전 날',
  nextDay: '다음 날',
  pickDay: '날짜 고르기',
  all: '전체',
  mealFilter: '식사',
  search: '학생 찾기',
  searchPlaceholder: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  clearSearch: '검색어 지우기',
  waitingOnly: '미수령자만',
  largeType: '큰 글씨',
  print: '인쇄',
  copyOrder: '발주 문구 복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  pickUpAll: '모두 수령',
  pickUpNone: '모두 해제',
  undo: '되돌리기',
  live: '실시간',
  reconnecting: '다시 연결하는 중',
  unpaid: '미입금',
  rate: '수령률',
  people: '명',
  columns: { seat: '좌석', name: '이름', grade: '학년', deposit: '입금', note: '메모', sign: '확인' },
  noSeat: '미지정',
  notApplied: '신청 안 함',
  changed: '방금 변경',
  nobody: '이 날 신청한 학생이 없습니다.',
  notServed: '이 날은 도시락을 운영하지 않습니다.',
  noMatch: '조건에 맞는 학생이 없습니다.',
  resetFilter: '조건 지우기',
  printedAt: '출력일시',
  sheetTitle: '도시락 명단',
} as const;

export const depositText: Record<DepositStatus, string> = { unpaid: '미입금', confirmed: '입금 확인', refunded: '환불' };

export const allText = (all: number) => `전체 ${all}명`;
export const countText = (all: number, shown: number) => `전체 ${all}명 · 표시 ${shown}명`;
export const pickedUpText = (picked: number, applied: number) => `수령 ${picked}/${applied}`;
export const waitingText = (count: number) => `동기화 대기 ${count}건`;
export const paidText = (count: number) => `입금 확인 ${count}명`;
export const searchText = (typed: string) => `검색 '${typed}'`;
export const asOfText = (clock: string) => `${clock} 기준`;
export const beforeCutoffText = (when: string) => `${when} 마감 전입니다. 인원이 바뀔 수 있습니다.`;
export const mealCountText = (meal: Meal, count: number) => `${mealName(meal)} ${count}명`;
export const pickUpLabel = (name: string, meal: Meal) => `${name} ${mealName(meal)} 수령`;
export const tickedText = (count: number, pickedUp: boolean) => (pickedUp ? `${count}건을 수령으로 표시했습니다` : `${count}건의 수령 표시를 해제했습니다`);

const meals = ['lunch', 'dinner'] as const satisfies Meal[];

/** What makes the day special: the holiday's name, the meals that are not served. Empty on a normal day. */
export const dayNotes = ({ holiday, closed }: Pick<SameDay, 'holiday' | 'closed'>): string =>
  [holiday && `공휴일 (${holiday})`, ...meals.map((meal) => closed[meal] && `${mealName(meal)} 미운영`)].filter(Boolean).join(' · ');

/** Why the list is empty. */
export function emptyText({ date, holiday, closed }: Pick<SameDay, 'date' | 'holiday' | 'closed'>): string {
  if (!meals.every((meal) => closed[meal])) return sameDayTexts.nobody;
  return holiday ? `${formatDay(date)}은 휴무일입니다 (${holiday}).` : sameDayTexts.notServed;
}
