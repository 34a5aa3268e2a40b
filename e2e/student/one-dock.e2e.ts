import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { fillPages } from './every-page';

/** What of the screen everything at its lower edge takes beside the tabs, in CSS px. */
const dockOf = (page: Page) =>
  page.evaluate(() => {
    const tabs = document.querySelector('nav')?.getBoundingClientRect().top ?? innerHeight;
    const floating = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' && element.checkVisibility() && !element.matches('nav, nav *');
    });
    const tops = floating
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom > innerHeight / 2)
      .map(({ top }) => top);
    return Math.round(tabs - Math.min(tabs, ...tops));
  });

const urgent = {
  title: '조리실 점검으로 오늘 저녁 도시락이 없어요',
  content: '조리실 점검으로 오늘 저녁 도시락이 없어요.',
  publishedAt: '2026-11-01T00:00:00Z',
  category: 'URGENT',
} as const;

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 320, tag: '@ci' },
])
  test(
    `a question, an urgent notice, the costs and the add button take 64 px together: ${width} px`,
    { tag },
    async ({ page, server, signInAsStudent }) => {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 });
      await fillPages(server);
      await server.addNews([urgent]);
      await signInAsStudent();
      const line = page.getByRole('region', { name: '긴급 공지' });
      await expect(line).toBeInViewport({ ratio: 0.9 });
      expect((await line.boundingBox())?.height).toBe(40);
      await expect.poll(() => dockOf(page)).toBeLessThanOrEqual(64);
      // Read without opening it, beside the button.
      const cut = await line
        .getByText(urgent.title)
        .evaluate((text) => text.scrollHeight - text.clientHeight);
      expect(cut).toBeLessThanOrEqual(width < 390 ? 18 : 0);
      const end = await line.evaluate((element) => element.getBoundingClientRect().right);
      const button = await page.getByRole('button', { name: '빠른 신청' }).boundingBox();
      expect(end).toBeLessThanOrEqual(button?.x ?? 0);
      // The days that can be changed are in view, above it.
      await expect(page.getByRole('gridcell', { name: /^11월 24일/ })).toBeInViewport({ ratio: 1 });

      await line.getByRole('button', { name: '닫기' }).click();
      const question = page.getByRole('region', { name: '승인된 시간과 겹치는 도시락' });
      await expect(question).toBeInViewport({ ratio: 0.9 });
      expect((await question.boundingBox())?.height).toBe(40);
      expect(await dockOf(page)).toBeLessThanOrEqual(64);
      await expect(page.getByRole('button', { name: /입금 전/ })).toBeVisible();

      await page.getByRole('link', { name: '일정 신청' }).click();
      await expect(question).toBeInViewport({ ratio: 0.9 });
      expect(await dockOf(page)).toBeLessThanOrEqual(64);

      await question.getByRole('button', { name: '나중에 답하기' }).click();
      await expect(question).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: '내 정기일정' })).toBeVisible();
      await expect(question).toBeHidden();
      await server.setClock('2026-11-20T13:01:00');
      await page.reload();
      await expect(question).toBeVisible();
    },
  );
