import { aMyMockRegistration, anAbsenceReason, aRegularSchedule } from '@academy/domain/testing';
import { day, month, monthGrid } from '@academy/domain/time';
import { expect, test } from 'vitest';
import {
  dayLabel,
  entriesBetween,
  entryNote,
  listOf,
  marksOf,
  scheduleGridDays,
  shortTime,
} from './entries';

const maths = aRegularSchedule({
  id: '1',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: null,
  exceptions: ['2026-11-19'],
});
const change = aRegularSchedule({
  id: '2',
  title: '수학 변경',
  firstDate: '2026-11-24',
  lastDate: null,
  replacesId: '1',
  from: '08:00',
  to: '09:00',
});
const dentist = aRegularSchedule({
  id: '3',
  title: '치과',
  kind: 'LATE_ARRIVAL',
  weekdays: [4],
  from: null,
  to: '15:30',
  firstDate: '2026-11-19',
  lastDate: '2026-11-19',
});

test('a cancelled day stays on the calendar, to be taken back; what is not in force is not there', () => {
  const rejected = aRegularSchedule({
    id: '4',
    status: 'REJECTED',
    firstDate: '2026-11-03',
    lastDate: null,
  });
  const entries = entriesBetween(
    [maths, change, dentist, rejected],
    day('2026-11-19'),
    day('2026-11-24'),
  );
  expect(
    entries.map((entry) => [
      entry.date,
      entry.schedule.id,
      entry.cancelled,
      entryNote(entry),
      shortTime(entry),
    ]),
  ).toEqual([
    ['2026-11-19', '3', false, '승인 대기', '~15:30'],
    ['2026-11-19', '1', true, '이 날 취소', '19:00'],
    ['2026-11-24', '2', false, '변경 요청', '08:00'],
    ['2026-11-24', '1', false, undefined, '19:00'],
  ]);
  expect(entries[1]?.schedule).toBe(maths);
});

test('a cell’s name tells all that is on the day', () => {
  const grid = monthGrid(month('2026-11'));
  const marks = [
    { key: 'exam-1', date: day('2026-11-19'), text: '모의고사 · 11월 종합', to: '/mocks' },
  ];
  const days = scheduleGridDays({
    grid,
    entries: entriesBetween([maths, dentist], day('2026-11-01'), day('2026-11-30')),
    marks,
    holidays: new Map([['2026-11-20', '개교기념일']]),
    today: day('2026-11-20'),
  });
  const label = (date: string) => dayLabel(days.find((cell) => cell.date === date) ?? days[0]!);
  expect(label('2026-11-19')).toBe(
    '11월 19일 (목), 치과 15:30까지 늦은 등원 승인 대기, 수학학원 19:00–21:00 외출 이 날 취소, 모의고사 · 11월 종합',
  );
  expect(label('2026-11-20')).toBe('11월 20일 (금), 개교기념일, 일정 없음');
});

test('the list: from the shown month on, what needs the student first; cancelled ones apart', () => {
  const schedules = [
    maths,
    dentist,
    aRegularSchedule({ id: '5', firstDate: '2026-10-01', lastDate: '2026-10-31' }),
    aRegularSchedule({ id: '6', status: 'REJECTED', firstDate: '2027-01-01', lastDate: null }),
    aRegularSchedule({ id: '7', status: 'CANCELLED', firstDate: '2026-11-05', lastDate: null }),
    aRegularSchedule({ id: '8', status: 'CANCELLED', firstDate: '2026-12-05', lastDate: null }),
  ];
  const { standing, cancelled } = listOf(schedules, day('2026-11-01'));
  expect([standing.map(({ id }) => id), cancelled.map(({ id }) => id)]).toEqual([
    ['6', '3', '1'],
    ['7'],
  ]);
});

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
