import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { openFilter, pressTool } from '../support/list-tools';
import { expect } from '../support/test';

/** Today of every test: Friday 2026-11-20. */
export const TODAY = '2026-11-20';

/** The list as a manager speaks of it. */
export const sameDayPage = (page: Page) => ({
  table: page.getByRole('table'),
  search: page.getByRole('searchbox', { name: '학생 찾기' }),
  waitingOnly: page.getByRole('button', { name: '미수령자 보기' }),
  tick: (name: string, meal: '점심' | '저녁') =>
    page.getByRole('checkbox', { name: `${name} ${meal} 수령` }),
  /** What a tile says: `점심` → `3명 수령 0/3`. */
  tile: (label: string) => page.getByRole('term').filter({ hasText: label }).locator('..'),
  /** Rows in order, by name. */
  names: page.getByRole('rowheader'),
  /** The text in place of the list. */
  empty: (text: string) => page.getByRole('paragraph').filter({ hasText: text }),
  /** The live connection is up: changes elsewhere will show. */
  expectLive: () => expect(page.getByText('실시간')).toBeVisible(),
  /** The form over the page. */
  dialog: page.getByRole('dialog'),
  /** The short message, with its 되돌리기. */
  toast: page.getByRole('region', { name: '알림' }).getByRole('listitem'),
  async print(preset: '체크표 (서명칸)' | '명단 (2단)' | '이름표 라벨 (24칸)') {
    await pressTool(page, '인쇄');
    await page.getByRole('radio', { name: preset }).click();
    await page.getByRole('button', { name: '인쇄하기' }).click();
  },
  async showMeal(meal: '전체' | '점심' | '저녁') {
    const filter = await openFilter(page);
    await filter.getByRole('combobox', { name: '식사' }).selectOption(meal);
    await page.keyboard.press('Escape');
  },
});

/** Three students eat today, each something else. */
export async function serveToday(server: TestServer, date = TODAY) {
  await server.addReservations([
    { phone: '01012345678', date, lunch: true, dinner: true },
    { phone: '01023456789', date, lunch: true, dinner: false },
    { phone: '01034567890', date, lunch: false, dinner: true },
  ]);
}
