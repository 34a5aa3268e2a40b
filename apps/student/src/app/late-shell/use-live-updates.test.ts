// @vitest-environment jsdom
import type { LiveTopic } from '@academy/domain/live';
import { studentIdSchema } from '@academy/domain/ids';
import { calendarMonthSchema } from '@academy/domain/time';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applicationQueries } from '../../features/applications/applications-queries';
import { mealQueries } from '../../features/meals/meals-queries';
import { mockQueries } from '../../features/mocks/mocks-queries';
import { newsQueries } from '../../features/news/news-queries';
import { objectionQueries, pointQueries } from '../../features/points/points-queries';
import { reasonQueries } from '../../features/reasons/reasons-queries';
import { scheduleQueries } from '../../features/schedule/schedule-queries';
import { affectedQueries } from './use-live-updates';

const me = studentIdSchema.parse('1');
const november = calendarMonthSchema.parse('2026-11');
const queryClient = new QueryClient();

/** Whether a query is read again when something of this topic changed. */
function isReadAgain(topic: LiveTopic, queryKey: QueryKey): boolean {
  queryClient.clear();
  queryClient.setQueryData(queryKey, {});
  for (const key of affectedQueries({ topic }))
    void queryClient.invalidateQueries({ queryKey: key });
  return queryClient.getQueryState(queryKey)?.isInvalidated ?? false;
}

test.each<[LiveTopic, string, QueryKey]>([
  ['points', 'the sums', pointQueries.totals().queryKey],
  ['points', 'the list', pointQueries.list('ALL').queryKey],
  ['points', 'the objections', objectionQueries.mine().queryKey],
  ['approvals', 'the schedules', scheduleQueries.all().queryKey],
  ['approvals', 'the reasons', reasonQueries.list('ALL').queryKey],
  ['approvals', 'what was applied for', applicationQueries.mine().queryKey],
  ['meals', 'the month', mealQueries.month(me, november).queryKey],
  ['meals', 'its bill', mealQueries.bill(queryClient, me, november).queryKey],
  ['deposits', 'the bill', mealQueries.bill(queryClient, me, november).queryKey],
  ['mocks', 'open exams', mockQueries.open().queryKey],
  ['mocks', 'own registrations', mockQueries.mine(me).queryKey],
  ['mocks', 'exams in the calendar', scheduleQueries.exams(me).queryKey],
  ['news', 'the notices', newsQueries.page(1).queryKey],
  ['settings', 'the rules of the meals', mealQueries.settings().queryKey],
  ['settings', 'days off', mealQueries.holidays(2026).queryKey],
])('a change of %s reads %s again', (topic, _, queryKey) => {
  expect(isReadAgain(topic, queryKey)).toBe(true);
});

test('a point leaves the meals alone, and attendance is no student’s business', () => {
  expect(isReadAgain('points', mealQueries.month(me, november).queryKey)).toBe(false);
  expect(affectedQueries({ topic: 'attendance' })).toEqual([]);
});
