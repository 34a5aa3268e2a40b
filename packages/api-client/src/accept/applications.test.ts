import { describe, expect, test } from 'vitest';
import { registrationRead, registrations } from '../testing/answers/mocks';
import { monthRead, months } from '../testing/answers/meals';
import { reasonRead, reasons, scheduleRead, schedules } from '../testing/answers/schedule';
import { apiAnswering } from '../testing/api-answering';

const bill = {
  month: '2026-11',
  lunchPrice: 5000,
  dinnerPrice: 6000,
  frozen: true,
  depositStatus: 'confirmed',
};
const meals = {
  month: '2026-11',
  reservations: monthRead,
  bill,
  paymentFirst: '2026-11-01',
  paymentLast: '2026-11-05',
};
const times = { registeredAt: '2026-11-02T03:00:00.000Z', updatedAt: '2026-11-02T03:00:00.000Z' };
const read = {
  asOf: '2026-11-20T01:00:00.000Z',
  studentName: '김하늘',
  meals: [meals],
  mocks: [{ ...registrationRead, ...times }],
  schedules: [scheduleRead],
  reasons: [reasonRead],
};
const answering = async (body: unknown) =>
  (await apiAnswering(() => ({ body }))).api.myApplications();

describe('GET /students/me/applications', () => {
  test.each<[string, object]>([
    ['ours', {}],
    [
      'each part as its own list may have it',
      {
        meals: [{ ...meals, reservations: months['flags as 1 and 0'] }],
        mocks: [{ ...registrations['id and mockExam'], ...times }],
        schedules: [schedules['ids as numbers']],
        reasons: [reasons['the day with a time']],
      },
    ],
    [
      'a month told by its first day, prices as text',
      {
        meals: [
          {
            ...meals,
            month: '2026-11-01',
            paymentFirst: '2026-11-01T00:00:00',
            bill: { ...bill, month: '2026-11-01', lunchPrice: '5,000', frozen: 1 },
          },
        ],
      },
    ],
    ['parts in pages', { mocks: { content: read.mocks }, schedules: { items: [scheduleRead] } }],
    ['the instant in Korean time', { asOf: '2026-11-20T10:00:00' }],
  ])('%s', async (_, part) => {
    expect(await answering({ ...read, ...part })).toEqual(read);
  });

  test('wrapped in data', async () => {
    expect(await answering({ success: true, data: read })).toEqual(read);
  });

  test('nothing applied for', async () => {
    expect(
      await answering({ asOf: read.asOf, studentName: '김하늘', meals: [], mocks: null }),
    ).toEqual({ ...read, meals: [], mocks: [], schedules: [], reasons: [] });
  });

  test.each([
    '<html><body>Wi-Fi</body></html>',
    {},
    { ...read, mocks: 'none' },
    { ...read, meals: [{ ...meals, bill: { ...bill, lunchPrice: 'free' } }] },
  ])('what is none is malformed: %o', async (body) => {
    await expect(answering(body)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
