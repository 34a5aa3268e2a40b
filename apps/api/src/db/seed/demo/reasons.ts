import type { ManagerId, StudentId } from '@academy/domain/ids';
import { clockTime, instantAt, seoulDay, shiftDay } from '@academy/domain/time';
import type { absenceReasons } from '../../schema';
import { seededRandom, pick } from './seeded-random';
import type { Eater } from './reservations';

type NewReason = typeof absenceReasons.$inferInsert;
type DemoReason = Pick<NewReason, 'type' | 'arriveAt' | 'leaveAt' | 'backAt' | 'category' | 'text'>;

const late = (arriveAt: string) => ({ type: 'LATE' as const, arriveAt: clockTime(arriveAt) });
const early = (leaveAt: string) => ({ type: 'EARLY_LEAVE' as const, leaveAt: clockTime(leaveAt) });
const outing = (leaveAt: string, backAt: string) => ({
  type: 'OUTING' as const,
  leaveAt: clockTime(leaveAt),
  backAt: clockTime(backAt),
});

const common: readonly [DemoReason, ...DemoReason[]] = [
  { ...late('10:00'), category: 'TRANSPORT', text: '지하철이 멈춰서 늦어요.' },
  { ...outing('14:00', '16:00'), category: 'HOSPITAL', text: '정형외과 진료가 있어요.' },
  { ...early('18:00'), category: 'FAMILY', text: '할머니 생신이라 일찍 가야 해요.' },
  { type: 'ABSENT', category: 'ILLNESS', text: '열이 나서 집에서 쉬어요.' },
  { ...late('13:30'), category: 'SCHOOL', text: '학교에서 면접 준비 특강을 들어요.' },
];

interface Scene {
  manager: ManagerId;
  now: Date;
}

/** The demo student's reasons in every state, oldest first. `day` counts from today. */
export function demoOwnReasons(studentId: StudentId, { manager, now }: Scene): NewReason[] {
  const today = seoulDay(now);
  const reason = (
    draft: DemoReason,
    day: number,
    sentDaysAgo: number,
    state: Pick<NewReason, 'status' | 'rejectReason'>,
  ): NewReason => {
    const at = instantAt(shiftDay(today, -sentDaysAgo), 20, 15);
    const isDecided = state.status === 'APPROVED' || state.status === 'REJECTED';
    return {
      studentId,
      ...draft,
      date: shiftDay(today, day),
      ...state,
      createdAt: at,
      updatedAt: at,
      ...(isDecided
        ? { decidedBy: manager, decidedAt: instantAt(shiftDay(today, 1 - sentDaysAgo), 9, 20) }
        : {}),
    };
  };
  return [
    reason(
      {
        type: 'ABSENT',
        category: 'ILLNESS',
        text: '독감으로 등원하지 못해요. 진단서는 다음 주에 낼게요.',
      },
      -41,
      42,
      { status: 'APPROVED' },
    ),
    reason({ ...late('11:00'), category: 'SCHOOL', text: '학교 축제 준비로 늦어요.' }, -24, 25, {
      status: 'APPROVED',
    }),
    reason({ type: 'ABSENT', category: 'OTHER', text: '친구들과 놀이공원에 가요.' }, -10, 12, {
      status: 'REJECTED',
      rejectReason: '자습 일정이 있는 날이라 인정하기 어려워요. 데스크에 문의해 주세요.',
    }),
    reason({ ...late('09:40'), category: 'TRANSPORT', text: '버스 파업으로 늦었어요.' }, -3, 4, {
      status: 'APPROVED',
    }),
    reason(
      {
        ...early('17:30'),
        category: 'FAMILY',
        text: '동생 졸업식에 가려고 했는데 날짜가 바뀌었어요.',
      },
      4,
      3,
      { status: 'WITHDRAWN' },
    ),
    // Over lunch: the student is asked what becomes of the meal, where one was ordered.
    reason(
      {
        ...outing('12:00', '14:00'),
        category: 'HOSPITAL',
        text: '안과 검진이 점심시간에 잡혔어요.',
      },
      3,
      2,
      { status: 'APPROVED' },
    ),
    reason(
      { ...outing('15:00', '17:00'), category: 'HOSPITAL', text: '치과 검진을 받으러 다녀올게요.' },
      2,
      1,
      { status: 'PENDING' },
    ),
  ];
}

/**
 * One reason of every fourth other student for the days around today, half of them still waiting.
 */
export function demoOtherReasons(eaters: readonly Eater[], { manager, now }: Scene): NewReason[] {
  const today = seoulDay(now);
  const at = instantAt(shiftDay(today, -2), 21);
  return eaters
    .filter(({ index, enrolled }) => index > 0 && enrolled && seededRandom('reason', index) < 0.25)
    .map(({ id, index }) => ({
      studentId: id,
      ...pick(common, 'which reason', index),
      date: shiftDay(today, (index % 4) - 1),
      createdAt: at,
      updatedAt: at,
      ...(seededRandom('reason approved', index) < 0.5
        ? {
            status: 'APPROVED' as const,
            decidedBy: manager,
            decidedAt: instantAt(shiftDay(today, -1), 9),
          }
        : { status: 'PENDING' as const }),
    }));
}
