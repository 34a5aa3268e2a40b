import type { Page } from '@playwright/test';

/**
 * The browser's own text at 200 %, as somebody sets it in the browser: unlike a larger font on the
 * page's root, media queries in rem know of it. For Chromium, before the page is opened.
 */
export async function largeText(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
