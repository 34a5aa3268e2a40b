import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';
import type { TestServer } from '../support/server';
import { fillPages, studentPages, type StudentPage } from './every-page';

/** Adds up what moves without the student's doing, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName),
        );
        moved.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { value: number; what: string[] }[] }).moved);

/** Answers come only after the first paint, as with a network of its own pace. */
async function answerAfterPaint(page: Page) {
  await page.route('**/api/**', async (route) => {
    await page
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      .catch(() => undefined);
    await route.continue();
  });
}

const question = '승인된 시간과 겹치는 도시락';
const urgent = '긴급: 오늘은 저녁이 없어요';

async function fillAll(server: TestServer) {
  await fillPages(server);
  await server.addNews([
    {
      title: '오늘은 저녁이 없어요',
      content: '조리실 점검으로 오늘 저녁 도시락이 없어요.',
      publishedAt: '2026-11-01T00:00:00Z',
      category: 'URGENT',
    },
  ]);
}

/** Opens the page again and adds up what moves until everything is there. */
async function expectStill(page: Page, { path, settled }: StudentPage) {
  await answerAfterPaint(page);
  await page.goto(path);
  await expect(settled(page)).toBeVisible();
  if (/calendar$|schedule$|submit$/.test(path))
    // There, and behind what is urgent.
    await expect(page.getByLabel(question, { exact: true })).toBeAttached();
  await expect(page.getByText(urgent)).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const moved = await shiftsOf(page);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.01);
}

for (const shown of studentPages) {
  const { name, path, settled } = shown;
  test(
    `nothing moves after the first paint: ${name}`,
    { tag: name === 'meals' ? '@ci' : '@nightly' },
    async ({ page, server, signInAsStudent }) => {
      await fillAll(server);
      await signInAsStudent({ next: '/submit' });
      await watchShifts(page);
      await expectStill(page, shown);
    },
  );

  test.describe('with the worker and what was last seen', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      `nothing moves after the first paint of a page seen before: ${name}`,
      { tag: '@nightly' },
      async ({ page, server, signInAsStudent }) => {
        await fillAll(server);
        await signInAsStudent({ next: path });
        await expect(settled(page)).toBeVisible();
        await workerInCharge(page);
        await watchShifts(page);
        await expectStill(page, shown);
      },
    );
  });
}
