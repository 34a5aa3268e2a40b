import { expect, test } from '../support/test';
import { mealPage } from './meal-page';

test(
  'a new tab asks for the month as soon as it has its token, and for everything once',
  { tag: '@ci' },
  async ({ page, signInAsStudent }) => {
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
    expect(asked.slice(0, 2)).toEqual(['/students/refresh', '/students/me/meal-page/2026/11']);
    expect(asked).toHaveLength(new Set(asked).size);
  },
);

test(
  'a new tab is usable after eleven requests',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    const tab = await page.context().newPage();
    // The moment in which the month is there, and not the one in which the test has seen it.
    await tab.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="grid"] [role="checkbox"]')) return;
        observer.disconnect();
        performance.mark('usable');
      }).observe(document, { childList: true, subtree: true });
    });
    await tab.goto(page.url());
    await mealPage(tab).expectLoaded();
    const asked = await tab.evaluate(() => {
      const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Infinity;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < usable && !/pretendard|favicon/i.test(name))
        .map(({ name }) => new URL(name).pathname);
    });
    // And the document itself.
    expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(11);
  },
);
