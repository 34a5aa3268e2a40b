import type { ManagerId, StudentId } from '@academy/domain/ids';
import {
  defaultScheduleSettings,
  occurrencesOf,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import {
  clockTime,
  dayOfMonth,
  instantAt,
  seoulDay,
  seoulMonth,
  shiftDay,
  shiftMonth,
  type CalendarDay,
  type Weekday,
} from '@academy/domain/time';
import type { regularSchedules } from '../../schema';
import { seededRandom, pick } from './seeded-random';
import type { Eater } from './reservations';

export type NewSchedule = typeof regularSchedules.$inferInsert;

/** Schedules of a month are handed in by the 25th of the month before. */
export const demoScheduleSettings: ScheduleSettings = { ...defaultScheduleSettings, submitDay: 25 };

interface Scene {
  studentId: StudentId;
  manager: ManagerId;
  now: Date;
}

const none: CalendarDay[] = [];
const tuesdayAndThursday: Weekday[] = [2, 4];
const weekly = {
  everyWeeks: 1,
  place: '',
  memo: '',
  exceptions: none,
  registeredBy: 'student',
} as const;
const between = (from: string, to: string) => ({
  kind: 'OUTING' as const,
  fromTime: clockTime(from),
  toTime: clockTime(to),
});

/**
 * The demo student's schedules in every state. The first is approved, and the last asks to change
 * it.
 */
export function demoOwnSchedules({ studentId, manager, now }: Scene): NewSchedule[] {
  const [today, month] = [seoulDay(now), seoulMonth(now)];
  const since = dayOfMonth(shiftMonth(month, -2), 1);
  const lastMonth = shiftMonth(month, -1);
  const asked = (daysAgo: number) => ({
    studentId,
    createdAt: instantAt(shiftDay(today, -daysAgo), 20, 10),
    updatedAt: instantAt(shiftDay(today, -daysAgo), 20, 10),
  });
  const decided = (daysAgo: number) => ({
    decidedBy: manager,
    decidedAt: instantAt(shiftDay(today, -daysAgo), 11, 30),
  });
  const maths = {
    ...weekly,
    type: 'ACADEMY' as const,
    title: '수학학원',
    weekdays: tuesdayAndThursday,
    place: '온새미로 사거리 2층',
    firstDate: since,
  };
  const nextMaths = occurrencesOf(
    { ...maths, lastDate: null, exceptions: [] },
    shiftDay(today, 5),
    shiftDay(today, 12),
  ).slice(0, 1);

  return [
    {
      ...maths,
      ...asked(60),
      ...decided(59),
      ...between('19:00', '21:00'),
      exceptions: nextMaths,
      status: 'APPROVED',
    },
    {
      ...weekly,
      ...asked(45),
      ...decided(45),
      type: 'SCHOOL',
      kind: 'LATE_ARRIVAL',
      title: '학교 보충 수업',
      weekdays: [1],
      toTime: clockTime('15:30'),
      firstDate: since,
      registeredBy: 'manager',
      status: 'APPROVED',
    },
    {
      ...weekly,
      ...asked(50),
      ...decided(49),
      ...between('18:30', '20:30'),
      type: 'ACADEMY',
      title: '논술 특강',
      weekdays: [5],
      place: '새솔 논술',
      firstDate: dayOfMonth(lastMonth, 1),
      lastDate: dayOfMonth(lastMonth, 31),
      status: 'APPROVED',
    },
    {
      ...weekly,
      ...asked(1),
      everyWeeks: 2,
      type: 'HOSPITAL',
      kind: 'EARLY_LEAVE',
      title: '치과 교정',
      weekdays: [3],
      fromTime: clockTime('17:00'),
      place: '하얀이 치과',
      firstDate: shiftDay(today, 1),
      status: 'PENDING',
    },
    {
      ...weekly,
      ...asked(6),
      ...decided(5),
      type: 'OTHER',
      kind: 'ALL_DAY',
      title: '가족 여행',
      weekdays: [6],
      firstDate: shiftDay(today, 3),
      lastDate: shiftDay(today, 30),
      status: 'REJECTED',
      rejectReason: '토요일에는 의무 자습이 있어요. 오전만 빠지는 일정으로 다시 신청해 주세요.',
    },
    {
      ...weekly,
      ...asked(20),
      ...between('20:00', '22:00'),
      type: 'ACADEMY',
      title: '영어 과외',
      weekdays: [0],
      firstDate: shiftDay(today, -15),
      status: 'CANCELLED',
    },
  ];
}

/** The request to move the first of them half an hour. */
export const demoChangeRequest = (
  first: NewSchedule,
  replacesId: NewSchedule['replacesId'],
  now: Date,
): NewSchedule => {
  const at = instantAt(shiftDay(seoulDay(now), -2), 21, 5);
  const firstDate = dayOfMonth(shiftMonth(seoulMonth(now), 1), 1);
  return {
    ...first,
    ...between('19:30', '21:30'),
    firstDate,
    exceptions: [],
    status: 'PENDING',
    replacesId,
    decidedBy: null,
    decidedAt: null,
    createdAt: at,
    updatedAt: at,
  };
};

const titles = ['수학학원', '영어학원', '국어 과외', '과학학원', '논술학원'] as const;
const evenings = [
  ['18:00', '20:00'],
  ['19:00', '21:00'],
  ['20:00', '22:00'],
] as const;
const pairs = [[1, 3], [2, 4], [3, 5], [6]] as const;

/** One evening class for every third other student, some still waiting for approval. */
export function demoOtherSchedules(
  eaters: readonly Eater[],
  manager: ManagerId,
  now: Date,
): NewSchedule[] {
  const today = seoulDay(now);
  return eaters
    .filter(
      ({ index, enrolled }) => index > 0 && enrolled && seededRandom('schedule', index) < 0.33,
    )
    .map(({ id, index }) => {
      const isApproved = seededRandom('approved', index) < 0.75;
      const [from, to] = pick(evenings, 'evening class', index);
      const at = instantAt(shiftDay(today, isApproved ? -30 : -1), 19, index % 60);
      return {
        ...weekly,
        ...between(from, to),
        studentId: id,
        type: 'ACADEMY',
        title: pick(titles, 'class', index),
        weekdays: [...pick(pairs, 'class days', index)],
        firstDate: shiftDay(today, isApproved ? -28 : 2),
        status: isApproved ? 'APPROVED' : 'PENDING',
        createdAt: at,
        updatedAt: at,
        ...(isApproved
          ? { decidedBy: manager, decidedAt: instantAt(shiftDay(today, -29), 10) }
          : {}),
      };
    });
}
