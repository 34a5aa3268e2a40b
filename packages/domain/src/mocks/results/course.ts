import { measuresIn, type ResultMeasure } from './measures';
import type { OwnResults, ResultTarget } from './own-schemas';
import type { ExamResult } from './schemas';

/** What is drawn over the exams, the first that there is: what can be compared between exams. */
const DRAWN = ['percentile', 'band', 'standardScore', 'rawScore'] as const;

export interface ResultCourse {
  subject: string;
  measure: ResultMeasure;
  points: {
    examId: OwnResults['exams'][number]['id'];
    title: string;
    examDate: OwnResults['exams'][number]['examDate'];
    result: ExamResult;
    value: number | null;
  }[];
  target: ResultTarget | null;
  /** What the target says in the measure that is drawn; null: nothing. */
  goal: number | null;
  /** What the last result misses of the target; 0 or less: reached. Null: nothing to compare. */
  missing: number | null;
}

/** In grades less is more. */
const missingTo = (measure: ResultMeasure, value: number, goal: number) =>
  Math.round((measure === 'band' ? value - goal : goal - value) * 100) / 100;

/** A student's results subject by subject, over the exams; by `asked` where it is known. */
export function resultCourses(
  { exams, targets }: OwnResults,
  subjects: readonly string[],
  asked?: ResultMeasure,
): ResultCourse[] {
  return subjects.map((subject) => {
    const own = exams.flatMap(({ id, title, examDate, results }) => {
      const result = results.find((one) => one.subject === subject);
      return result ? [{ examId: id, title, examDate, result }] : [];
    });
    const there = measuresIn(own.map(({ result }) => result));
    const measure =
      [asked, ...DRAWN].find((one) => one !== undefined && there.includes(one)) ?? 'rawScore';
    const points = own.map((one) => ({ ...one, value: one.result[measure] }));
    const target = targets.find((one) => one.subject === subject) ?? null;
    const goal =
      measure === 'band' || measure === 'percentile' ? (target?.[measure] ?? null) : null;
    const last = points.findLast(({ value }) => value !== null)?.value ?? null;
    return {
      subject,
      measure,
      points,
      target,
      goal,
      missing: goal === null || last === null ? null : missingTo(measure, last, goal),
    };
  });
}
