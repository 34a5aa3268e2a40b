import * as z from 'zod/mini';
import { studentIdentity } from '../../identity/identity-schemas';
import { mockExamIdSchema, studentIdSchema } from '../../ids';
import { undoPart } from '../../operations/schemas';
import { calendarDaySchema } from '../../time';
import { examStateSchema } from '../manage/manage-schemas';
import { MEASURE_RANGES, type ResultMeasure } from './measures';

/** A subject's name, and how many results one call writes. */
export const RESULT_SUBJECT_LIMIT = 40;
export const RESULT_ENTRY_LIMIT = 20_000;

function measure(name: ResultMeasure) {
  const { least, most, fraction } = MEASURE_RANGES[name];
  const range = [z.gte(least), z.lte(most)] as const;
  return z.nullable(
    fraction ? z.number().check(...range, z.multipleOf(0.01)) : z.int().check(...range),
  );
}

const measures = {
  rawScore: measure('rawScore'),
  standardScore: measure('standardScore'),
  percentile: measure('percentile'),
  band: measure('band'),
};
const subject = z.string().check(z.regex(/\S/), z.maxLength(RESULT_SUBJECT_LIMIT));

/** What a student reached in a subject of an exam; at least one value is there. */
export const examResultSchema = z.object({ subject, ...measures });
export type ExamResult = z.output<typeof examResultSchema>;

/**
 * A result as a manager writes it: what is left out stays as it is, null takes a value away, and a
 * result without any value is gone.
 */
export const resultEntrySchema = z.object({
  studentId: studentIdSchema,
  subject,
  rawScore: z.optional(measures.rawScore),
  standardScore: z.optional(measures.standardScore),
  percentile: z.optional(measures.percentile),
  band: z.optional(measures.band),
});
export type ResultEntry = z.output<typeof resultEntrySchema>;

/**
 * A student of an exam with their results; `registered`: has a valid registration, `absent`: of
 * which a manager marked that the student was not there, and no result says otherwise.
 */
export const resultsOfStudentSchema = z.object({
  ...studentIdentity,
  className: z.nullable(z.string()),
  registered: z.boolean(),
  absent: z.boolean(),
  results: z.array(examResultSchema),
});
export type ResultsOfStudent = z.output<typeof resultsOfStudentSchema>;

/**
 * The results of an exam: all who are registered or have one. `subjects` are those with results, in
 * their order. Students and guardians see them once `publishedAt` is set.
 */
export const examResultsSchema = z.object({
  id: mockExamIdSchema,
  title: z.string(),
  examDate: calendarDaySchema,
  state: examStateSchema,
  publishedAt: z.nullable(z.iso.datetime()),
  subjects: z.array(z.string()),
  content: z.array(resultsOfStudentSchema),
});
export type ExamResults = z.output<typeof examResultsSchema>;

/** Results that were just written: how many became new, other, or none. */
export const writtenResultsSchema = z.object({
  results: examResultsSchema,
  changed: z.int().check(z.nonnegative()),
  ...undoPart,
});
export type WrittenResults = z.output<typeof writtenResultsSchema>;
