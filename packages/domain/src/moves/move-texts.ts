import { resultText } from '../mocks';
import { formatWon, type Won } from '../money';
import { fill } from '../text/fill';
import { formatLongDay, formatMonth, type CalendarDay, type CalendarMonth } from '../time';
import { attendanceText, studyTimeText } from '../study-time';
import type { CarriedMonth, MovePreview } from './schemas';
import type { MoveProblem, MoveState } from './move-states';

/** What a call about moves is refused with. */
export const moveRefusalTexts = {
  'branch-silent': '지점이 답하지 않습니다. 잠시 후 다시 시도하세요.',
  'branch-unknown': '맡지 않은 지점입니다. 지점을 다시 고르세요.',
  'move-refused': '이 학생은 지금 옮길 수 없습니다.',
  'move-too-late':
    '이전 지점에서 이미 퇴원 처리되어 취소할 수 없습니다. 되돌리려면 원래 지점으로 다시 옮기세요.',
} as const;

/** What is wrong with a field of a plan. */
export const moveFieldTexts = {
  to: '지금 다니는 지점과 다른 지점을 고르세요.',
  day: (first: string, last: string) => `시작일은 ${first}부터 ${last} 사이로 정하세요.`,
} as const;

const problems = {
  'from-silent': '{from}{이/가} 답하지 않습니다. 답하면 이어서 진행합니다.',
  'to-silent': '{to}{이/가} 답하지 않습니다. 답하면 이어서 진행합니다.',
  'not-here': '{from}의 재원·휴원 학생이 아닙니다.',
  'already-moving': '이미 다른 지점으로 옮기기로 한 학생입니다.',
  'student-there':
    '{to}에 이름과 전화번호가 같은 재원·휴원 학생이 있습니다. {to}에서 그 학생을 퇴원 처리하거나 전화번호를 고치세요.',
  'number-taken':
    '전화번호를 {to}의 다른 학생이 쓰고 있습니다. {to}에서 그 학생의 전화번호를 고치거나, 로그인 설정에서 형제자매가 한 번호를 같이 쓰게 하세요.',
} as const satisfies Record<MoveProblem, string>;

/** What keeps a student from being moved, and what helps. */
export const moveProblemText = (
  problem: MoveProblem,
  names: { from: string; to: string },
): string => fill(problems[problem], names);

const states = {
  planned: '예약',
  announced: '예약',
  prepared: '진행 중',
  left: '진행 중',
  done: '완료',
  cancelling: '취소 중',
  cancelled: '취소',
} as const satisfies Record<MoveState, string>;
export const moveStateName = (state: MoveState): string => states[state];

const texts = {
  takes: '{to}{으로/로} 함께 가는 것',
  profile: '이름, 연락처, 학교·학년, 알레르기, 메모, 입금자명',
  guardians: '보호자 {n}명의 연락처',
  points:
    '상벌점 기록 (상점 {rewards}점 · 벌점 {penalties}점): 볼 수 있고, 합계에는 더하지 않습니다',
  months: '최근 12개월 중 {n}개월의 출결과 공부 시간',
  exams: '모의고사 성적 {n}회',
  earlier: '그 전 지점 {n}곳의 기록',
  stays: '{from}에 남는 것',
  money: '도시락 청구·입금 내역은 {from}의 장부에 남습니다',
  unpaid: '미입금 {sums}: {from}에서 받습니다',
  refunds: '돌려줄 돈 {sums}: {from}에서 돌려줍니다',
  meals: '마지막 날 뒤의 도시락 {n}식 ({amount})이 취소됩니다',
  schedules: '정기일정 {n}개가 끝납니다',
  mocks: '앞으로의 모의고사 신청 {n}건은 그대로 남습니다. {from}에서 취소할지 정하세요',
  onTheDay: '그날 되는 일',
  leaves: '{from}: {lastDay}까지 다니고 퇴원하며, 모든 기기에서 로그아웃됩니다',
  arrives: '{to}: {day}부터 재원이며, 좌석과 반은 새로 정합니다',
  returns: '{to}: {day}부터 재원이며, 예전에 다닌 기록에 이어집니다. 좌석과 반은 새로 정합니다',
  consent: '보호자 알림 동의와 보호자 링크는 {to}에서 새로 받습니다',
} as const;

const sumsText = (sums: readonly { month: CalendarMonth; amount: Won }[]) =>
  sums.map(({ month, amount }) => `${formatMonth(month)} ${formatWon(amount)}`).join(', ');

const carriedTexts = {
  study: '순 공부 {time}',
  points: '상점 {rewards}점 · 벌점 {penalties}점',
} as const;

/** A month at a former branch, as far as the account sees it. */
export const carriedMonthText = ({ attendance, study, points }: CarriedMonth): string =>
  [
    attendance && attendanceText({ attendance }),
    study && study.minutes > 0 && fill(carriedTexts.study, { time: studyTimeText(study.minutes) }),
    points && points.rewards + points.penalties > 0 && fill(carriedTexts.points, points),
  ]
    .filter(Boolean)
    .join(' · ');

/** An exam with what was reached in each subject. */
export const carriedExamText = ({
  title,
  results = [],
}: NonNullable<CarriedMonth['exams']>[number]): string =>
  [title, ...results.map(resultText)].join(' · ');

interface MovePart {
  title: string;
  lines: string[];
}

/** A move in sentences: what goes along, what stays, and what happens on the day. */
export function moveWords({
  from,
  to,
  day,
  lastDay,
  returns,
  carried,
  left,
}: MovePreview): MovePart[] {
  const names = { from: from.name, to: to.name };
  const said = (n: number | undefined, text: (n: number) => string) =>
    n === undefined || n === 0 ? [] : [text(n)];
  const long = (date: CalendarDay) => formatLongDay(date);
  return [
    {
      title: fill(texts.takes, names),
      lines: [
        texts.profile,
        ...said(carried.guardians, (n) => fill(texts.guardians, { n })),
        ...said(carried.months, (n) => fill(texts.months, { n })),
        ...said(carried.exams, (n) => fill(texts.exams, { n })),
        ...(carried.points && carried.points.rewards + carried.points.penalties > 0
          ? [fill(texts.points, carried.points)]
          : []),
        ...said(carried.earlier, (n) => fill(texts.earlier, { n })),
      ],
    },
    {
      title: fill(texts.stays, names),
      lines: [
        fill(texts.money, names),
        ...(left.unpaid && left.unpaid.length > 0
          ? [fill(texts.unpaid, { ...names, sums: sumsText(left.unpaid) })]
          : []),
        ...(left.refunds && left.refunds.length > 0
          ? [fill(texts.refunds, { ...names, sums: sumsText(left.refunds) })]
          : []),
        ...said(left.mealCount, (n) =>
          fill(texts.meals, { n, amount: formatWon(left.mealAmount ?? 0) }),
        ),
        ...said(left.scheduleCount, (n) => fill(texts.schedules, { n })),
        ...said(left.mockCount, (n) => fill(texts.mocks, { ...names, n })),
      ],
    },
    {
      title: texts.onTheDay,
      lines: [
        fill(texts.leaves, { ...names, lastDay: long(lastDay) }),
        fill(returns ? texts.returns : texts.arrives, { ...names, day: long(day) }),
        fill(texts.consent, names),
      ],
    },
  ];
}
