import type { Page } from '@playwright/test';
import type { Prepare } from './scene';

/** Presses the first button of a name. */
export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** An item of a list's ⋯. */
export async function pressTool(page: Page, item: string) {
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** An item of the first row's ⋯. */
export async function pressRowTool(page: Page, item: string) {
  await click(/ 작업$/)(page);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A row is opened by two clicks, a card by a tap. */
export async function openRow(page: Page, at = 0) {
  const row = page.getByRole('rowheader').nth(at);
  await ((page.viewportSize()?.width ?? 0) > 600 ? row.dblclick() : row.tap());
}

/** The page read again, while its data does not come. */
export const loading =
  (url: string | RegExp): Prepare =>
  async (page) => {
    await page.route(url, () => undefined);
    await page.reload();
    // Not by its role: behind an open dialog it has none.
    await page.locator('h1').first().waitFor();
    // Progress is shown after a moment only.
    return page.locator('[aria-busy=true]');
  };

/** The page read again, when the server has no data for it. */
export const failing =
  (url: string | RegExp, says: string | RegExp = '불러오지 못했습니다.'): Prepare =>
  async (page) => {
    await page.route(url, (route) =>
      route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
    );
    await page.reload();
    await page.getByText(says).first().waitFor({ timeout: 30_000 });
  };
