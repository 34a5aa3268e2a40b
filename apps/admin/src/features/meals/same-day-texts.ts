import { personFields } from '@academy/domain/identity';
import { depositFields, depositStateName } from '@academy/domain/deposits';
import { headingOf, headingsOf } from '@academy/domain/fields';
import {
  type Settlement,
  type ManagedMeals,
  type Meal,
  type PickUpCount,
  type SameDay,
  mealName,
  spareText,
} from '@academy/domain/meals';
import { closingCauseName, editCauseName, settlementName } from '@academy/domain/calendar';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';

/** The same-day list's own words. */
export const sameDayTexts = {
  title: '당일 조회',
  numbers: '이 날 숫자',
  all: '전체',
  mealFilter: '식사',
  search: '학생 찾기',
  searchPlaceholder: '이름 · 초성 · 좌석 · 전화 뒤 4자리',
  clearSearch: '검색어 지우기',
  waitingOnly: '미수령자 보기',
  largeType: '큰 글씨로 보기',
  normalType: '보통 글씨로 보기',
  ticksLeft: '수령 칸 왼쪽에 두기',
  ticksRight: '수령 칸 오른쪽에 두기',
  print: '인쇄',
  copyOrder: '발주 문구 복사',
  nothingToOrder: '이 날 신청이 없어 발주할 것이 없습니다.',
  order: '발주',
  openMessage: '메시지 보기',
  noteConfirmed: '전화로 확인함',
  unnoteConfirmed: '확인 취소',
  noteFailed: '업체 확인을 적지 못했습니다. 다시 시도해 주세요.',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  received: (meals: readonly string[]) => `${meals.join('·')} 수령`,
  pickUpAll: '수령 모두 체크',
  pickUpNone: '수령 모두 해제',
  undo: '되돌리기',
  unpaid: depositStateName('unpaid'),
  unpaidFilter: '미입금 학생만 보기',
  rate: '수령률',
  away: '결석·외출·하원',
  awayFilter: '결석·외출·하원 학생만 보기',
  awayNote: '신청한 학생 중',
  people: '명',
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    deposit: headingOf(depositFields.depositState),
    note: '출결 · 알레르기 · 메모',
    remark: '비고',
    actions: '작업',
    sign: '확인',
  },
  addStudent: '학생 추가',
  add: '추가',
  cancelTitle: '도시락 취소',
  restore: '되돌리기',
  pickStudent: '학생을 검색해서 고르세요.',
  pickMeal: '식사를 하나 이상 고르세요.',
  appliedAlready: '이미 신청했습니다.',
  nothingChanged: '바뀐 내용이 없습니다. 다른 관리자가 먼저 바꾸었는지 확인하세요.',
  offline: '인터넷에 연결되면 할 수 있습니다.',
  tomorrowOrder: '내일 발주 보기',
  toCalendar: '도시락 달력 열기',
  noSeat: '미지정',
  notApplied: '신청 안 함',
  applied: '신청',
  changed: '방금 변경',
  nobody: '이 날 신청한 학생이 없습니다.',
  notServed: '이 날은 도시락을 운영하지 않습니다.',
  noMatch: '조건에 맞는 학생이 없습니다.',
  resetFilter: '조건 지우기',
  sheetTitle: '도시락 명단',
  printing: {
    title: '인쇄 설정',
    preset: '양식',
    order: '정렬',
    showUnpaid: '미입금 표시',
    print: '인쇄하기',
    presets: { check: '체크표 (서명칸)', list: '명단 (2단)', labels: '이름표 라벨 (24칸)' },
    orders: { seat: '좌석', name: '이름' },
  },
} as const;

export const allText = (all: number) => `전체 ${all}명`;
export const countText = (all: number, shown: number) => `전체 ${all}명 · 표시 ${shown}명`;
export const pickedUpText = (picked: number, applied: number) => `수령 ${picked}/${applied}`;
export const waitingText = (count: number) => `동기화 대기 ${count}건`;
export const paidText = (count: number) => `입금 확인 ${count}명`;
export const searchText = (typed: string) => `검색 '${typed}'`;
export const beforeCutoffText = (when: string) => `${when} 마감 전입니다. 인원이 바뀔 수 있습니다.`;
export const mealCountText = (meal: Meal, { applied, spare }: PickUpCount) =>
  [`${mealName(meal)} ${applied}명`, spareText(applied, spare)].filter(Boolean).join(' ');
export const spareNote = ({ applied, spare }: PickUpCount) =>
  spare > 0 ? `여유분 ${spareText(applied, spare)}` : '';
export const tileNote = (count: PickUpCount) =>
  [pickedUpText(count.pickedUp, count.applied), spareNote(count)].filter(Boolean).join(' · ');
export const pickUpLabel = (name: string, meal: Meal) => `${name} ${mealName(meal)} 수령`;
/** Whose tick was taken back, and why. */
export const refusedText = (name: string | undefined, why: string) =>
  name ? `${name} · ${why}` : why;
export const tickedText = (count: number, pickedUp: boolean) =>
  pickedUp ? `${count}건을 수령으로 표시했습니다` : `${count}건의 수령 표시를 해제했습니다`;

const meals = ['lunch', 'dinner'] as const satisfies Meal[];

/** The screen on the kitchen's wall. */
export const wallTexts = {
  title: '주방 화면',
  fullScreen: '전체 화면',
  left: '남음',
  allDone: '모두 수령',
  nobody: '신청 없음',
  notServed: '미운영',
  noAllergies: '알레르기가 있는 학생이 없습니다.',
  gotAll: '수령',
  allergies: (count: number) => (count === 0 ? '알레르기' : `알레르기 ${count}명`),
  waitsFor: (waiting: readonly Meal[]) => `${waiting.map(mealName).join('·')} 대기`,
  offline: (readAt: string, age: string) =>
    `연결이 끊겼습니다. ${readAt}에 받은 숫자입니다 (${age} 전).`,
  kept: (ticks: number) => `수령 ${ticks}건은 연결되면 저장합니다.`,
} as const;

/**
 * What makes the day special: the holiday's name, the meals that are not served. Empty on a normal
 * day.
 */
export const dayNotes = ({ holiday, closed }: Pick<SameDay, 'holiday' | 'closed'>): string =>
  [
    holiday && `공휴일 (${holiday})`,
    ...meals.map((meal) => closed[meal] && `${mealName(meal)} 미운영`),
  ]
    .filter(Boolean)
    .join(' · ');

/** Why the list is empty. */
export function emptyText({
  date,
  holiday,
  closed,
  closing,
}: Pick<SameDay, 'date' | 'holiday' | 'closed' | 'closing'>): string {
  if (!isClosed({ closed })) return sameDayTexts.nobody;
  const cause = holiday ?? (closing && closingCauseName(closing));
  return cause ? `${formatDay(date)}은 휴무일입니다 (${cause}).` : sameDayTexts.notServed;
}

/** Whether no meal is served that day at all. */
export const isClosed = ({ closed }: Pick<SameDay, 'closed'>): boolean =>
  meals.every((meal) => closed[meal] !== null);

const listed = (chosen: readonly Meal[]) => chosen.map(mealName).join('·');
export const notServedText = (meal: Meal) => `${mealName(meal)} 미운영`;
export const addedText = (name: string, added: readonly Meal[]) =>
  `${name} ${listed(added)}을 추가했습니다.`;
export const cancelledText = (
  name: string,
  cancelled: readonly Meal[],
  { settlement, settled }: { settlement: Settlement; settled: number },
) =>
  `${name} ${listed(cancelled)}을 취소했습니다.${settled > 0 ? ` ${formatWon(settled)} ${settlementName(settlement)}` : ''}`;
export const pickedUpAlreadyText = (pickedUp: readonly Meal[]) =>
  `${listed(pickedUp)}은 이미 수령으로 표시되어 있습니다.`;
export const tomorrowText = (when: string, counts: string) =>
  `내일 ${when} 신청이 마감되었습니다. ${counts}`;
export const cancelledCountText = (count: number) => `취소 ${count}명`;
export const allergyText = (allergy: string) => `알레르기 ${allergy}`;
/** Why a student's day was changed, and by which manager: `결석: 병원 (박매니저)`. */
export const managedNote = ({ cause, note, byName }: ManagedMeals) =>
  `${[editCauseName(cause), note].filter(Boolean).join(': ')} (${byName})`;
