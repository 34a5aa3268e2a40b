import type { Feature } from '@academy/domain/features';
import { attendanceFirst } from '../features/attendance/attendance-first';
import { calendarFirst } from '../features/calendar/calendar-first';
import { dashboardFirst } from '../features/dashboard/dashboard-first';
import { sameDayFirst } from '../features/meals/same-day-first';
import { studentsFirst } from '../features/students/students-first';
import type { FirstLook } from '../shared/page/first-look';
import { HOME } from './router/home';

/** A page whose first questions are not known before its files are there. */
const filesOf = <Page>(load: () => Promise<Page>, feature?: Feature): FirstLook<Page> => ({
  load,
  asks: () => [],
  ...(feature && { feature }),
});

/**
 * From an address to what its page needs first: the files come and the questions go while the app
 * itself is still on its way (`main.ts`). `pages.tsx` takes the pages from here.
 */
export const firstLooks = {
  '/branches': filesOf(() => import('../features/branches/branches-page')),
  '/calendar': calendarFirst,
  [HOME]: dashboardFirst,
  '/list': sameDayFirst,
  '/news': filesOf(() => import('../features/news/news-page')),
  '/student': studentsFirst,
  '/attendance': attendanceFirst,
  '/seats': filesOf(() => import('./hosts/seats-host'), 'seats'),
  '/attendance/student': filesOf(() => import('../features/schedule/schedule-page')),
  '/points/issue': filesOf(() => import('../features/points/points-page'), 'points'),
  '/mock-exam/list': filesOf(() => import('../features/mocks/mock-list-page'), 'mocks'),
  '/mock-exam/create': filesOf(() => import('../features/mocks/form/mock-create-page'), 'mocks'),
  '/messages': filesOf(() => import('../features/messages/list/messages-page')),
  '/settings': filesOf(() => import('../features/settings/settings-page')),
};

const byAddress = new Map<string, FirstLook<unknown>>(Object.entries(firstLooks));

/** The page that opens at an address; undefined where no page of the manager area does. */
export const firstLookAt = (pathname: string): FirstLook<unknown> | undefined =>
  byAddress.get(['/', '/dashboard'].includes(pathname) ? HOME : pathname);

/** What a page is of is known before its files are there. */
export function withFeature<Page extends { path: string }>(page: Page) {
  const feature = firstLookAt(page.path)?.feature;
  return feature ? { ...page, feature } : page;
}
