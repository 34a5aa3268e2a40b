import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** The settings of meals as a manager handles it. */
export const settingsPage = (page: Page) => {
  const preview = page.getByRole('complementary', { name: '학생 화면 미리보기' });
  const save = page.getByRole('button', { name: '저장', exact: true });
  return {
    /** The way to a part of the settings, beside it. */
    part: (name: string) =>
      page.getByRole('navigation', { name: '설정 영역' }).getByRole('link', { name, exact: true }),
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    weekday: (label: string) => page.getByRole('checkbox', { name: label, exact: true }),
    /** The days in one of the lists, as displayed. */
    dates: (label: string) => page.getByRole('list', { name: label }).getByRole('listitem'),
    async addDate(label: string, date: string) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(date);
      await field.press('Enter');
    },
    preview,
    /** A meal of a day in the preview: `24일 (목)`, December by default. */
    chip: (day: string, meal: '점심' | '저녁', month = 12) =>
      preview.getByRole('checkbox', {
        name: new RegExp(`^${month}월 ${day.replace(/[()]/g, String.raw`\$&`)}.* ${meal}, `),
      }),
    save,
    discard: page.getByRole('button', { name: '변경 취소' }),
    toast: page.getByRole('region', { name: '알림' }),
    async saveAll() {
      await save.click();
      await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
    },
    leave: page.getByRole('alertdialog', { name: '저장하지 않고 나갈까요?' }),
  };
};
