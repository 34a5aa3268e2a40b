import { personFields } from '@academy/domain/identity';
import { headingOf, headingsOf } from '@academy/domain/fields';
import {
  attendanceMarkText,
  markStatusName,
  unseenName,
  visitStateName,
  type MarkStatus,
} from '@academy/domain/attendance';
import type { SeatNow, SeatState } from '@academy/domain/seats';
import { mealName, type Meal, mealFields } from '@academy/domain/meals';
import { dotted } from '@academy/domain/text';

const states: Readonly<Record<SeatState, string>> = {
  here: visitStateName('here'),
  out: markStatusName('OUTING'),
  left: visitStateName('left'),
  absent: markStatusName('ABSENT'),
  missing: unseenName(true),
  expected: '예정',
};

const looks: Readonly<Record<SeatState | Meal | 'free', string>> = {
  ...states,
  lunch: `${mealName('lunch')} 안 받음`,
  dinner: `${mealName('dinner')} 안 받음`,
  free: '빈자리',
};

/** A mark says more than where the student is: 지각 of one who came, 조퇴 of one who went. */
const isSaidByMark = (state: SeatState, status: MarkStatus | null) =>
  (state === 'here' && status === 'LATE') ||
  (state === 'left' && status === 'EARLY_LEAVE') ||
  (state === 'absent' && status === 'ABSENT');

/** The page's own words. */
export const seatsTexts = {
  title: '좌석 배치도',
  modes: '하는 일',
  mode: { work: '업무', draw: '그리기' },
  views: '보기',
  view: { map: '배치도', list: '목록' },
  smaller: '작게',
  larger: '크게',
  state: (state: SeatState) => states[state],
  /** `등원 13:42`, `지각 14:06`, `결석 (인정)`. */
  stateAt: ({ state, at, mark }: SeatNow) =>
    [isSaidByMark(state, mark.status) ? attendanceMarkText(mark) : states[state], at]
      .filter(Boolean)
      .join(' '),
  free: '빈자리',
  seats: (taken: number, all: number) => `${taken}/${all}석`,
  roomGrid: (room: string) => `${room} 배치도`,
  numbers: '지금 숫자',
  unit: '명',
  seatUnit: '석',
  look: (look: SeatState | Meal | 'free') => looks[look],
  showLook: (look: SeatState | Meal | 'free') => `${looks[look]} 좌석 보기`,
  mealOpen: (meal: Meal) => `${mealName(meal)} 안 받음`,
  mealDone: (meal: Meal) => `${mealName(meal)} 받음`,
  mealShort: { lunch: '점', dinner: '저' },
  help: '미등원은 교시가 시작됐는데 등원 기록도 알린 사유도 없는 학생입니다. 점·저는 받을 도시락이고 줄이 그어지면 받은 것입니다. 좌석을 누르면 할 일이 열립니다. 학생을 끌어 놓으면 자리를 옮기고, 다른 학생 위에 놓으면 서로 바꿉니다. 키보드: 방향키 이동 · Enter 열기 · M 들기, Enter 놓기 · Esc 취소',
  empty: '아직 그린 배치도가 없습니다.',
  emptyHelp: '학생 정보의 좌석번호로 시작하거나, 빈 방에서 새로 그립니다.',
  begin: '그리기 시작',
  unplaced: (count: number) => `자리 없는 학생 ${count}명`,
  unplacedOf: (name: string, seat: string | null) => (seat === null ? name : `${name} (${seat})`),
  unplacedHelp:
    '괄호 안은 배치도에 없는 좌석번호입니다. 빈 좌석에 끌어 놓거나, 누르고 좌석을 누르세요.',
  list: '좌석 목록',
  noMatch: '조건에 맞는 좌석이 없습니다.',
  columns: {
    ...headingsOf(personFields, 'seat', 'name', 'grade'),
    state: '지금',
    lunch: headingOf(mealFields.lunch),
    dinner: headingOf(mealFields.dinner),
  },
  toEat: '받을 것',
  eaten: '받음',
  notOnMap: '배치도에 없음',
} as const;

/** Moving students. */
export const moveTexts = {
  held: (name: string) => `${name} 학생을 들었습니다. 놓을 좌석을 고르세요. Esc는 취소입니다.`,
  letGo: '놓지 않았습니다.',
  moved: (name: string, seat: string) => `${name} 학생을 ${seat}에 앉혔습니다.`,
  swapped: (name: string, seat: string, other: string) =>
    `${name} 학생을 ${seat}에 앉히고 ${other} 학생과 자리를 바꿨습니다.`,
  cleared: (name: string) => `${name} 학생의 자리를 비웠습니다.`,
  failed: '자리를 바꾸지 못했습니다.',
} as const;

/** The card of a seat. */
export const cardTexts = {
  title: (seat: string, name: string | undefined) => `${seat} ${name ?? seatsTexts.free}`,
  act: '출입',
  meals: '도시락',
  pickUp: (meal: Meal) => `${mealName(meal)} 수령`,
  noMeals: '오늘 받을 도시락이 없습니다.',
  period: (name: string, mark: string) => `${name} 출결 · 지금 ${mark}`,
  noPeriod: '지금은 교시 시간이 아닙니다.',
  reportedAbsences: '예정된 부재',
  seat: '자리',
  move: '자리 옮기기',
  clear: '자리 비우기',
  sit: '앉히기',
  choose: '학생을 고르세요.',
  day: '학생의 하루',
  history: '자리 이력',
  noHistory: '이력이 없습니다.',
  came: (name: string, from: string | null) =>
    from === null ? `${name} 앉음` : `${name} 앉음 (${from}에서)`,
  went: (name: string, to: string | null) =>
    to === null ? `${name} 비움` : `${name} 옮김 (${to})`,
  by: (who: string, when: string) => dotted(when, who),
} as const;

/** Paper. */
export const paperTexts = {
  print: '인쇄',
  title: (room: string) => `${room} 좌석표`,
  facts: (taken: number, all: number) => `${all}석 · ${taken}명`,
} as const;
