import type { ExamRefusal } from '../exam-texts';
import type { ExamState } from '../manage/manage-schemas';
import type { ResultCard, ResultCards } from './card-schemas';
import { resultCourses, type ResultCourse } from './course';
import { distributionOf } from './distribution';
import { measuresIn, RESULT_MEASURES, type ResultMeasure } from './measures';
import { targetText, type ResultRefusal } from './result-texts';
import type { ExamResults } from './schemas';

/** Of fewer students a mean would say what another one reached. */
export const MEAN_STUDENTS = 5;
/** How many exams a line on paper has room for, the newest. */
const DRAWN_EXAMS = 8;

/** Why there are no 성적표: what is on paper is seen, so its exam's results are published. */
export const refuseCards = ({
  state,
  publishedAt,
}: {
  state: ExamState;
  publishedAt: string | null;
}): ExamRefusal | ResultRefusal | null =>
  state === 'CANCELLED' ? 'exam-cancelled' : publishedAt === null ? 'results-not-published' : null;

/** The mean of every value that at least `MEAN_STUDENTS` have. */
export function meansOf({
  subjects,
  content,
}: Pick<ExamResults, 'subjects' | 'content'>): ResultCards['means'] {
  return subjects.flatMap((subject) => {
    const results = content.flatMap((row) => row.results.filter((one) => one.subject === subject));
    return RESULT_MEASURES.flatMap((measure) => {
      const spread = distributionOf(measure, results);
      return spread && spread.count >= MEAN_STUDENTS
        ? [{ subject, measure, mean: spread.average }]
        : [];
    });
  });
}

export interface CardRow {
  subject: string;
  values: { measure: ResultMeasure; value: number | null; mean: number | null }[];
  /** 1등급 · 백분위 96; empty without one. */
  target: string;
}

/** The table of a 성적표: a row for each subject, a column for each value that an exam has. */
export function cardTable(
  { means, cards }: Pick<ResultCards, 'means' | 'cards'>,
  { results, targets }: Pick<ResultCard, 'results' | 'targets'>,
): { measures: ResultMeasure[]; rows: CardRow[] } {
  const measures = measuresIn(cards.flatMap((card) => card.results));
  return {
    measures,
    rows: results.map((result) => {
      const target = targets.find(({ subject }) => subject === result.subject);
      return {
        subject: result.subject,
        values: measures.map((measure) => ({
          measure,
          value: result[measure],
          mean:
            means.find((one) => one.subject === result.subject && one.measure === measure)?.mean ??
            null,
        })),
        target: target ? targetText(target) : '',
      };
    }),
  };
}

/** The lines of a 성적표: of the subjects that were taken at least twice. */
export const cardCourses = ({
  results,
  exams,
  targets,
}: Pick<ResultCard, 'results' | 'exams' | 'targets'>): ResultCourse[] =>
  resultCourses(
    { exams, targets },
    results.map(({ subject }) => subject),
  )
    .map((course) => ({
      ...course,
      points: course.points.filter(({ value }) => value !== null).slice(-DRAWN_EXAMS),
    }))
    .filter(({ points }) => points.length > 1);
