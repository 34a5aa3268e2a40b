import { expect, test } from 'vitest';
import { anExamForm } from '../../testing';
import { day } from '../../time';
import { copiedExam, monthlyExams } from './repeat-exam';

const exam = anExamForm({
  title: '2026년 12월 모의고사 3회',
  examDate: '2026-12-15',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-30',
  changeDeadline: '2026-12-02',
  depositDeadline: null,
});
const next = (
  months: number,
  today: string,
  of = exam,
  others: { title: string; examDate: ReturnType<typeof day> }[] = [],
) => monthlyExams(of, { months, today: day(today), others });

test('the same weekday of the next months, every other day as far from it', () => {
  expect(next(2, '2026-11-20').map(({ exam: one }) => one)).toMatchObject([
    {
      title: '2027년 1월 모의고사 4회',
      examDate: '2027-01-19',
      registrationStartDate: '2026-12-06',
      registrationEndDate: '2027-01-04',
      changeDeadline: '2027-01-06',
      depositDeadline: null,
      draft: true,
      fee: exam.fee,
      onSiteCapacity: exam.onSiteCapacity,
    },
    { title: '2027년 2월 모의고사 5회', examDate: '2027-02-16' },
  ]);
});

test('where there is no fifth one, the last', () => {
  const fifth = anExamForm({ examDate: '2026-12-31', registrationEndDate: '2026-12-20' });
  expect(next(3, '2026-12-01', fifth).map(({ exam: one }) => one.examDate)).toEqual([
    '2027-01-28',
    '2027-02-25',
    '2027-03-25',
  ]);
});

test('months that are over for registering are passed over; one that is there is named', () => {
  const others = [{ title: '2027년 4월 모의고사 7회', examDate: day('2027-04-20') }];
  expect(
    next(2, '2027-03-10', exam, others).map(({ exam: { title, examDate }, exists }) => [
      title,
      examDate,
      exists,
    ]),
  ).toEqual([
    ['2027년 4월 모의고사 7회', '2027-04-20', true],
    ['2027년 5월 모의고사 8회', '2027-05-18', false],
  ]);
});

test.each([
  ['파이널 모의고사', '파이널 모의고사'],
  ['12월 21일 모의고사', '1월 21일 모의고사'],
  ['112월', '112월'],
  ['2026학년도 12월', '2027학년도 1월'],
])('%s becomes %s', (title, expected) => {
  expect(next(1, '2026-11-20', { ...exam, title })[0]?.exam.title).toBe(expected);
});

test('a copy keeps the weekdays, and registering begins today or later', () => {
  expect(copiedExam(exam, day('2026-11-03'))).toMatchObject({
    registrationStartDate: '2026-11-08',
    examDate: '2026-12-22',
    draft: true,
  });
  expect(copiedExam(exam, day('2026-10-01'))).toMatchObject({ examDate: '2026-12-15' });
});
