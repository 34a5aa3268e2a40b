import { expect, type Page } from '@playwright/test';

/** The student's meal page as a person handles it. */
export const mealPage = (page: Page) => {
  const chip = (day: string, meal: '점심' | '저녁') => page.getByRole('checkbox', { name: `${day} ${meal}`, exact: true });
  const sheet = page.getByRole('dialog', { name: '빠른 신청' });
  return {
    /** One meal of one day: `12월 4일 (금)`, `점심`. */
    chip,
    saved: page.getByText(/^저장됨/),
    showNextMonth: () => page.getByRole('button', { name: '다음 달' }).click(),
    /** The same weekdays of the shown month, through the quick-add sheet; `preview` is what it promises before 신청하기. */
    async quickAdd({ lunch, dinner, preview }: { lunch: string[]; dinner: string[]; preview: string }) {
      await page.getByRole('button', { name: '빠른 신청' }).first().click();
      for (const weekday of lunch) await sheet.getByRole('group', { name: '점심을 먹는 요일' }).getByRole('button', { name: weekday }).click();
      for (const weekday of dinner) await sheet.getByRole('group', { name: '저녁을 먹는 요일' }).getByRole('button', { name: weekday }).click();
      await expect(sheet.getByText(preview)).toBeVisible();
      await sheet.getByRole('button', { name: '신청하기' }).click();
      await expect(sheet).toBeHidden();
    },
  };
};
