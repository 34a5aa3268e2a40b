import { expect, type Page } from '@playwright/test';

export type MealName = '점심' | '저녁';

/**
 * The meal page in a student's words: `25일 (수)` is a day of the shown month, November by default.
 */
export function mealPage(page: Page, month = 11) {
  const chip = (day: string, meal: MealName) =>
    page.getByRole('checkbox', { name: `${month}월 ${day} ${meal}`, exact: true });
  return {
    chip,
    tap: (day: string, meal: MealName) => chip(day, meal).click(),
    expectChecked: (day: string, meal: MealName, checked = true) =>
      expect(chip(day, meal)).toHaveAttribute('aria-checked', String(checked)),
    expectLocked: (day: string, meal: MealName, locked = true) =>
      locked ? expect(chip(day, meal)).toBeDisabled() : expect(chip(day, meal)).toBeEnabled(),
    /** The calendar shows the server's month: no chip is drawn before that. */
    expectLoaded: () =>
      expect(page.getByRole('checkbox', { name: /^\d+월 \d+일 .+ 점심$/ }).first()).toBeVisible(),
    expectSaved: () =>
      expect(page.getByRole('status').filter({ hasText: /^저장됨 \d\d:\d\d$/ })).toBeVisible(),
    status: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }),
  };
}

/** What the server has of a month, asked with the page's own session. */
export async function savedMonth(
  page: Page,
  year = 2026,
  month = 11,
): Promise<Record<string, { lunch: boolean; dinner: boolean }>> {
  const rows: unknown = await page.evaluate(
    async ([y, m]) => {
      const { accessToken, studentId } = sessionStorage;
      const answer = await fetch(`/api/reservations/${studentId}/${y}/${m}`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      return answer.json();
    },
    [year, month] as const,
  );
  return Object.fromEntries(
    (rows as { date: string; lunch: boolean; dinner: boolean }[]).map(({ date, lunch, dinner }) => [
      date,
      { lunch, dinner },
    ]),
  );
}
