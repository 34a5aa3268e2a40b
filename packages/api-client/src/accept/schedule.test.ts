import { scheduleIdSchema } from '@academy/domain/ids';
import { defaultScheduleSettings } from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { day, month } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import { scheduleRead, schedules } from '../testing/answers/schedule';
import { apiAnswering } from '../testing/api-answering';

const scheduleId = scheduleIdSchema.parse('301');
const settings = {
  submitDay: 25,
  mealTimes: { lunch: { from: '12:30', to: '13:30' }, dinner: { from: '18:00', to: '19:00' } },
};

describe('one schedule', () => {
  test.each(Object.entries(schedules))('in the list and by itself: %s', async (_, schedule) => {
    const list = await apiAnswering(() => ({ body: { content: [schedule], settings } }));
    expect(await list.api.mySchedules()).toEqual({ content: [scheduleRead], settings });
    const { api } = await apiAnswering(() => ({ body: schedule }));
    const params = { scheduleId, date: day('2026-07-07') };
    const body = aScheduleDraft();
    const answers = await Promise.all([
      api.createSchedule({ body }),
      api.editSchedule({ params, body: { ...body, version: 1 } }),
      api.cancelSchedule({ params }),
      api.cancelOccurrence({ params }),
      api.restoreOccurrence({ params }),
    ]);
    expect(answers).toEqual(answers.map(() => scheduleRead));
  });

  test('wrapped in data', async () => {
    const { api } = await apiAnswering(() => ({ body: { success: true, data: scheduleRead } }));
    expect(await api.createSchedule({ body: aScheduleDraft() })).toEqual(scheduleRead);
  });

  test.each([
    '<html><body>Wi-Fi</body></html>',
    {},
    { ...scheduleRead, id: null },
    { ...scheduleRead, kind: 'NAP' },
    { ...scheduleRead, weekdays: 'all' },
    { ...scheduleRead, firstDate: 'soon' },
    { ...scheduleRead, from: '25:00' },
  ])('what is none is malformed: %o', async (body) => {
    const { api } = await apiAnswering(() => ({ body }));
    await expect(api.cancelSchedule({ params: { scheduleId } })).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

test.each([
  ['a bare list', [scheduleRead]],
  ['under items', { items: [scheduleRead] }],
  ['under data', { success: true, data: { content: [scheduleRead] } }],
])('the list, %s: without settings the usual ones', async (_, body) => {
  const { api } = await apiAnswering(() => ({ body }));
  expect(
    await api.mySchedules({ query: { from: day('2026-07-01'), to: day('2026-07-31') } }),
  ).toEqual({ content: [scheduleRead], settings: defaultScheduleSettings });
});

test('a copy of last month', async () => {
  const skipped = {
    title: '영어학원',
    reason: 'clash',
    message: '같은 시간에 다른 일정이 있어요.',
  };
  const { api } = await apiAnswering(() => ({
    body: { created: [schedules['ids as numbers']], skipped: [{ ...skipped, scheduleId: 302 }] },
  }));
  expect(await api.copySchedules({ body: { month: month('2026-07') } })).toEqual({
    created: [scheduleRead],
    skipped: [{ ...skipped, scheduleId: '302' }],
  });
});
