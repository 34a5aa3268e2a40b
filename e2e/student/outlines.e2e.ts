import type { Page } from '@playwright/test';
import { largeText } from '../support/large-text';
import { openWhole } from '../support/pages-fit';
import { trueWidths } from '../support/launch';
import type { TestServer } from '../support/server';
import { expect, PRESENT, test } from '../support/test';
import { clippedTexts, NOTHING_CLIPPED } from '../support/clipped-texts';
import { fillPages, studentPages, type StudentPage } from './every-page';
import { missedByFingers, NOTHING_MISSED } from './for-fingers';
import { expectOutline } from './outline';

test.use({ launchOptions: trueWidths });

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  turned: { width: 844, height: 390 },
  desk: { width: 1440, height: 900 },
} as const;

/** Nothing cut off or broken, and everything within reach, at each of these sizes. */
async function expectWhole(page: Page, sizes: readonly (keyof typeof SIZES)[], what: string) {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await expect
      .poll(() => clippedTexts(page), { message: `${what}, ${size}` })
      .toEqual(NOTHING_CLIPPED);
    await expect
      .poll(() => missedByFingers(page), { message: `${what}, ${size}` })
      .toEqual(NOTHING_MISSED);
  }
}

const fileOf = ({ name }: StudentPage) => name.replaceAll(' ', '-');

for (const shown of studentPages)
  test(
    `a page stands as it was drawn, upright, turned and on a desk: ${shown.name}`,
    { tag: '@nightly' },
    async ({ page, server, signInAsStudent }) => {
      await server.setClock(PRESENT, { frozen: true });
      await fillPages(server);
      await signInAsStudent({ next: '/submit' });
      await page.goto(shown.path);
      await expect(shown.settled(page)).toBeVisible();
      const question = page.getByRole('region', { name: '승인된 시간과 겹치는 도시락' });
      for (const size of ['phone', 'small', 'turned', 'desk'] as const) {
        await page.setViewportSize(SIZES[size]);
        // Where it is asked at once, the add button is above it.
        if (/^\/(regular-schedule|submit)/.test(shown.path))
          await expect(question).toBeInViewport({ ratio: 0.9 });
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectOutline(page, `${fileOf(shown)}.${size}`);
        // On a desk, a cell of the month shows the beginning of the day's sheet.
        if (size !== 'desk') await expectWhole(page, [size], '100 %');
      }
    },
  );

/** States of a page without its content. */
const states: Record<
  string,
  (page: Page, shown: StudentPage, server: TestServer) => Promise<void>
> = {
  empty: (page, { path }) => openWhole(page, path),
  loading: async (page, { path, reads }) => {
    await page.route(reads, () => undefined);
    await page.goto(path);
    await expect(
      page.locator('[aria-busy="true"]').or(page.locator('output[aria-label]')).first(),
    ).toBeAttached();
  },
  failed: async (page, { path, reads }) => {
    await page.route(reads, (route) =>
      route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
    );
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^다시/ }).first()).toBeVisible({
      timeout: 30_000,
    });
  },
  offline: async (page, { path, settled }, server) => {
    await fillPages(server);
    await page.goto(path);
    await expect(settled(page)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/오프라인|인터넷/).first()).toBeVisible();
  },
};

for (const [state, show] of Object.entries(states))
  for (const shown of studentPages)
    test(
      `a page without what it shows is whole: ${shown.name}, ${state}`,
      { tag: '@nightly' },
      async ({ page, server, signInAsStudent }) => {
        await signInAsStudent({ next: '/submit' });
        await show(page, shown, server);
        await expect(page.getByRole('heading').first()).toBeAttached();
        await expectWhole(page, ['phone', 'small', 'turned'], '100 %');
        await largeText(page);
        await expectWhole(page, ['phone', 'turned'], '200 %');
      },
    );
