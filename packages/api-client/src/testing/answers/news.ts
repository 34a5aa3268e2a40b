const item = {
  id: '31',
  title: '11월 식단',
  imageUrl: null,
  content: '맛있게 드세요.',
  publishedAt: '2026-10-31T15:00:00.000Z',
};
const { id: _, ...rest } = item;
const asPage = (totals: object) => ({ content: [item], ...totals });

export const newsItem = item;

/** One page of one notice; `totalPages` is what the reader must understand. */
export const newsPages: Record<string, { body: unknown; page: number; totalPages: number }> = {
  ours: {
    body: asPage({
      page: 2,
      totalPages: 3,
      totalElements: 21,
      totalCount: 21,
      last: false,
      hasNext: true,
    }),
    page: 2,
    totalPages: 3,
  },
  'a bare list': { body: [item], page: 1, totalPages: 1 },
  'items with totalPages': {
    body: { items: [item], page: 2, totalPages: 3 },
    page: 2,
    totalPages: 3,
  },
  'list with totalCount and limit': {
    body: { list: [item], page: 2, totalCount: 21, limit: 10 },
    page: 2,
    totalPages: 3,
  },
  'results with totalCount alone': {
    body: { results: [item], page: 1, totalCount: 11 },
    page: 1,
    totalPages: 2,
  },
  'totals as text': {
    body: { content: [item], page: '2', totalPages: '3' },
    page: 2,
    totalPages: 3,
  },
  'wrapped in data': {
    body: { success: true, data: { content: [item], page: 2, totalPages: 3 } },
    page: 2,
    totalPages: 3,
  },
  'newsId as a number': {
    body: { content: [{ ...rest, newsId: 31 }], page: 1, totalPages: 1 },
    page: 1,
    totalPages: 1,
  },
  uuid: {
    body: { content: [{ ...rest, uuid: '31' }], page: 1, totalPages: 1 },
    page: 1,
    totalPages: 1,
  },
  'numeric id': {
    body: { content: [{ ...rest, id: 31 }], page: 1, totalPages: 1 },
    page: 1,
    totalPages: 1,
  },
  'Korean time without a zone': {
    body: [{ ...item, publishedAt: '2026-11-01T00:00:00' }],
    page: 1,
    totalPages: 1,
  },
  'a date alone': { body: [{ ...item, publishedAt: '2026-11-01' }], page: 1, totalPages: 1 },
  milliseconds: {
    body: [{ ...item, publishedAt: Date.parse('2026-11-01T00:00:00+09:00') }],
    page: 1,
    totalPages: 1,
  },
  'an empty image address': { body: [{ ...item, imageUrl: '' }], page: 1, totalPages: 1 },
};
