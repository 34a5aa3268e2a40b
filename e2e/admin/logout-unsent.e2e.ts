import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { visitsDown, visitsUp } from './attendance-page';
import { loginPage } from './login-page';

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('grid', { name: '오늘 출결' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '보내지 못한 기록이 있습니다' });
const logOut = (page: Page) => page.getByRole('button', { name: '로그아웃', exact: true }).click();
const admin = { name: 'admin', word: 'Admin1234!' };

test(
  'an arrival that could not be sent: kept, it is booked at its author’s next login and not seen by the next manager; given up, it is booked never',
  { tag: '@ci' },
  async ({ page, context, server, signInAsManager }) => {
    await server.setClock('2026-11-20T14:25:00');
    await signInAsManager({ next: '/attendance' });
    await visitsDown(context);
    await page.getByRole('button', { name: '김하늘 지금 등원', exact: true }).click();
    await expect(rowOf(page, '김하늘')).toContainText('등원');

    await test.step('kept: the next manager at the desk neither sees nor sends it', async () => {
      await logOut(page);
      await expect(question(page)).toContainText('등원·하원 1건을 아직 서버에 보내지 못했습니다.');
      await expect(question(page)).not.toContainText('사라집니다');
      await expectNoAxeViolations(page);
      await question(page).getByRole('button', { name: '닫기' }).first().click();
      await logOut(page);
      await question(page).getByRole('button', { name: '보관하고 로그아웃' }).click();
      await expect(page).toHaveURL(/\/admin-login/);
      await visitsUp(context);
      await loginPage(page).tryToSignIn(admin);
      await expect(rowOf(page, '김하늘')).toContainText('미등원');
      await logOut(page);
      await expect(page).toHaveURL(/\/admin-login/);
    });

    await test.step('at its author’s next login it goes out, whichever page is open, and is said', async () => {
      await page.goto('/admin-login?next=%2Flist');
      await loginPage(page).tryToSignIn();
      await expect(page.getByText('이 기기에 남아 있던 등원·하원 1건을 보냅니다.')).toBeVisible({
        timeout: 15_000,
      });
      await page.getByRole('link', { name: '출석부', exact: true }).click();
      await expect(rowOf(page, '김하늘')).not.toContainText('미등원');
    });

    await test.step('given up, it is gone for good', async () => {
      await visitsDown(context);
      await page.getByRole('button', { name: '이바다 지금 등원', exact: true }).click();
      await logOut(page);
      await question(page).getByRole('button', { name: '지우고 로그아웃' }).click();
      await expect(page).toHaveURL(/\/admin-login/);
      await visitsUp(context);
      await loginPage(page).tryToSignIn();
      await expect(rowOf(page, '이바다')).toContainText('미등원');
      await page.reload();
      await expect(rowOf(page, '이바다')).toContainText('미등원');
    });
  },
);
