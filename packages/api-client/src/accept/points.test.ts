import { expect, describe, test } from 'vitest';
import {
  aPoint,
  facts,
  pointDates,
  pointPages,
  pointsRead,
  totals,
} from '../testing/answers/points';
import { apiAnswering } from '../testing/api-answering';

describe('GET /student-points/mine', () => {
  test.each(Object.entries(pointPages))('%s', async (_, body) => {
    const { api, seen } = await apiAnswering(() => ({ body }));
    expect(await api.myPoints({ query: { page: 0, size: 30 } })).toMatchObject({
      content: pointsRead.content,
      ...facts,
    });
    expect(await api.pointTotals()).toEqual(totals);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/student-points/mine?page=0&size=30',
      '/api/student-points/mine?page=0&size=1000',
    ]);
  });

  test.each(Object.entries(pointDates))('the dates: %s', async (_, { given, read }) => {
    const { incidentDate: _i, registrationDate: _r, createdAt: _c, ...undated } = aPoint;
    const { api } = await apiAnswering(() => ({
      body: { content: [{ ...undated, ...given }], totalElements: 1, totalPages: 1, number: 0 },
    }));
    expect((await api.myPoints()).content).toMatchObject([read]);
  });

  test.each([
    { body: [] },
    { body: { content: [], totalElements: 0, totalPages: 0, number: 0 } },
    { status: 204 },
  ])('no points: %o', async (answer) => {
    const { api } = await apiAnswering(() => answer);
    expect(await api.myPoints()).toEqual({
      content: [],
      page: 0,
      number: 0,
      size: 30,
      totalElements: 0,
      totalPages: 0,
      last: true,
      hasNext: false,
    });
    expect(await api.pointTotals()).toEqual({
      rewardTotal: 0,
      penaltyTotal: 0,
      net: 0,
      rewardCount: 0,
      penaltyCount: 0,
    });
  });

  test('a server without sums is added up once, 1,000 at a time, and never with a page of the list', async () => {
    const points = Array.from({ length: 1500 }, (_, index) => ({
      ...aPoint,
      id: index,
      pointType: index % 3 === 0 ? 'PENALTY' : 'REWARD',
      points: 2,
    }));
    const { api, seen } = await apiAnswering(({ url }) => {
      const query = new URL(url, 'http://x').searchParams;
      const [page, size, type] = [
        Number(query.get('page')),
        Number(query.get('size')),
        query.get('type'),
      ];
      const wanted = points.filter(({ pointType }) => type === null || pointType === type);
      return {
        body: {
          content: wanted.slice(page * size, (page + 1) * size),
          number: page,
          totalElements: wanted.length,
          totalPages: Math.ceil(wanted.length / size),
        },
      };
    });
    const page = await api.myPoints({ query: { type: 'PENALTY', page: 1, size: 30 } });
    expect(page).toMatchObject({ number: 1, totalElements: 500, last: false });
    expect(page.content).toHaveLength(30);
    expect(await api.pointTotals()).toEqual({
      rewardTotal: 2000,
      penaltyTotal: 1000,
      net: 1000,
      rewardCount: 1000,
      penaltyCount: 500,
    });
    expect(seen.map(({ url }) => url.replace('/api/student-points/mine', ''))).toEqual([
      '?type=PENALTY&page=1&size=30',
      '?page=0&size=1000',
      '?page=1&size=1000',
    ]);
  });

  test('our server’s sums are taken as they are, and nothing else is asked', async () => {
    const { api, seen } = await apiAnswering(() => ({
      body: {
        ...pointsRead,
        totalPages: 40,
        totalElements: 1200,
        last: false,
        hasNext: true,
        rewardTotal: 999,
        net: 997,
      },
    }));
    expect(await api.pointTotals()).toMatchObject({ rewardTotal: 999, net: 997 });
    expect(seen).toHaveLength(1);
  });

  test('sums as text', async () => {
    const { api } = await apiAnswering(() => ({
      body: { ...pointsRead, rewardTotal: '1,003', net: '1001' },
    }));
    expect(await api.pointTotals()).toMatchObject({ rewardTotal: 1003, net: 1001 });
  });

  test.each([
    ['last', { number: 0, last: false }, { last: false, hasNext: true }],
    ['hasNext', { page: 2, hasNext: false }, { page: 2, number: 2, last: true }],
    ['totalPages', { number: 1, totalPages: 2 }, { page: 1, last: true, totalPages: 2 }],
    [
      'totalElements and size',
      { number: 0, size: 1, totalElements: 3 },
      { last: false, totalPages: 3 },
    ],
  ])('where a page stands, from %s', async (_, given, read) => {
    const { api } = await apiAnswering(() => ({
      body: {
        content: [aPoint],
        ...given,
        rewardTotal: 3,
        penaltyTotal: 0,
        net: 3,
        rewardCount: 1,
        penaltyCount: 0,
      },
    }));
    expect(await api.myPoints()).toMatchObject(read);
  });

  test.each([
    '<html><body>Wi-Fi</body></html>',
    { error: 'x' },
    [{ ...aPoint, pointType: 'GOOD' }],
    [{ ...aPoint, points: 'many' }],
    [{ ...aPoint, incidentDate: 'soon' }],
    [{ ...aPoint, id: null }],
  ])('what is no page is malformed: %o', async (body) => {
    const { api } = await apiAnswering(() => ({ body }));
    await expect(api.myPoints()).rejects.toMatchObject({ kind: 'malformed' });
  });
});
