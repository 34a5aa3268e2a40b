import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';

const field = (page: Page) => page.getByRole('textbox', { name: '휴대폰 번호' });
const button = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '학생 이름이 맞나요?' });
const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('a phone number, a name, and the student is in; an unknown number gets the server’s words', async ({
  page,
}) => {
  await page.goto('/');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('휴대폰 번호를 10자리 이상 입력해 주세요.').first()).toBeVisible();
  await expect(button(page)).toBeDisabled();

  await field(page).fill('010-9999-9999');
  await button(page).click();
  await expect(
    page.getByText('로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('010-9999-9999');
  await expectNoAxeViolations(page);

  await field(page).clear();
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

test(
  'a number is refused, never cut, and one from abroad stays as it is typed',
  { tag: '@ci' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const paste = async (text: string) => {
      await field(page).clear();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await field(page).press('ControlOrMeta+v');
    };
    await paste('0082 10-1234-5678');
    await expect(field(page)).toHaveValue('010-1234-5678');
    await expect(button(page)).toBeEnabled();

    await paste('0082 10-1234-56789');
    await expect(
      page.getByText('숫자가 너무 많아요. 번호를 다시 확인해 주세요.').first(),
    ).toBeVisible();
    await expect(button(page)).toBeDisabled();
    await expectNoAxeViolations(page);

    await field(page).clear();
    await field(page).pressSequentially('+65 8123 4567');
    await expect(field(page)).toHaveValue('+65 8123 4567');
    await button(page).click();
    await expect(
      page.getByText('로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.'),
    ).toBeVisible();
  },
);

test(
  'the login leads to where the student wanted to go, never out of the app',
  { tag: '@ci' },
  async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: '관리자 로그인' })).toHaveAttribute(
      'href',
      /\/admin-login$/,
    );
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
  },
);
