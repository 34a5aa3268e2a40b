import { calendarDaySchema } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { listDateText, listPeriodText, onSiteText } from './mocks-format';

const day = (text: string) => calendarDaySchema.parse(text);

test.each([
  ['2026-12-30', '2026-11-24', '12월 30일 (수)'],
  ['2026-01-01', '2026-12-31', '1월 1일 (목)'],
  ['2027-01-01', '2026-12-31', '27년 1월 1일 (금)'],
  ['2025-12-31', '2026-01-01', '25년 12월 31일 (수)'],
])('an exam on %s reads, on %s, %s', (examDate, today, text) => {
  expect(listDateText({ examDate: day(examDate) }, day(today))).toBe(text);
});

test('the days of registration leave the year to the exam, at a year’s end too', () => {
  const days = (first: string, last: string) =>
    listPeriodText({ registrationStartDate: day(first), registrationEndDate: day(last) });
  expect(days('2026-11-28', '2026-12-19')).toBe('11월 28일 (토) ~ 12월 19일 (토)');
  expect(days('2026-12-19', '2027-01-04')).toBe('12월 19일 (토) ~ 1월 4일 (월)');
});

test('seats are measured by who sits here, and have no end where none was set', () => {
  const exam = { onSiteTaken: 2, allowOnSiteExam: true, onSiteCapacity: 3, waitingCount: 0 };
  expect([
    onSiteText(exam),
    onSiteText({ ...exam, onSiteTaken: 3, waitingCount: 2 }),
    onSiteText({ ...exam, onSiteCapacity: null }),
  ]).toEqual(['2 / 3', '3 / 3 · 대기 2', '2']);
});
