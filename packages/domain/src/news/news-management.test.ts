import { describe, expect, test } from 'vitest';
import { aManagedNews, aNewsForm } from '../testing';
import { month } from '../time';
import {
  byNewsOrder,
  checkNews,
  newsState,
  nextNewsChange,
  newsItemSchema,
  nextUrgentNotice,
  type ManagedNews,
  type NewsForm,
} from '.';

const AT = new Date('2026-11-20T05:00:00Z');
const before = '2026-11-20T04:59:59.999Z';
const now = AT.toISOString();
const after = '2026-11-20T05:00:00.001Z';

describe('where a notice stands', () => {
  test.each<[Partial<ManagedNews>, string, string | null]>([
    [{ publishedAt: now }, 'live', null],
    [{ publishedAt: after }, 'scheduled', after],
    [{ publishedAt: before, endAt: after }, 'live', after],
    [{ publishedAt: before, endAt: now }, 'ended', null],
    [{ publishedAt: before, hiddenAt: before }, 'hidden', null],
    [{ publishedAt: before, draft: true, hiddenAt: before }, 'draft', null],
    [{ publishedAt: before, draft: true, deletedAt: before }, 'deleted', null],
  ])('%j: %s', (overrides, state, next) => {
    const news = aManagedNews(overrides);
    expect(newsState(news, AT)).toBe(state);
    expect(nextNewsChange(news, AT)?.toISOString() ?? null).toBe(next);
  });
});

describe('what must be corrected', () => {
  test.each<[Partial<NewsForm>, object]>([
    [{}, {}],
    [{ title: ' ' }, { title: '제목을 입력하세요.' }],
    [{ title: '가'.repeat(61) }, { title: '60자 이하로 입력하세요.' }],
    [{ title: '😀'.repeat(60) }, {}],
    [{ month: null }, { month: '식단표는 대상 월을 선택하세요.' }],
    [{ month: null, category: 'INFO' }, {}],
    [{ month: null, draft: true }, {}],
    [{ endAt: now }, { endAt: '종료 시각은 게시 시각보다 늦어야 합니다.' }],
    [{ endAt: after }, {}],
    [{ publishAt: after, endAt: after }, { endAt: '종료 시각은 게시 시각보다 늦어야 합니다.' }],
    [{ content: '가'.repeat(5001) }, { content: '5000자 이하로 입력하세요.' }],
    [
      { pictures: Array.from({ length: 11 }, () => ({ key: `${'a'.repeat(64)}.webp`, alt: '' })) },
      { pictures: '사진은 10장까지 올릴 수 있습니다.' },
    ],
    [
      { pictures: [{ key: `${'a'.repeat(64)}.webp`, alt: '가'.repeat(101) }] },
      { pictures: '사진 설명은 100자 이하로 입력하세요.' },
    ],
  ])('%j: %j', (overrides, errors) => {
    expect(checkNews(aNewsForm(overrides), AT)).toEqual(errors);
  });
});

test('students read pinned ones first, then the menu of the month, then the newest', () => {
  const item = (id: string, overrides: object = {}) => ({
    id,
    category: 'INFO' as const,
    month: null,
    publishedAt: '2026-11-01T00:00:00Z',
    pinnedOrder: null,
    ...overrides,
  });
  const items = [
    item('1'),
    item('2', { publishedAt: '2026-11-05T00:00:00Z' }),
    item('3', { category: 'MENU', month: '2026-11' }),
    item('4', { category: 'MENU', month: '2026-12', publishedAt: '2026-11-06T00:00:00Z' }),
    item('5', { pinnedOrder: 2 }),
    item('6', { pinnedOrder: 1 }),
    item('7'),
  ];
  expect(items.toSorted(byNewsOrder(month('2026-11'))).map(({ id }) => id)).toEqual([
    '6',
    '5',
    '3',
    '4',
    '2',
    '7',
    '1',
  ]);
});

test('the newest urgent notice that was not seen is told of, and nothing else', () => {
  const item = (id: string, publishedAt: string, category = 'URGENT') =>
    newsItemSchema.parse({ id, title: id, imageUrl: null, content: '', publishedAt, category });
  const news = [
    item('1', '2026-11-20T00:00:00Z', 'INFO'),
    item('2', '2026-11-18T00:00:00Z'),
    item('3', '2026-11-19T00:00:00Z'),
  ];
  const told = (...seen: string[]) => nextUrgentNotice(news, seen)?.id;
  expect([told(), told('3'), told('3', '2'), nextUrgentNotice([], [])?.id]).toEqual([
    '3',
    '2',
    undefined,
    undefined,
  ]);
});
