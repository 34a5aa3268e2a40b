import { expect, test } from 'vitest';
import { day } from '../../time';
import { mockExamIdSchema, studentIdSchema } from '../../ids';
import {
  distributionOf,
  inSubjectOrder,
  subjectsAsked,
  isMeasure,
  refuseEntries,
  refuseResults,
  resultAfter,
  resultCourses,
} from '..';

const none = { rawScore: null, standardScore: null, percentile: null, band: null };

test.each([
  ['rawScore', -0.01, false],
  ['rawScore', 0, true],
  ['rawScore', 92.25, true],
  ['rawScore', 92.255, false],
  ['rawScore', 300, true],
  ['rawScore', 301, false],
  ['standardScore', 131, true],
  ['standardScore', 131.5, false],
  ['standardScore', 201, false],
  ['percentile', 97.35, true],
  ['percentile', 100, true],
  ['percentile', 100.01, false],
  ['band', 0, false],
  ['band', 1, true],
  ['band', 9, true],
  ['band', 10, false],
  ['band', 1.5, false],
] as const)('%s %d', (measure, value, expected) => {
  expect(isMeasure(measure, value)).toBe(expected);
});

test('results are taken from the exam’s day on, of one that took place', () => {
  const exam = { state: 'DONE', examDate: day('2026-11-20') } as const;
  expect([
    refuseResults(exam, day('2026-11-19')),
    refuseResults(exam, day('2026-11-20')),
    refuseResults({ ...exam, state: 'CANCELLED' }, day('2026-11-21')),
    refuseResults({ ...exam, state: 'DRAFT' }, day('2026-11-21')),
  ]).toEqual(['exam-not-taken', null, 'exam-cancelled', 'exam-draft']);
});

test('what an entry leaves out stays, null takes it away, and a result without a value is gone', () => {
  const entry = { studentId: studentIdSchema.parse('1'), subject: '국어' };
  const before = { ...none, rawScore: 92, band: 1 };
  expect(resultAfter(undefined, { ...entry, band: 2 })).toEqual({
    ...none,
    subject: '국어',
    band: 2,
  });
  expect(resultAfter(before, { ...entry, band: 2 })).toEqual({
    ...before,
    subject: '국어',
    band: 2,
  });
  expect(resultAfter(before, { ...entry, band: null })).toEqual({
    ...none,
    subject: '국어',
    rawScore: 92,
  });
  expect(resultAfter(before, { ...entry, rawScore: null, band: null })).toBeNull();
  expect(refuseEntries([entry, { ...entry, subject: '수학' }])).toBeNull();
  expect(refuseEntries([entry, { ...entry, band: 1 }])).toBe('result-twice');
});

test('a distribution counts every value once', () => {
  const raw = [0, 9.9, 10, 55, 100].map((rawScore) => ({ ...none, rawScore }));
  expect(distributionOf('rawScore', [...raw, none])).toMatchObject({
    count: 5,
    average: 35,
    median: 10,
    highest: 100,
    lowest: 0,
  });
  expect(distributionOf('rawScore', raw)?.steps.map(({ count }) => count)).toEqual([
    2, 1, 0, 0, 0, 1, 0, 0, 0, 1,
  ]);
  expect(distributionOf('rawScore', [{ ...none, rawScore: 50 }])?.steps.at(-1)).toEqual({
    from: 45,
    to: 50,
    count: 1,
  });
  expect(distributionOf('rawScore', [{ ...none, rawScore: 210 }])?.steps.at(-1)?.to).toBe(300);
  const grades = [1, 1, 9, 4].map((band) => ({ ...none, band }));
  expect(distributionOf('band', grades)).toMatchObject({ average: 3.8, median: 2.5 });
  expect(distributionOf('band', grades)?.steps.map(({ count }) => count)).toEqual([
    2, 0, 0, 1, 0, 0, 0, 0, 1,
  ]);
  expect(distributionOf('percentile', raw)).toBeNull();
});

test('subjects are in the order of answer sheets, then of the exam', () => {
  expect(
    inSubjectOrder(['물리학Ⅰ', '논술', '영어', '화학Ⅰ', '국어', '영어'], ['화학Ⅰ', '물리학Ⅰ']),
  ).toEqual(['국어', '영어', '화학Ⅰ', '물리학Ⅰ', '논술']);
});

test.each([
  // Known, chosen, own, asked.
  [[], [], [], ['국어', '수학', '영어', '한국사']],
  [[], ['물리학Ⅰ'], [], ['국어', '수학', '영어', '한국사', '물리학Ⅰ']],
  [['국어', '물리학Ⅰ', '화학Ⅰ'], ['화학Ⅰ'], [], ['국어', '화학Ⅰ']],
  [['국어', '물리학Ⅰ', '화학Ⅰ'], ['화학Ⅰ'], ['물리학Ⅰ'], ['국어', '화학Ⅰ', '물리학Ⅰ']],
  [['국어', '물리학Ⅰ', '화학Ⅰ'], [], [], ['국어', '화학Ⅰ', '물리학Ⅰ']],
])(
  'with results of %j, of one who chose %j and has %j, is asked %j',
  (known, chosen, own, asked) => {
    expect(subjectsAsked({ known, chosen, own, offered: ['화학Ⅰ', '물리학Ⅰ'] })).toEqual(asked);
  },
);

const exam = (id: string, examDate: string, results: object) => ({
  id: mockExamIdSchema.parse(id),
  title: `${id}회`,
  examDate: day(examDate),
  results: [{ ...none, subject: '국어', ...results }],
});

test('a student’s course of a subject is of what the exams have alike, beside the target', () => {
  const course = (of: 'percentile' | 'band', target: { percentile?: number; band?: number }) =>
    resultCourses(
      {
        exams: [exam('1', '2026-09-01', { [of]: 3 }), exam('2', '2026-10-01', { [of]: 2 })],
        targets: [{ subject: '국어', percentile: null, band: null, ...target }],
      },
      ['국어'],
    )[0];
  expect(course('band', { band: 1 })).toMatchObject({ measure: 'band', missing: 1 });
  expect(course('band', { band: 2 })).toMatchObject({ missing: 0 });
  expect(course('percentile', { percentile: 2.5 })).toMatchObject({
    measure: 'percentile',
    missing: 0.5,
    points: [{ value: 3 }, { value: 2 }],
  });
  expect(course('percentile', { band: 1 })).toMatchObject({ missing: null });
});

test('what is asked for is drawn, or else what there is', () => {
  const drawn = (results: object) =>
    resultCourses({ exams: [exam('1', '2026-09-01', results)], targets: [] }, ['국어'], 'band')[0];
  expect(drawn({ percentile: 97, band: 1 })).toMatchObject({
    measure: 'band',
    points: [{ value: 1 }],
  });
  expect(drawn({ rawScore: 90 })).toMatchObject({ measure: 'rawScore' });
});
