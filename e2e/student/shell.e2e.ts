import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';
import { openWhole } from '../support/pages-fit';

test(
  'an unknown address is a page with the code 404 and two ways on',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.goto('/not-found');
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/nowhere/at/all');
    await expect(page.getByText('404')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '홈으로' }).click();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
  },
);

test(
  'a page that breaks says so and can be loaded again',
  { tag: '@ci' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    // A sheet whose code does not arrive breaks the page that asks for it.
    await page.route('**/assets/quick-add-sheet-*.js', (route) => route.abort());
    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    await expect(page.getByRole('heading', { name: '오류가 발생했어요' })).toBeVisible();
    await expect(page.getByText('페이지를 불러오는 중 문제가 생겼어요.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/assets/quick-add-sheet-*.js');
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByRole('dialog', { name: '빠른 신청' })).toBeVisible();
  },
);

test(
  'a page that is not on the device yet says so in its place, and comes with the network',
  { tag: '@nightly' },
  async ({ page, context, signInAsStudent }) => {
    const code = '**/assets/points-page-*.js';
    await page.route(code, (route) => route.abort());
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await context.setOffline(true);
    await page.getByRole('link', { name: '상벌점 보기' }).click();
    const place = page.getByRole('main').getByText('인터넷에 연결되면 열려요.');
    await expect(place).toBeVisible();
    await page.unroute(code);
    await context.setOffline(false);
    await expect(page.getByText('표시할 상벌점이 없어요.')).toBeVisible();
    await expect(place).toBeHidden();
  },
);

test(
  'the theme is a choice of the device, and holds before the first paint',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await page.getByRole('button', { name: '내 정보 김하늘' }).click();
    await page.getByRole('radio', { name: '어둡게' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio', { name: '시스템' }).check();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  },
);

test(
  'the add button is on the meals alone; elsewhere nothing floats over what is read',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    const floating = page.locator('button[class*="fab"]');
    await expect(floating).toBeInViewport();
    for (const path of ['/regular-schedule', '/mocks', '/points-mine', '/submit', '/study']) {
      await openWhole(page, path);
      await expect(floating, path).toHaveCount(0);
    }
  },
);
