import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'an admin takes a backup and downloads one behind a passphrase, and the log says so',
  { tag: '@ci' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=backups',
    });
    await page.getByRole('button', { name: '지금 백업' }).click();
    await page.getByRole('button', { name: /백업 내려받기$/ }).click();
    const dialog = page.getByRole('dialog', { name: '백업 내려받기' });
    await dialog.getByLabel('백업 암호', { exact: true }).fill('열두 글자가 넘는 암호');
    await dialog.getByLabel('백업 암호 확인').fill('열두 글자가 넘는 암호');
    await expectNoAxeViolations(page);
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('academy-2026-03-01-173000Z.zip.age');
    await expect(dialog).toBeHidden();

    await page.goto('/settings?tab=security');
    await expect(page.getByText(/백업을 내려받았습니다/).first()).toBeVisible();
  },
);
