import { expect, type Page } from '@playwright/test';
import { clippedTexts, NOTHING_CLIPPED } from './clipped-texts';

/** Within the document: loading it again costs more than looking. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Text at 200 % by a style sheet of the reader's own, which no query of the app's knows of. For a
 * page whose security policy is bypassed.
 */
export const largeStyle = (page: Page) =>
  page.addStyleTag({ content: 'html { font-size: 200% !important }' });

/** Expects that no text of these pages is cut off, or leaves its box or the screen. */
export async function expectPagesFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await go(page, path);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect
      .soft(async () => expect(await clippedTexts(page)).toEqual(NOTHING_CLIPPED), path)
      .toPass({ timeout: 3000 });
  }
}
