import { expect, expectNoAxeViolations, test } from '../support/test';
import { loginPage } from './login-page';

test('ID and password, and the manager sees what is to do today; or back to the student login', async ({
  page,
  server,
}) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  await expect(page).toHaveTitle('관리자 로그인 · 하늘학원');
  await expect(login.username).toBeFocused();
  await page.getByRole('link', { name: '학생 로그인으로 돌아가기' }).click();
  await expect(page).toHaveURL(`${server.student}/`);
  await page.goBack();
  await login.tryToSignIn({ name: 'newcomer', word: 'Newcomer1234!' });
  await expect(page.getByText('승인 대기 중입니다. 관리자에게 문의하세요.')).toBeVisible();
  await expectNoAxeViolations(page);

  await login.username.clear();
  await login.username.pressSequentially('manager');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Manager1234!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByRole('heading', { name: '오늘', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '처리할 일' })).toBeVisible();
});
