import { expect, expectNoAxeViolations, test } from '../support/test';
import { loginPage } from './login-page';
import { settingsPage } from './settings-page';

test.beforeEach(async ({ page, signInAsManager }) => {
  await signInAsManager();
  await page.getByRole('link', { name: '시스템 설정' }).click();
  await settingsPage(page).field('변경 마감 시각').fill('13');
});

test(
  'a link, Back and the logout ask before unsaved changes are lost',
  { tag: '@nightly' },
  async ({ page }) => {
    const settings = settingsPage(page);
    await page.getByRole('link', { name: '당일 조회' }).click();
    await expect(
      settings.leave.getByText('바꾼 내용이 저장되지 않았습니다. 나가면 사라집니다.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await settings.leave.getByRole('button', { name: '계속 편집' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(settings.field('변경 마감 시각')).toHaveValue('13');

    await page.goBack();
    await expect(settings.leave).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/settings');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await settings.leave.getByRole('button', { name: '계속 편집' }).click();
    await expect(settings.field('변경 마감 시각')).toHaveValue('13');

    await page.goBack();
    await settings.leave.getByRole('button', { name: '저장하지 않고 나가기' }).click();
    await expect(page).toHaveURL('/list');
    await page.getByRole('link', { name: '시스템 설정' }).click();
    await expect(settings.field('변경 마감 시각')).toHaveValue('14');
    await settings.field('변경 마감 시각').fill('12');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await settings.leave.getByRole('button', { name: '저장하지 않고 나가기' }).click();
    await expect(page).toHaveURL(/\/admin-login/);
  },
);

test(
  'closing the tab asks too, but only while something is unsaved',
  { tag: '@nightly' },
  async ({ page }) => {
    const settings = settingsPage(page);
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();
    await expect(settings.field('변경 마감 시각')).toHaveValue('13');

    await settings.discard.click();
    await page.getByRole('link', { name: '당일 조회' }).click();
    await expect(page).toHaveURL('/list');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
);

test(
  'offline, the save waits and goes out with the network; what was typed when the login ran out is there again after the login',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const settings = settingsPage(page);
    await context.setOffline(true);
    await settings.save.click();
    await expect(page.getByText('인터넷에 연결되면 저장합니다.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();

    await settings.field('변경 마감 시각').fill('11');
    await context.clearCookies();
    await page.route('**/api/admin/lunch-settings', (route) =>
      route.fulfill({
        status: 401,
        json: { message: '로그인이 만료되었습니다. 다시 로그인하세요.', code: 'session-expired' },
      }),
    );
    await settings.save.click();
    await expect(page).toHaveURL('/admin-login?next=%2Fsettings');
    await page.unroute('**/api/admin/lunch-settings');
    await loginPage(page).tryToSignIn();
    await expect(settings.field('변경 마감 시각')).toHaveValue('11');
    await settings.saveAll();
  },
);
