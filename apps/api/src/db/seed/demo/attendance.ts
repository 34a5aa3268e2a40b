import {
  defaultAttendanceSettings,
  expectedMark,
  periodsOn,
  studyDayAt,
  type MarkValue,
  type Outing,
  type Period,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import {
  clockTime,
  instantAt,
  shiftDay,
  type CalendarDay,
  type ClockTime,
} from '@academy/domain/time';
import type {
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
} from '../../schema';
import { seededRandom, seededInteger } from './seeded-random';
import type { Eater } from './reservations';

export interface DemoAttendance {
  days: (typeof attendanceDays.$inferInsert)[];
  marks: (typeof attendanceMarks.$inferInsert)[];
  versions: (typeof attendanceMarkVersions.$inferInsert)[];
  visits: (typeof attendanceVisits.$inferInsert)[];
}

interface Scene {
  eaters: readonly Eater[];
  /** What the academy rests on. */
  restDays: ReadonlySet<CalendarDay>;
  reportedOn: (studentId: StudentId, date: CalendarDay) => readonly ReportedAbsence[];
  manager: ManagerId;
  now: Date;
}

/** How far back the sheets reach, in days. */
const DAYS = 14;

const instantOf = (date: CalendarDay, time: ClockTime) =>
  instantAt(date, Number(time.slice(0, 2)), Number(time.slice(3)));
const clockAt = (minutes: number): ClockTime =>
  clockTime(
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * How a student's day goes: most come in time, a few late, one in thirty not at all, one in fifteen
 * leaves early.
 */
const dayOf = ({ index }: Eater, date: CalendarDay) => ({
  absent: index !== 0 && seededRandom('absent', index, date) < 0.03,
  late: seededRandom('late', index, date) < 0.06,
  early: seededRandom('early', index, date) < 0.06,
  out: seededRandom('out', index, date) < 0.08,
});

function valueIn(
  eater: Eater,
  date: CalendarDay,
  {
    periods,
    place,
    absences,
  }: { periods: readonly Period[]; place: number; absences: readonly ReportedAbsence[] },
): MarkValue {
  const period = periods[place];
  const expected = period ? expectedMark(period, absences, defaultAttendanceSettings) : null;
  if (expected) return expected;
  const day = dayOf(eater, date);
  const value = (status: NonNullable<MarkValue['status']>, note = ''): MarkValue => ({
    status,
    excused: false,
    note,
  });
  if (day.absent) return value('ABSENT');
  if (day.late && place === 0)
    return value('LATE', seededRandom('why late', eater.index, date) < 0.3 ? '버스 지연' : '');
  if (day.early && place === periods.length - 1) return value('EARLY_LEAVE');
  return value('PRESENT');
}

/**
 * When a student came, went and was out; null for students who were absent or have not come yet.
 */
function visitOf(
  eater: Eater,
  date: CalendarDay,
  {
    periods,
    absences,
    now,
  }: { periods: readonly Period[]; absences: readonly ReportedAbsence[]; now: Date },
) {
  const [first, last] = [periods[0], periods.at(-1)];
  const day = dayOf(eater, date);
  if (
    !first ||
    !last ||
    day.absent ||
    absences.some(({ approved, kind }) => approved && kind === 'ALL_DAY')
  )
    return null;
  const lateUntil = absences.find(({ approved, kind }) => approved && kind === 'LATE')?.to;
  const came =
    lateUntil ??
    clockAt(
      minutesOf(first.from) +
        (day.late
          ? seededInteger(6, 25, 'came', eater.index, date)
          : -seededInteger(2, 25, 'came', eater.index, date)),
    );
  const gone =
    absences.find(({ approved, kind }) => approved && kind === 'EARLY_LEAVE')?.from ??
    clockAt(
      minutesOf(last.to) - (day.early ? 40 : -seededInteger(0, 12, 'left', eater.index, date)),
    );
  const lessons = absences
    .filter(({ approved, kind }) => approved && kind === 'OUTING')
    .map(({ from, to }): Outing => ({ from, to }));
  const errand =
    day.out && lessons.length === 0
      ? [{ from: clockAt(minutesOf(first.from) + 170), to: clockAt(minutesOf(first.from) + 195) }]
      : [];
  const has = (time: ClockTime) => instantOf(date, time) <= now;
  const outings = [...lessons, ...errand]
    .filter(({ from }) => from > came && from < gone && has(from))
    .map(({ from, to }) => ({ from, to: to !== null && to < gone && has(to) ? to : null }));
  const stillOut = outings.at(-1)?.to === null;
  const closing = stillOut ? outings.slice(0, -1) : outings;
  return has(came)
    ? {
        arrivedAt: came,
        leftAt: has(gone) ? (stillOut ? (outings.at(-1)?.from ?? gone) : gone) : null,
        outings: has(gone) ? closing : outings,
      }
    : null;
}

/**
 * The sheets of the last two weeks, closed, and today's as far as it has gone: what was reported is
 * in them, and some of the rest is not marked yet.
 */
export function demoAttendance({
  eaters,
  restDays,
  reportedOn,
  manager,
  now,
}: Scene): DemoAttendance {
  const today = studyDayAt(now, defaultAttendanceSettings);
  const filled: DemoAttendance = { days: [], marks: [], versions: [], visits: [] };
  const dates = Array.from({ length: DAYS }, (_, back) => shiftDay(today, back - DAYS + 1)).filter(
    (date) => date === today || !restDays.has(date),
  );
  for (const date of dates) {
    const periods = periodsOn(date, defaultAttendanceSettings);
    const end = instantOf(date, periods.at(-1)?.to ?? clockTime('22:00'));
    const closed =
      date < today && end < now
        ? { closedAt: new Date(end.getTime() + 25 * 60_000), closedBy: manager }
        : {};
    const newest = periods.findLast(({ from }) => instantOf(date, from) <= now)?.number;
    filled.days.push({ date, revision: periods.length, ...closed });
    for (const eater of eaters.filter(({ enrolled }) => enrolled)) {
      const scene = { periods, absences: reportedOn(eater.id, date), now };
      for (const [place, period] of periods.entries()) {
        const at = new Date(instantOf(date, period.from).getTime() + 8 * 60_000);
        // The newest period is still being marked.
        if (
          at > now ||
          (date === today && period.number === newest && seededRandom('not yet', eater.index) < 0.4)
        )
          continue;
        const key = { date, studentId: eater.id, period: period.number };
        const mark = {
          ...key,
          ...valueIn(eater, date, { ...scene, place }),
          version: 1,
          at,
          byManagerId: manager,
        };
        filled.marks.push({ ...mark, revision: place + 1 });
        filled.versions.push({ ...mark, madeAt: at });
      }
      const visit = visitOf(eater, date, scene);
      if (visit)
        filled.visits.push({
          date,
          studentId: eater.id,
          ...visit,
          version: 1,
          revision: 1,
          at: instantOf(date, visit.leftAt ?? visit.arrivedAt),
          byManagerId: manager,
        });
    }
  }
  return filled;
}
