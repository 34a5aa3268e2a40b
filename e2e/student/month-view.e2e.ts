import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { mealPage } from './meal-page';

/** Where the weeks of the shown month stand, and what covers the lower end of the page (CSS px). */
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

/** Words that are cut off by their own box or by one around it. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is for readers alone is clipped to a point on purpose.
        if (style.clipPath !== 'none') break;
        const frame = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (
          (hides(style.overflowX) &&
            (words.left < frame.left - 1 || words.right > frame.right + 1)) ||
          (hides(style.overflowY) && (words.top < frame.top - 1 || words.bottom > frame.bottom + 1))
        )
          cut.push(text.textContent.trim());
      }
    }
    return { cut, wider: document.documentElement.scrollWidth - innerWidth };
  });

test('a phone shows the whole month above the bar, a small or turned one three weeks', async ({
  page,
  signInAsStudent,
}) => {
  await signInAsStudent();
  await mealPage(page).expectLoaded();
  const upright = await weeks(page);
  expect(upright.weeks).toHaveLength(6);
  expect(upright.weeks[0]!.top).toBeLessThanOrEqual(160);
  expect(upright.weeks[5]!.bottom).toBeLessThanOrEqual(upright.barTop);
  const chip = await mealPage(page).chip('25일 (수)', '점심').boundingBox();
  expect(chip?.height).toBeGreaterThanOrEqual(30);

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
});

test('with text at 200 % nothing of the meals is cut off or wider than the phone', async ({
  page,
  signInAsStudent,
}) => {
  await signInAsStudent();
  await mealPage(page).expectLoaded();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await clippedTexts(page)).toEqual({ cut: [], wider: 0 });
  }
});
