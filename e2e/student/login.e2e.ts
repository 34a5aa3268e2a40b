import type { Page, Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';

const field = (page: Page) => page.getByRole('textbox', { name: '휴대폰 번호' });
const button = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '학생 이름이 맞나요?' });
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/** Answers the login with what another server, or ours on a bad day, might say. */
const answerLogin = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/students/login', (route) => route.fulfill(answer));

test('a phone number, a name, and the student is in @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('휴대폰 번호를 10자리 이상 입력해 주세요.').first()).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await expectNoAxeViolations(page);

  await field(page).pressSequentially('010123');
  await expect(field(page)).toHaveValue('010-123');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).pressSequentially('456789999');
  await expect(field(page)).toHaveValue('010-1234-5678');
  await expect(button(page)).toBeEnabled();

  await field(page).press('Enter');
  await expect(dialog(page).getByText('김하늘')).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await expectNoAxeViolations(page);

  await dialog(page).getByRole('button', { name: '아니에요' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
  await expect(field(page)).toHaveValue('010-1234-5678');

  await button(page).click();
  await dialog(page).getByRole('button', { name: '맞아요' }).click();
  await expect(page).toHaveURL(/\/student-calendar$/);
  await expect(page.getByRole('heading', { name: '도시락 신청' })).toBeAttached();
  expect(await stored(page)).toContain('studentId');
});

test('/admin is the student login too, with the ways to help and to the managers', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('link', { name: '사용 설명서' })).toHaveAttribute(
    'href',
    'https://example.com/manual',
  );
  await expect(page.getByRole('link', { name: '관리자 로그인' })).toHaveAttribute(
    'href',
    /\/admin-login$/,
  );
});

test('the login leads to where the student wanted to go, never out of the app', async ({
  page,
}) => {
  await page.goto('/student-calendar?month=2026-12');
  await expect(page).toHaveURL('/?next=%2Fstudent-calendar%3Fmonth%3D2026-12');
  await field(page).fill('01012345678');
  await button(page).click();
  await dialog(page).getByRole('button', { name: '맞아요' }).click();
  await expect(page.getByRole('heading', { name: '2026년 12월' })).toBeVisible();

  await page.goto('/?next=//evil.example/');
  await expect(page).toHaveURL(/\/student-calendar$/);

  // A second tab finds the login by its cookie.
  const tab = await page.context().newPage();
  await tab.goto('/student-calendar');
  await expect(tab.getByRole('heading', { name: '2026년 11월' })).toBeVisible();
  await tab.close();
});

test('an unknown number gets the server’s words and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('010-9999-9999');
  await button(page).click();
  await expect(
    page.getByText('로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('010-9999-9999');
  await expectNoAxeViolations(page);
  await field(page).fill('010-9999-9998');
  await expect(
    page.getByText('로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.'),
  ).toBeHidden();
});

const student = { id: '1', name: '김하늘' };
for (const [name, answer, text] of [
  [
    'no token',
    { json: { success: true, student } },
    '로그인 토큰을 받지 못했어요. 관리자에게 문의해 주세요.',
  ],
  [
    'success false with a reason',
    { json: { success: false, message: '휴원 중인 학생이에요.' } },
    '휴원 중인 학생이에요.',
  ],
  [
    'success false',
    { json: { success: false } },
    '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
  ],
  [
    'a failing server',
    { status: 500, body: '' },
    '로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  ],
] as const) {
  test(`${name}: ${text}`, async ({ page }) => {
    await answerLogin(page, answer);
    await page.goto('/');
    await field(page).fill('01012345678');
    await button(page).click();
    await expect(page.getByText(text)).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
}

test('a token in the answer’s header counts', async ({ page }) => {
  await page.route('**/api/students/login', async (route) => {
    const answer = await route.fetch();
    const { accessToken, ...rest } = (await answer.json()) as { accessToken: string };
    await route.fulfill({
      response: answer,
      json: rest,
      headers: { ...answer.headers(), authorization: `Bearer ${accessToken}` },
    });
  });
  await page.goto('/');
  await field(page).fill('01012345678');
  await button(page).click();
  await dialog(page).getByRole('button', { name: '맞아요' }).click();
  await expect(page).toHaveURL(/\/student-calendar$/);
});

test('too many tries: the seconds are counted down, then the button works again', async ({
  page,
}) => {
  await page.clock.install();
  await answerLogin(page, {
    status: 429,
    headers: { 'retry-after': '30' },
    json: { success: false, message: '30초 뒤에 다시 시도해 주세요.', code: 'rate-limited' },
  });
  await page.goto('/');
  await field(page).fill('01012345678');
  await button(page).click();
  await expect(page.getByText('30초 뒤에 다시 시도해 주세요.').first()).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(12_000);
  await expect(page.getByText('18초 뒤에 다시 시도해 주세요.').first()).toBeVisible();
  await page.clock.runFor(18_000);
  await expect(button(page)).toBeEnabled();
});

test('without a network it says so, and works once there is one', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await expect(
    page.getByRole('status').filter({ hasText: '인터넷에 연결되어 있지 않아요.' }),
  ).toBeVisible();
  await field(page).fill('01012345678');
  await button(page).click();
  await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toHaveCount(2);
  await context.setOffline(false);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a manager’s token at this login leads to the page that is not there, and back again', async ({
  page,
}) => {
  const claims = Buffer.from(JSON.stringify({ sub: '1', roles: ['ROLE_MANAGER'] })).toString(
    'base64url',
  );
  await answerLogin(page, {
    json: {
      success: true,
      student: { id: 1, name: '오매니저' },
      accessToken: `e30.${claims}.signature`,
    },
  });
  await page.goto('/');
  await field(page).fill('01012345678');
  await button(page).click();
  await dialog(page).getByRole('button', { name: '맞아요' }).click();
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
  await page
    .getByRole('link', { name: '홈으로' })
    .or(page.getByRole('button', { name: '홈으로' }))
    .click();
  await expect(field(page)).toBeVisible();
});
