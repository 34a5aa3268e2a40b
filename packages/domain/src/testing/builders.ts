import { managerProfileSchema, studentProfileSchema } from '../login';
import {
  mealBillSchema,
  reservationSchema,
  sameDayRowSchema,
  sameDaySchema,
  defaultLunchSettings,
  editedLunchSettingsSchema,
  holidaySchema,
  lunchSettingsSchema,
} from '../meals';
import { newsItemSchema, newsPageSchema } from '../news';
import { academySchema } from '../settings';
import type { Overrides } from './overrides';

// Each builder passes its production schema, so that a stale fixture fails loudly. Values are
// fixed, never random.

/** 김하늘, the demo student. */
export const aStudent = (overrides: Overrides<typeof studentProfileSchema> = {}) =>
  studentProfileSchema.parse({ id: '101', name: '김하늘', ...overrides });

export const aManager = (overrides: Overrides<typeof managerProfileSchema> = {}) =>
  managerProfileSchema.parse({
    id: '1',
    username: 'manager',
    name: '박매니저',
    role: 'MANAGER',
    ...overrides,
  });

/** Both meals on Friday 2026-11-20. */
export const aReservation = (overrides: Overrides<typeof reservationSchema> = {}) =>
  reservationSchema.parse({ date: '2026-11-20', lunch: true, dinner: true, ...overrides });

/**
 * The default settings with a bank account: Monday to Friday, both meals, changes until 14:00 the
 * day before.
 */
export const someLunchSettings = (overrides: Overrides<typeof lunchSettingsSchema> = {}) =>
  lunchSettingsSchema.parse({
    ...defaultLunchSettings,
    pricesSet: true,
    bankName: '국민은행',
    accountNumber: '123-45-678901',
    accountHolder: '하늘학원',
    ...overrides,
  });

export const someEditedLunchSettings = (
  overrides: Overrides<typeof editedLunchSettingsSchema> = {},
) =>
  editedLunchSettingsSchema.parse({
    settings: someLunchSettings(),
    version: 1,
    updatedAt: '2026-11-01T00:00:00Z',
    updatedByName: '박매니저',
    ...overrides,
  });

export const aMealBill = (overrides: Overrides<typeof mealBillSchema> = {}) =>
  mealBillSchema.parse({
    month: '2026-11',
    lunchPrice: 5000,
    dinnerPrice: 6000,
    frozen: false,
    depositStatus: 'unpaid',
    ...overrides,
  });

export const aSameDayRow = (overrides: Overrides<typeof sameDayRowSchema> = {}) =>
  sameDayRowSchema.parse({
    studentId: '101',
    name: '김하늘',
    seat: 'A-01',
    grade: '고2',
    school: '한빛고',
    phoneTail: '5678',
    lunch: true,
    dinner: true,
    lunchPickedUp: false,
    dinnerPickedUp: false,
    allergy: '',
    note: '',
    depositStatus: 'unpaid',
    changedAt: '2026-11-18T03:00:00Z',
    away: null,
    managed: null,
    ...overrides,
  });

export const aSameDay = (overrides: Overrides<typeof sameDaySchema> = {}) =>
  sameDaySchema.parse({
    spares: { lunch: null, dinner: null },
    date: '2026-11-20',
    holiday: null,
    cutoffAt: '2026-11-19T05:00:00Z',
    asOf: '2026-11-19T04:00:00Z',
    closed: { lunch: null, dinner: null },
    closing: null,
    rows: [aSameDayRow()],
    ...overrides,
  });

export const aNewsItem = (overrides: Overrides<typeof newsItemSchema> = {}) =>
  newsItemSchema.parse({
    id: '1',
    title: '11월 식단표',
    imageUrl: null,
    content: '11월 도시락 식단을 안내해요.',
    publishedAt: '2026-10-25T00:00:00Z',
    ...overrides,
  });

/** One full page around the given items. */
export const aNewsPage = (overrides: Overrides<typeof newsPageSchema> = {}) => {
  const content = overrides.content ?? [aNewsItem()];
  return newsPageSchema.parse({
    content,
    page: 1,
    totalPages: 1,
    totalElements: content.length,
    totalCount: content.length,
    last: true,
    hasNext: false,
    ...overrides,
  });
};

export const aHoliday = (overrides: Overrides<typeof holidaySchema> = {}) =>
  holidaySchema.parse({ date: '2026-12-25', name: '기독탄신일', ...overrides });

export const anAcademy = (overrides: Overrides<typeof academySchema> = {}) =>
  academySchema.parse({
    name: '하늘학원',
    companyLines: ['하늘학원 | 대표 김하늘', '사업자등록번호 000-00-00000'],
    manualUrl: 'https://example.com/manual',
    deskPhone: '02-000-0000',
    channelUrl: 'https://example.com/channel',
    ...overrides,
  });
