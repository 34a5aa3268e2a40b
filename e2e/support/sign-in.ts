import type { Page } from '@playwright/test';

/** Signs in on the student login page of `origin` as a person does, and waits for the meal page. */
export async function signInAsStudent(page: Page, { phone = '01012345678', origin = '' } = {}) {
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(phone);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '맞아요' }).click();
  await page.waitForURL('**/student-calendar**');
  await studentIsKnown(page);
}

/**
 * Signs in on the manager login page of `origin` and waits for the page `next`: the quiet 당일 조회
 * by default.
 */
export async function signInAsManager(
  page: Page,
  { username = 'manager', password = 'Manager1234!', origin = '', next = '/list' } = {},
) {
  await page.goto(`${origin}/admin-login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin-login'));
}

/**
 * The name comes with the first call, and only that makes the login a lasting one: who left before
 * would be asked to log in again.
 */
export const studentIsKnown = (page: Page) =>
  page.getByRole('button', { name: /^내 정보 ./ }).waitFor();
