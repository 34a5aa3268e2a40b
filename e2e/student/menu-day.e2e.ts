import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';

test(
  'a day opens with its menu, and marks what the student chose not to eat',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addNews([
      {
        title: '11월 셋째 주 식단',
        content: '',
        category: 'MENU',
        publishedAt: '2026-11-13T07:00:00Z',
        menu: [
          {
            date: '2026-11-20',
            meal: 'lunch',
            dishes: [
              { name: '쌀밥', allergens: [] },
              { name: '두부된장국', allergens: [5, 6] },
              { name: '새우볶음', allergens: [9] },
            ],
          },
          {
            date: '2026-11-20',
            meal: 'dinner',
            dishes: [
              { name: '잡채5.6.10.', allergens: [] },
              { name: '비타500', allergens: [] },
            ],
          },
        ],
      },
    ]);
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    const day = page.getByRole('gridcell', { name: /11월 20일 \(금\)/ });

    await test.step('by a tap on the number', async () => {
      await day.getByText('20', { exact: true }).click();
      const sheet = page.getByRole('dialog', { name: '11월 20일 (금) 식단' });
      await expect(sheet.getByRole('region', { name: '점심' }).getByRole('listitem')).toHaveText([
        '쌀밥',
        '두부된장국들어 있어요: 대두 · 밀',
        '새우볶음들어 있어요: 새우',
      ]);
      await expect(sheet.getByRole('region', { name: '저녁' }).getByRole('listitem')).toHaveText([
        '잡채들어 있어요: 대두 · 밀 · 돼지고기',
        '비타500알레르기 번호를 읽지 못했어요',
      ]);
      await expect(
        sheet.getByText(/^알레르기 번호를 읽지 못한 음식이 있어요: 비타500/),
      ).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('what the student chooses is marked at once', async () => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: '알레르기 고르기' }).click();
      await sheet.getByRole('checkbox', { name: '새우', exact: true }).check();
      await sheet.getByRole('checkbox', { name: '난류', exact: true }).check();
      await sheet.getByRole('button', { name: '저장하기' }).click();
      await expect(page.getByText('알레르기를 저장했어요.')).toBeVisible();
      await expect(sheet.getByText('점심에 내 알레르기 재료가 들어 있어요.')).toBeVisible();
      await expect(sheet.getByRole('listitem').filter({ hasText: '내 알레르기 새우' })).toHaveText(
        /^새우볶음/,
      );
    });

    await test.step('the day before, and Back to the month', async () => {
      await page.getByRole('dialog').getByRole('button', { name: '전날' }).click();
      await expect(page.getByRole('dialog', { name: '11월 19일 (목) 식단' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('it is kept behind the name', async () => {
      await page.getByRole('button', { name: /^내 정보/ }).click();
      await expect(page.getByRole('region', { name: '내 알레르기' })).toContainText('난류 · 새우');
    });
  },
);
