import { seoulDay, shiftDay } from '@academy/domain/time';
import type { mockRegistrations, mockResults } from '../../../schema';
import { seededInteger } from '../seeded-random';
import type { PlacedExam } from './mock-registrations';

type NewResult = typeof mockResults.$inferInsert;
type NewRegistration = typeof mockRegistrations.$inferInsert;

/** Korean and mathematics count to 100, the others to 50. */
const SUBJECTS = [
  ['국어', 100],
  ['수학', 100],
  ['영어', 100],
  ['한국사', 50],
] as const;

/** The upper end of each band, in percent of those who sit it. */
const BANDS = [96, 89, 77, 60, 40, 23, 11, 4];
const bandOf = (percentile: number) => {
  const at = BANDS.findIndex((least) => percentile >= least);
  return at < 0 ? 9 : at + 1;
};

/** Exams whose results are out: the large ones of the months before the last. */
export const examsWithResults = (exams: readonly PlacedExam[], now: Date): PlacedExam[] =>
  exams.filter(
    ({ exam }) =>
      exam.title.includes('종합') && exam.examDate < shiftDay(seoulDay(now), -20) && !exam.draft,
  );

/** What those who registered reached, a little better with every exam. */
export const demoResults = (
  exams: readonly PlacedExam[],
  registrations: readonly NewRegistration[],
  now: Date,
): NewResult[] =>
  examsWithResults(exams, now).flatMap(({ id, exam }) =>
    registrations
      .filter(({ mockExamId, canceledAt }) => mockExamId === id && !canceledAt)
      .flatMap(({ studentId }) =>
        SUBJECTS.map(([subject, top]): NewResult => {
          const usual = seededInteger(35, 96, 'result', subject, studentId);
          const percentile = Math.min(
            99,
            usual + seededInteger(-4, 4, exam.title, subject, studentId),
          );
          return {
            mockExamId: id,
            studentId,
            subject,
            rawScore: Math.round((percentile / 100) * top * 0.98),
            standardScore: Math.round(60 + percentile * 0.75),
            percentile,
            band: bandOf(percentile),
            updatedAt: now,
          };
        }),
      ),
  );
