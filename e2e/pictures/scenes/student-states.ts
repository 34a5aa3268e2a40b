import type { Page } from '@playwright/test';
import { failing, loading } from '../controls';
import { by, type Prepare } from '../scene';

/** The students' pages by what they read. */
const PAGES: Record<string, readonly [path: string, reads: RegExp]> = {
  meals: ['/student-calendar', /\/api\/(students\/me\/meal-page|reservations)\//],
  menu: ['/student-calendar?open=menu', /\/api\/news/],
  schedule: ['/regular-schedule', /\/api\/students\/me\/schedules/],
  'schedule-month': ['/regular-schedule?view=month', /\/api\/students\/me\/schedules/],
  points: ['/points-mine', /\/api\/student-points\/mine/],
  mocks: ['/mocks', /\/api\/mock-exams\/open\/page/],
  'mocks-mine': ['/mocks?tab=mine', /\/api\/mock-exam-registrations\/my\/slice/],
  submit: ['/submit', /\/api\/students\/me\/reasons/],
  applications: ['/submit?tab=applications', /\/api\/students\/me\/applications/],
  study: ['/study', /\/api\/study-time\/mine/],
};

/** An answer as it was, with nothing in its lists. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, emptied(value)]));
}

/** The page, and nothing in it that still comes. */
async function shown(page: Page) {
  await page.locator('main > *').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

const empty =
  (reads: RegExp): Prepare =>
  async (page) => {
    await page.route(reads, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: emptied(await response.json()) });
    });
    const answered = page.waitForResponse(reads);
    await page.reload();
    await answered;
    await shown(page);
  };

const offline: Prepare = async (page) => {
  await shown(page);
  await page.context().setOffline(true);
  return page.getByText(/오프라인|인터넷/);
};

/** Each page while its data comes, with nothing in it, when it failed, and without a network. */
export const studentStates = Object.entries(PAGES).flatMap(([page, [path, reads]]) =>
  by('student', {
    [`student-${page}-loading`]: [path, loading(reads)],
    [`student-${page}-empty`]: [path, empty(reads)],
    [`student-${page}-failed`]: [path, failing(reads, /^다시/)],
    [`student-${page}-offline`]: [path, offline],
  }),
);
