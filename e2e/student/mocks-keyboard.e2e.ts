import { expect, test } from '../support/test';
import { DECEMBER, mocksPage } from './mocks-page';

test(
  'applies, modifies and cancels without a pointer',
  { tag: ['@keyboard', '@nightly'] },
  async ({ page, server, signInAsStudent }) => {
    await server.addMockExams([DECEMBER]);
    await signInAsStudent({ next: '/mocks' });
    const { keyboard } = page;
    const mocks = mocksPage(page);
    await expect(mocks.cards).toHaveCount(1);

    await mocks.tab('진행 중').focus();
    await keyboard.press('ArrowRight');
    await expect(mocks.tab('내 신청')).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(mocks.tab('진행 중')).toBeFocused();
    const tabTo = async (wanted: ReturnType<typeof mocks.subject>) => {
      for (
        let presses = 0;
        presses < 20 && !(await wanted.evaluate((element) => element === document.activeElement));
        presses += 1
      )
        await keyboard.press('Tab');
      await expect(wanted).toBeFocused();
    };

    await tabTo(mocks.cardButton());
    await keyboard.press('Enter');
    await expect(mocks.apply).toBeVisible();
    await tabTo(mocks.subject('물리학Ⅰ'));
    await keyboard.press('ArrowDown');
    await expect(mocks.subject('화학Ⅰ')).toBeChecked();
    await tabTo(mocks.seat);
    await keyboard.press('Space');
    await tabTo(mocks.apply);
    await keyboard.press('Enter');
    await expect(mocks.result).toBeVisible();
    await keyboard.press('Escape');
    await expect(mocks.result).toBeHidden();
    await expect(mocks.cardButton()).toBeFocused();

    await keyboard.press('Enter');
    await tabTo(mocks.subject('화학Ⅰ'));
    await keyboard.press('ArrowUp');
    await tabTo(mocks.modify);
    await keyboard.press('Enter');
    await expect(mocks.card().getByText('신청함 · 물리학Ⅰ · 현장 응시')).toBeVisible();
    await expect(mocks.drawer()).toBeHidden();

    await tabTo(mocks.cardButton());
    await keyboard.press('Enter');
    await tabTo(mocks.cancel);
    await keyboard.press('Enter');
    await expect(mocks.question.getByRole('button', { name: '닫기' }).first()).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(mocks.canceled).toBeVisible();
    await tabTo(page.getByRole('button', { name: '확인', exact: true }));
    await keyboard.press('Enter');
    await expect(mocks.cardButton()).toBeFocused();
    await expect(mocks.card().getByText(/^신청함/)).toBeHidden();
  },
);
