import type { Page } from '@playwright/test';

/** What a list's ⋯ offers: its file, its paper, its columns. */
export async function pressTool(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The conditions of a list; what is on is below the bar as chips. */
export async function openFilter(page: Page) {
  await page.getByRole('button', { name: /^필터/ }).click();
  return page.getByRole('dialog', { name: '필터' });
}
