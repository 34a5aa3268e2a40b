import { expect, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

test(
  'a save begun while the page goes away has left before the page hears anything else',
  { tag: '@ci' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    const sent = await meals.chip('25일 (수)', '점심').evaluate((chip: HTMLElement) => {
      const calls: unknown[] = [];
      const real = window.fetch;
      window.fetch = (input, init) => {
        if (input instanceof Request)
          calls.push({
            method: input.method,
            keepalive: input.keepalive,
            signedIn: input.headers.has('Authorization'),
          });
        return real(input, init);
      };
      chip.click();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      window.fetch = real;
      return calls;
    });
    expect(sent).toEqual([{ method: 'PUT', keepalive: true, signedIn: true }]);
  },
);

test(
  'what was ticked last reaches the server although the page is gone',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsStudent }) => {
    const laptop = await browser.newContext({ baseURL: server.student });
    const other = await laptop.newPage();
    await signInAsStudent({ page: other });
    await mealPage(other).expectLoaded();
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    await meals.chip('25일 (수)', '점심').evaluate((chip: HTMLElement) => {
      chip.click();
      window.location.assign('about:blank');
    });
    // The page is not opened again: only the request that it left behind can bring the tick.
    await expect
      .poll(() => savedMonth(other))
      .toMatchObject({ '2026-11-25': { lunch: true, dinner: false } });
    await laptop.close();
  },
);
