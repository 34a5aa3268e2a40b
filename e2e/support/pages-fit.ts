import { expect, type Page } from '@playwright/test';
import { clippedTexts, NOTHING_CLIPPED } from './clipped-texts';

/**
 * Text at 200 % by a style sheet of the reader's own, which no query of the app's knows of, on
 * every page that is opened from now on.
 */
export const largeStyle = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

/**
 * Opens a page anew and waits until it is there, with its dialog: within the app the page before
 * stays until the next one is there, and a frame without a page has nothing that could be cut off.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.locator('main')).toHaveText(/\S/);
  if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Expects that no text of these pages is cut off, or leaves its box or the screen. */
export async function expectPagesFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openWhole(page, path);
    await expect
      .soft(async () => expect(await clippedTexts(page)).toEqual(NOTHING_CLIPPED), path)
      .toPass({ timeout: 3000 });
  }
}
