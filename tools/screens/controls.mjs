/** @typedef {import('@playwright/test').Page} Page */

/** Presses the first button of a name. @param {string | RegExp} name */
export const click = (name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name }).first().click();

/** An item of a list's ⋯. @param {Page} page @param {string} item */
export async function pressTool(page, item) {
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** An item of the first row's ⋯. @param {Page} page @param {string} item */
export async function pressRowTool(page, item) {
  await page
    .getByRole('button', { name: / 작업$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A row is opened by two clicks, a card by a tap. @param {Page} page @param {number} [at] */
export async function openRow(page, at = 0) {
  const row = page.getByRole('rowheader').nth(at);
  await ((page.viewportSize()?.width ?? 0) > 600 ? row.dblclick() : row.tap());
}

/**
 * Reads the page again while its data does not come.
 * @param {Page} page @param {string | RegExp} url
 */
export async function holdBack(page, url) {
  await page.route(url, () => undefined);
  await page.reload();
  // Not by its role: behind an open dialog it has none.
  await page.locator('h1').first().waitFor();
  // Progress is shown after a moment only.
  await page.locator('[aria-busy=true]').first().waitFor();
}

/**
 * Reads the page again while the server has no data for it.
 * @param {Page} page @param {string} url
 */
export async function fail(page, url) {
  await page.route(url, (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
  );
  await page.reload();
  await page.getByText('불러오지 못했습니다.').first().waitFor({ timeout: 30_000 });
}
