import { aMyMockRegistration, anAbsenceReason } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { marksOf } from './marks';

test('reasons that stand and exams that were not cancelled, each with its page', () => {
  const reasons = [
    anAbsenceReason({ id: '1' }),
    anAbsenceReason({ id: '2', status: 'APPROVED' }),
    anAbsenceReason({ id: '3', status: 'WITHDRAWN' }),
    anAbsenceReason({ id: '4', status: 'REJECTED' }),
  ];
  const exams = [aMyMockRegistration(), aMyMockRegistration({ id: '502', canceled: true })];
  const marks = marksOf(reasons, exams);
  expect(marks.map(({ key, date, to }) => [key, date, to])).toEqual([
    ['reason-1', '2026-11-20', '/submit'],
    ['reason-2', '2026-11-20', '/submit'],
    [`exam-${exams[0]?.id}`, exams[0]?.exam.examDate, '/mocks?tab=mine'],
  ]);
  expect(marks.slice(0, 2).map(({ text }) => text)).toEqual([
    '외출 · 14:00–16:00 (승인 대기)',
    '외출 · 14:00–16:00',
  ]);
  expect(marks[2]?.text).toMatch(/^모의고사 · 12월 모의고사/);
});
