import { expect, test } from 'vitest';
import { won } from '../money';
import { day } from '../time';
import { paymentCourse } from './payment-course';

const window = { first: day('2026-11-01'), last: day('2026-11-10') };
const row = (on: string | null, paid: number) => ({
  day: on === null ? null : day(on),
  account: { paid: won(paid) },
});

test('what comes in on the last day of payment is in time, a day later it is late', () => {
  const course = paymentCourse(
    [row('2026-11-03', 100), row('2026-11-10', 50), row('2026-11-11', 7), row(null, 0)],
    window,
  );
  expect(course.map(({ first }) => first)).toEqual(
    Array.from({ length: 11 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
  );
  const paid = course.filter(({ inTime, late }) => inTime + late > 0);
  expect(paid.map(({ first, inTime, late }) => [first, inTime, late])).toEqual([
    ['2026-11-03', 100, 0],
    ['2026-11-10', 50, 0],
    ['2026-11-11', 0, 7],
  ]);
});

test('a deposit before the first day of payment begins the course', () => {
  expect(paymentCourse([row('2026-10-30', 1)], window)[0]).toMatchObject({
    first: '2026-10-30',
    inTime: 1,
  });
});

test('a long course is told by weeks from Monday on, and the week of the deadline has both', () => {
  const course = paymentCourse(
    [row('2026-11-09', 3), row('2026-11-12', 4), row('2027-01-04', 5)],
    window,
  );
  expect(course[0]).toMatchObject({ first: '2026-10-26', last: '2026-11-01' });
  expect(course[2]).toEqual({ first: '2026-11-09', last: '2026-11-15', inTime: 3, late: 4 });
  expect(course.at(-1)).toMatchObject({ first: '2027-01-04', late: 5 });
});

test('nothing came in: there is no course', () => {
  expect(paymentCourse([row(null, 0)], window)).toEqual([]);
});
