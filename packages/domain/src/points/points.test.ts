import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageFacts } from '../http';
import { aStudentPoint, aStudentPointsPage } from '../testing';
import {
  formatPoint,
  formatSignedPoints,
  groupByMonth,
  joinPages,
  totalsOf,
  type PointFilter,
  type StudentPoint,
  type StudentPointsPage,
} from '.';

test.each([
  [3, '+3점'],
  [-2, '−2점'],
  [0, '0점'],
  [1234, '+1,234점'],
  [-1_000_000, '−1,000,000점'],
])('%i is %s', (sum, text) => {
  expect(formatSignedPoints(sum)).toBe(text);
});

test('the type gives the sign; U+2212 is the minus', () => {
  expect([
    formatPoint(aStudentPoint()),
    formatPoint(aStudentPoint({ pointType: 'PENALTY', points: 2 })),
    formatPoint(aStudentPoint({ pointType: 'PENALTY', points: 0 })),
  ]).toEqual(['+3점', '\u22122점', '0점']);
});

test('totals add up per type, and an id counts once', () => {
  const points = [
    aStudentPoint(),
    aStudentPoint({ id: '2', pointType: 'PENALTY', points: 5 }),
    aStudentPoint({ id: '3', points: 1 }),
    aStudentPoint(),
  ];
  expect(totalsOf(points)).toEqual({
    rewardTotal: 4,
    penaltyTotal: 5,
    net: -1,
    rewardCount: 2,
    penaltyCount: 1,
  });
  expect(totalsOf([])).toEqual({
    rewardTotal: 0,
    penaltyTotal: 0,
    net: 0,
    rewardCount: 0,
    penaltyCount: 0,
  });
});

test('months keep the order of the list, with the totals of what is loaded', () => {
  const points = [
    aStudentPoint({ id: '4', incidentDate: '2026-11-20' }),
    aStudentPoint({ id: '3', incidentDate: '2026-11-01', pointType: 'PENALTY', points: 1 }),
    aStudentPoint({ id: '9', incidentDate: '2025-11-30' }),
  ];
  expect(
    groupByMonth(points).map(({ month, points: list, totals }) => [
      month,
      list.map(({ id }) => id),
      totals.net,
    ]),
  ).toEqual([
    ['2026-11', ['4', '3'], 2],
    ['2025-11', ['9'], 3],
  ]);
});

/** What our server answers for a page: newest first, totals over everything. */
function pageOf(
  all: readonly StudentPoint[],
  filter: PointFilter,
  page: number,
  size: number,
): StudentPointsPage {
  const chosen = all.filter(({ pointType }) => filter === 'ALL' || pointType === filter);
  return {
    content: chosen.slice(page * size, (page + 1) * size),
    ...pageFacts({ page, size, totalElements: chosen.length }),
    ...totalsOf(all),
  };
}
const pagesOf = (all: readonly StudentPoint[], filter: PointFilter, size: number) =>
  Array.from({ length: Math.max(1, pageOf(all, filter, 0, size).totalPages) }, (_, page) =>
    pageOf(all, filter, page, size),
  );

const somePoints = () =>
  fc
    .array(
      fc.record({
        pointType: fc.constantFrom<'REWARD' | 'PENALTY'>('REWARD', 'PENALTY'),
        points: fc.nat(20),
      }),
      { maxLength: 40, size: 'max' },
    )
    .map((list) =>
      list.map((point, index) => aStudentPoint({ ...point, id: String(1000 - index) })),
    );
const anyFilter = () => fc.constantFrom<PointFilter>('ALL', 'REWARD', 'PENALTY');

describe('an infinite list', () => {
  test('without pages is neither complete nor wrong', () => {
    expect(joinPages([], 'ALL')).toEqual({
      points: [],
      totals: undefined,
      complete: false,
      consistent: true,
    });
  });

  test('without sums in its pages it is whole when its last page is there', () => {
    const bare = {
      rewardTotal: undefined,
      penaltyTotal: undefined,
      net: undefined,
      rewardCount: undefined,
      penaltyCount: undefined,
    };
    expect(joinPages([{ ...aStudentPointsPage(), ...bare }], 'ALL')).toMatchObject({
      totals: undefined,
      complete: true,
      consistent: true,
    });
  });

  test('an empty one is complete', () => {
    expect(joinPages([aStudentPointsPage({ content: [] })], 'ALL')).toMatchObject({
      points: [],
      complete: true,
      consistent: true,
    });
  });

  test('whose points stay as they are adds up, page by page and at the end', () => {
    fc.assert(
      fc.property(
        somePoints(),
        anyFilter(),
        fc.integer({ min: 1, max: 15 }),
        (all, filter, size) => {
          const pages = pagesOf(all, filter, size);
          pages.forEach((_, index) =>
            expect(joinPages(pages.slice(0, index + 1), filter)).toMatchObject({
              consistent: true,
              complete: index === pages.length - 1,
            }),
          );
          const list = joinPages(pages, filter);
          expect(list.points).toEqual(
            all.filter(({ pointType }) => filter === 'ALL' || pointType === filter),
          );
          expect(list.totals).toEqual(totalsOf(all));
        },
      ),
    );
  });

  test('never shows a point twice, and says so when a point came or went between the pages', () => {
    const change = fc.record({
      issued: fc.boolean(),
      at: fc.nat(40),
      after: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        somePoints(),
        anyFilter(),
        fc.integer({ min: 1, max: 6 }),
        change,
        (all, filter, size, { issued, at, after }) => {
          const changed = issued
            ? [aStudentPoint({ id: '2000', points: 7 }), ...all]
            : all.filter((_, index) => index !== at % Math.max(1, all.length));
          const pages = [
            ...pagesOf(all, filter, size).slice(0, after),
            ...pagesOf(changed, filter, size).slice(after),
          ];
          const list = joinPages(pages, filter);
          expect(new Set(list.points.map(({ id }) => id)).size).toBe(list.points.length);
          const own = totalsOf(list.points);
          const shown = [
            ...(filter === 'PENALTY' ? [] : [[own.rewardTotal, list.totals?.rewardTotal]]),
            ...(filter === 'REWARD' ? [] : [[own.penaltyTotal, list.totals?.penaltyTotal]]),
          ];
          // What calls itself complete and consistent adds up with the summary; everything else is
          // read again.
          expect(
            list.complete && list.consistent ? shown.filter(([sum, total]) => sum !== total) : [],
          ).toEqual([]);
        },
      ),
    );
  });

  test('says so also when one came and one went and the totals stayed the same', () => {
    const issued = (id: string, points: number) => aStudentPoint({ id, points });
    const before = [issued('5', 1), issued('4', 1), issued('3', 9), issued('2', 1)];
    // 5 is void, and 1 was issued for an older day: 3 moved to the page that was read already.
    const after = [...before.slice(1), issued('1', 1)];
    const pages = [pageOf(before, 'ALL', 0, 2), pageOf(after, 'ALL', 1, 2)];
    expect(totalsOf(after)).toEqual(totalsOf(before));
    expect(joinPages(pages, 'ALL')).toMatchObject({ complete: true, consistent: false });
  });

  test('takes the totals of the newest answer', () => {
    const first = aStudentPointsPage({ last: false, totalElements: 2 });
    const second = aStudentPointsPage({
      content: [aStudentPoint(), aStudentPoint({ id: '2', points: 4 })],
      rewardTotal: 7,
      totalElements: 2,
      rewardCount: 2,
    });
    expect(joinPages([first, second], 'ALL')).toMatchObject({
      totals: { rewardTotal: 7 },
      consistent: false,
    });
  });
});
