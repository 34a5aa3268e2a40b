import {
  attendanceMarkSchema,
  attendanceRowSchema,
  periodSchema,
  visitSchema,
  type AttendanceMark,
  type AttendanceRow,
  type DayContext,
  type Period,
  type Visit,
} from '../attendance';
import type { ReportedAbsence } from '../schedule';
import { studentIdSchema } from '../ids';
import { END_OF_DAY, clockTime } from '../time';

const AT = '2026-11-20T05:00:00.000Z';

/** 김하늘 in the sheet of a day on which nothing was marked yet. */
export const anAttendanceRow = (overrides: Partial<AttendanceRow> = {}): AttendanceRow =>
  attendanceRowSchema.parse({
    studentId: studentIdSchema.parse('1'),
    name: '김하늘',
    seat: 'A-01',
    grade: '고3',
    className: '1반',
    school: '하늘고',
    phoneTail: '5678',
    memo: '',
    reportedAbsences: [],
    meals: { lunch: true, dinner: false },
    pointsToday: 0,
    visit: null,
    marks: [],
    ...overrides,
  });

/** 출석, marked once by 박관리. */
export const anAttendanceMark = (overrides: Partial<AttendanceMark> = {}): AttendanceMark =>
  attendanceMarkSchema.parse({
    status: 'PRESENT',
    excused: false,
    note: '',
    version: 1,
    at: AT,
    byId: '1',
    byName: '박관리',
    ...overrides,
  });

/** Came at 13:55 and is here. */
export const aVisit = (overrides: Partial<Visit> = {}): Visit =>
  visitSchema.parse({
    arrivedAt: clockTime('13:55'),
    leftAt: null,
    outings: [],
    version: 1,
    at: AT,
    byName: '박관리',
    ...overrides,
  });

/** 학원, out from 15:00 to 16:30, approved. */
export const aReportedAbsence = (overrides: Partial<ReportedAbsence> = {}): ReportedAbsence => ({
  source: 'schedule',
  id: '1',
  kind: 'OUTING',
  from: clockTime('15:00'),
  to: clockTime('16:30'),
  title: '수학학원',
  approved: true,
  ...overrides,
});

/**
 * A day with these periods as it is read when it is over, without a grace, beginning at three at
 * night.
 */
export const aDayContext = ({
  count = 3,
  ...overrides
}: Partial<DayContext> & { count?: number } = {}): DayContext => ({
  periods: somePeriods({ count }),
  clock: END_OF_DAY,
  closed: false,
  dayStartsAt: clockTime('03:00'),
  lateGraceMinutes: 0,
  ...overrides,
});

/** Periods of 50 minutes, on the hour from 14:00. */
export const somePeriods = ({ count = 3 }: { count?: number } = {}): Period[] =>
  Array.from({ length: count }, (_, index) =>
    periodSchema.parse({
      number: index + 1,
      name: `${index + 1}교시`,
      from: `${14 + index}:00`,
      to: `${14 + index}:50`,
    }),
  );
