import { totalsOf } from '@academy/domain/points';
import { aStudentPoint, aStudentPointsPage } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { countOf, listWithSummary } from './list-with-summary';

const reward = aStudentPoint();
const penalty = aStudentPoint({ id: '902', pointType: 'PENALTY', points: 2 });
const summary = totalsOf([reward, penalty]);

test('each filter counts its own', () => {
  expect([
    countOf(summary, 'ALL'),
    countOf(summary, 'REWARD'),
    countOf(summary, 'PENALTY'),
  ]).toEqual([2, 1, 1]);
});

test('a finished list with the points of the summary adds up, whatever sums its own pages carry', () => {
  const bare = { rewardTotal: 0, penaltyTotal: 0, net: 0, rewardCount: 0, penaltyCount: 0 };
  expect(
    listWithSummary(summary, [aStudentPointsPage({ content: [reward, penalty], ...bare })], 'ALL'),
  ).toMatchObject({ complete: true, consistent: true, totals: summary });
  expect(
    listWithSummary(summary, [aStudentPointsPage({ content: [penalty] })], 'PENALTY'),
  ).toMatchObject({ complete: true, consistent: true });
});

test('a list that was read before or after the summary changed does not add up', () => {
  expect(
    listWithSummary(summary, [aStudentPointsPage({ content: [reward] })], 'ALL').consistent,
  ).toBe(false);
  expect(
    listWithSummary(
      summary,
      [aStudentPointsPage({ content: [{ ...reward, points: 4 }, penalty] })],
      'ALL',
    ).consistent,
  ).toBe(false);
  expect(
    listWithSummary(
      summary,
      [aStudentPointsPage({ content: [{ ...reward, points: 4 }] })],
      'PENALTY',
    ).consistent,
  ).toBe(false);
});

test('an unfinished list is already told by its count', () => {
  const page = { content: [reward], last: false, hasNext: true };
  expect(
    listWithSummary(summary, [aStudentPointsPage({ ...page, totalElements: 2 })], 'ALL').consistent,
  ).toBe(true);
  expect(
    listWithSummary(summary, [aStudentPointsPage({ ...page, totalElements: 3 })], 'ALL').consistent,
  ).toBe(false);
});

test('without a summary or without pages there is nothing to contradict', () => {
  expect(listWithSummary(undefined, [aStudentPointsPage()], 'ALL').consistent).toBe(true);
  expect(listWithSummary(summary, [], 'ALL').consistent).toBe(true);
});
