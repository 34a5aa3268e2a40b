import type { Page } from '@playwright/test';

/**
 * The browser's own text size at 200 %: unlike a larger font on the root element, it affects media
 * queries in rem. For Chromium, before the page is opened.
 */
export async function largeText(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
