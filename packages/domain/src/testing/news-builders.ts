import { managedNewsPageSchema, managedNewsSchema, newsDraftSchema } from '../news';
import { storedPictureSchema } from '../pictures';
import { pageFacts } from '../http';
import type { Overrides } from './overrides';

const KEY = `${'0'.repeat(64)}.webp`;

export const aStoredPicture = (overrides: Overrides<typeof storedPictureSchema> = {}) =>
  storedPictureSchema.parse({
    key: KEY,
    url: `/api/files/${KEY}`,
    alt: '11월 식단표',
    width: 1200,
    height: 900,
    ...overrides,
  });

/** 11월 식단표, published at once. */
export const aNewsForm = (overrides: Overrides<typeof newsDraftSchema> = {}) =>
  newsDraftSchema.parse({
    title: '11월 식단표',
    category: 'MENU',
    month: '2026-11',
    content: '11월 도시락 식단을 안내해요.',
    pictures: [{ key: KEY, alt: '11월 식단표' }],
    draft: false,
    publishAt: null,
    endAt: null,
    pinned: false,
    ...overrides,
  });

/** The same, live since 2026-10-25. */
export const aManagedNews = (overrides: Overrides<typeof managedNewsSchema> = {}) =>
  managedNewsSchema.parse({
    tellGuardians: false,
    asksRead: false,
    showFirst: false,
    targetGrades: null,
    targetClasses: null,
    targetStudents: null,
    reads: null,
    id: '1',
    title: '11월 식단표',
    category: 'MENU',
    month: '2026-11',
    content: '11월 도시락 식단을 안내해요.',
    pictures: [aStoredPicture()],
    files: [],
    draft: false,
    publishedAt: '2026-10-25T00:00:00Z',
    endAt: null,
    hiddenAt: null,
    deletedAt: null,
    pinned: false,
    menu: [],
    state: 'live',
    authorName: '박매니저',
    createdAt: '2026-10-24T00:00:00Z',
    updatedAt: '2026-10-24T00:00:00Z',
    version: 1,
    ...overrides,
  });

export const aManagedNewsPage = (overrides: Overrides<typeof managedNewsPageSchema> = {}) => {
  const content = overrides.content ?? [aManagedNews()];
  return managedNewsPageSchema.parse({
    content,
    ...pageFacts({ page: 0, size: 50, totalElements: content.length }),
    counts: { draft: 0, scheduled: 0, live: content.length, ended: 0, hidden: 0, deleted: 0 },
    ...overrides,
  });
};
