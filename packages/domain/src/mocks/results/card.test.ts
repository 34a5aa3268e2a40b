import { describe, expect, test } from 'vitest';
import { mockExamIdSchema, studentIdSchema } from '../../ids';
import { day } from '../../time';
import { cardCourses, cardTable, drawCourse, meansOf, refuseCards } from '..';

const none = { rawScore: null, standardScore: null, percentile: null, band: null };
const result = (subject: string, values: Partial<typeof none | Record<string, number>>) => ({
  ...none,
  subject,
  ...values,
});
const card = (id: number, rawScore: number, more: object = {}) => ({
  studentId: studentIdSchema.parse(String(id)),
  name: `학생${id}`,
  seat: null,
  grade: null,
  school: null,
  className: null,
  phoneTail: '5678',
  results: [result('국어', { rawScore, ...more })],
  exams: [],
  targets: [],
});

test.each([
  ['DONE', null, 'results-not-published'],
  ['DONE', '2026-11-20T00:00:00Z', null],
  ['CANCELLED', '2026-11-20T00:00:00Z', 'exam-cancelled'],
] as const)('an exam that is %s, published %s: %s', (state, publishedAt, refused) => {
  expect(refuseCards({ state, publishedAt })).toBe(refused);
});

test('a mean is of at least five: of four it would say what another one reached', () => {
  const of = (scores: number[]) =>
    meansOf({
      subjects: ['국어'],
      content: scores.map((score, at) => ({
        ...card(at, score, at === 0 ? { percentile: 90 } : {}),
        registered: true,
        absent: false,
      })),
    });
  expect(of([80, 82, 90, 77])).toEqual([]);
  expect(of([80, 82, 90, 77, 96])).toEqual([{ subject: '국어', measure: 'rawScore', mean: 85 }]);
});

describe('a card', () => {
  const own = {
    ...card(1, 88, { band: 2 }),
    targets: [{ subject: '국어', band: 1, percentile: 96 }],
  };

  test('has a column for each value that the exam has, with the mean and the target', () => {
    const means = [{ subject: '국어', measure: 'rawScore' as const, mean: 81.2 }];
    expect(cardTable({ means, cards: [own, card(2, 70, { percentile: 64.5 })] }, own)).toEqual({
      measures: ['rawScore', 'percentile', 'band'],
      rows: [
        {
          subject: '국어',
          values: [
            { measure: 'rawScore', value: 88, mean: 81.2 },
            { measure: 'percentile', value: null, mean: null },
            { measure: 'band', value: 2, mean: null },
          ],
          target: '1등급 · 백분위 96',
        },
      ],
    });
  });

  test('draws the newest eight exams of a subject that was taken twice, grades with the first on top', () => {
    const exams = Array.from({ length: 9 }, (_, at) => ({
      id: mockExamIdSchema.parse(String(at + 1)),
      title: `${at + 1}회`,
      examDate: day(`2026-0${at + 1}-05`),
      results: [result('국어', { band: at === 8 ? 2 : 5 })],
    }));
    const once = { ...own, results: [...own.results, result('한국사', { band: 1 })] };
    const [course, ...more] = cardCourses({ ...once, exams });
    expect(more).toEqual([]);
    if (!course) throw new Error('no course');
    const { points, format, least } = drawCourse(course);
    expect(points).toHaveLength(8);
    expect(points.at(-1)).toMatchObject({ name: '9회', label: '9/5', values: [7, 8] });
    expect([format(8), format(0), least]).toEqual(['1등급', '9등급', 8]);
  });
});
