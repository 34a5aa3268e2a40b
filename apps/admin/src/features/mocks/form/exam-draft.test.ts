import { aManagedExam } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { copyOf, draftOf, tidyExam } from './exam-draft';

const today = day('2026-12-20');

test('a copy keeps the weekdays and registers from today at the earliest; nobody sees it yet', () => {
  // 2026-11-01 and 2026-12-20 are Sundays.
  const exam = aManagedExam({
    registrationStartDate: '2026-11-03',
    registrationEndDate: '2026-11-30',
    examDate: '2026-12-15',
    depositDeadline: '2026-11-30',
  });
  expect(copyOf(exam, today)).toMatchObject({
    title: exam.title,
    registrationStartDate: '2026-12-22',
    registrationEndDate: '2027-01-18',
    examDate: '2027-02-02',
    depositDeadline: '2027-01-18',
    changeDeadline: null,
    draft: true,
  });
  expect(
    copyOf(
      aManagedExam({
        registrationStartDate: '2026-12-21',
        registrationEndDate: '2026-12-31',
        examDate: '2027-01-10',
      }),
      today,
    ),
  ).toMatchObject({ registrationStartDate: '2026-12-21', examDate: '2027-01-10' });
});

test('blanks and repeated subjects are no change', () => {
  const draft = { ...draftOf(aManagedExam()), subjectOptions: ['물리학Ⅰ', '화학Ⅰ'] };
  expect(
    tidyExam({ ...draft, title: ' 12월 ', subjectOptions: ['물리학Ⅰ ', '', '화학Ⅰ, 물리학Ⅰ'] }),
  ).toMatchObject({ title: '12월', subjectOptions: ['물리학Ⅰ', '화학Ⅰ'] });
});
