import { expect, test } from '../support/test';
import { mealPage } from './meal-page';

test('a new tab asks for the month as soon as it has its token, and for everything once', async ({
  page,
  signInAsStudent,
}) => {
  await signInAsStudent();
  await mealPage(page).expectLoaded();
  const tab = await page.context().newPage();
  const asked: string[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api'.length));
  });
  await tab.goto(page.url());
  await mealPage(tab).expectLoaded();
  expect(asked[0]).toBe('/students/refresh');
  expect(asked.slice(1, 6).toSorted()).toEqual([
    '/holidays/2026',
    '/lunch-settings',
    expect.stringMatching(/^\/reservations\/\d+\/2026\/11$/),
    expect.stringMatching(/^\/reservations\/\d+\/2026\/11\/bill$/),
    '/students/me',
  ]);
  expect(asked).toHaveLength(new Set(asked).size);
});
