import { summarizeMonth, type DaySummary } from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { sumStudy, type MonthlyReport, type StudiedDay } from '@academy/domain/study-time';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { readMonthDays, type MonthOfStudent } from '../attendance/month/read-month-days';
import { flatMapInTurns } from '../in-turns';
import { NO_REMARK, readRemarks } from './remarks-db';
import { countMeals, readExams, readResults, sumPoints } from './report-facts-db';

/** Which of the parts that belong to an area of their own are wanted. */
export interface ReportParts {
  meals: boolean;
  points: boolean;
  exams: boolean;
}

const NO_MEALS = { lunches: 0, dinners: 0 };
const NO_POINTS = { rewards: 0, penalties: 0 };

function attendanceOf(
  { days }: MonthOfStudent,
  { dates, today }: { dates: readonly CalendarDay[]; today: CalendarDay },
): Pick<MonthlyReport, 'attendance' | 'study'> {
  const summaries: DaySummary[] = [];
  const studied: StudiedDay[] = [];
  for (const [index, day] of days.entries()) {
    const date = dates[index];
    if (!day || !date) continue;
    summaries.push(day.summary);
    if (day.study) studied.push({ date, minutes: day.study.minutes, open: day.study.open });
  }
  const { present, late, leftEarly, out, absent, excusedAbsent } = summarizeMonth(summaries);
  return {
    attendance: { present, late, leftEarly, out, absent, excusedAbsent },
    study: sumStudy(studied, today),
  };
}

/** The exams of a student's month: registered for, or with results that are published. */
async function readExamsOf(db: Db | Tx, month: CalendarMonth, only: StudentId | undefined) {
  const registered = groupBy(await readExams(db, { month, only }), ({ studentId }) => studentId);
  const published = groupBy(await readResults(db, { month, only }), ({ studentId }) => studentId);
  return (studentId: StudentId): NonNullable<MonthlyReport['exams']> => {
    const results = new Map((published.get(studentId) ?? []).map((exam) => [exam.id, exam]));
    const own = (registered.get(studentId) ?? []).map(({ id, title, examDate }) => {
      const found = results.get(id);
      results.delete(id);
      return { title, examDate, ...(found && { results: found.results }) };
    });
    const others = [...results.values()].map((exam) => ({
      title: exam.title,
      examDate: exam.examDate,
      results: exam.results,
    }));
    return [...own, ...others].toSorted((a, b) => a.examDate.localeCompare(b.examDate));
  };
}

/** The reports of a month: as many queries for a thousand students as for one. */
export async function readReports(
  db: Db | Tx,
  {
    month,
    now,
    only,
    parts,
  }: {
    month: CalendarMonth;
    now: Date;
    only: StudentId | undefined;
    parts: ReportParts;
  },
): Promise<MonthlyReport[]> {
  const { rows, ...span } = await readMonthDays(db, month, now, only);
  const meals = parts.meals ? await countMeals(db, { month, only }) : null;
  const points = parts.points ? await sumPoints(db, { month, only }) : null;
  const examsOf = parts.exams ? await readExamsOf(db, month, only) : null;
  const remarks = await readRemarks(db, month, only);
  return flatMapInTurns(rows, (row) => {
    const { studentId, name, seat, grade, school, phoneTail, className } = row.student;
    const { attendance, study } = attendanceOf(row, span);
    return {
      studentId,
      name,
      seat,
      grade,
      school,
      phoneTail,
      className,
      attendance,
      study,
      meals: meals && (meals.get(studentId) ?? NO_MEALS),
      points: points && (points.get(studentId) ?? NO_POINTS),
      remark: remarks.get(studentId) ?? NO_REMARK,
      exams: examsOf && examsOf(studentId),
    };
  });
}
