import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { mealPage } from './meal-page';

/**
 * Position of the weeks of the shown month, and of what covers the lower end of the page (CSS px).
 */
const weeks = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const bar = document.querySelector('button[aria-haspopup="dialog"][class*="bar"]');
    return {
      weeks: [...document.querySelectorAll('tbody tr')].map((row) => {
        const { top, bottom } = boxOf(row);
        return { top, bottom };
      }),
      barTop: bar ? boxOf(bar).top : 0,
    };
  });

test(
  'a phone shows the whole month above the bar, a small or turned one three weeks',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    const upright = await weeks(page);
    expect(upright.weeks).toHaveLength(6);
    expect(upright.weeks[0]!.top).toBeLessThanOrEqual(160);
    expect(upright.weeks[5]!.bottom).toBeLessThanOrEqual(upright.barTop);
    const chip = await mealPage(page).chip('25일 (수)', '점심').boundingBox();
    expect(chip?.height).toBeGreaterThanOrEqual(30);

    const next = page.getByRole('button', { name: '다음 달' });
    await next.click();
    await expect(page).toHaveURL(/month=2026-12/);
    const december = await weeks(page);
    await next.click();
    await expect(page.getByRole('heading', { name: '2027년 1월' })).toBeVisible();
    const january = await weeks(page);
    expect(january.weeks[0]!.top, 'another year takes no room').toBe(december.weeks[0]!.top);

    for (const size of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect(async () => {
        const small = await weeks(page);
        expect(small.weeks[2]!.bottom).toBeLessThanOrEqual(small.barTop);
      }).toPass();
    }
  },
);
