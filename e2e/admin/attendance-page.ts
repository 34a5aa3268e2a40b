import type { BrowserContext, Page } from '@playwright/test';

/** 출석부 as a manager uses it: cells by student and period. */
export function attendancePage(page: Page) {
  const grid = page.getByRole('grid', { name: '교시표' });
  const row = (name: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return {
    grid,
    row,
    names: grid.getByRole('rowheader'),
    cell: (name: string, period: number) => row(name).locator(`[data-header="${period}교시"]`),
    live: page.getByText('실시간', { exact: true }),
    clash: page.getByRole('alert').filter({ hasText: '다른 관리자와 다르게 입력한' }),
    panel: (name: string, period: number) =>
      page.getByRole('dialog', { name: `${name} · ${period}교시` }),
  };
}

const MARKS = '**/api/admin/attendance/*/marks';
const VISITS = '**/api/admin/attendance/*/visits';

/**
 * The way of marks to the server is gone, and back: the rest of the app keeps working, so that the
 * page can be loaded again meanwhile.
 */
export const marksDown = (context: BrowserContext) => down(context, MARKS);
export const marksUp = (context: BrowserContext) => context.unroute(MARKS);
export const visitsDown = (context: BrowserContext) => down(context, VISITS);
export const visitsUp = (context: BrowserContext) => context.unroute(VISITS);

const down = (context: BrowserContext, url: string) =>
  context.route(url, (route) => route.abort('internetdisconnected'));
