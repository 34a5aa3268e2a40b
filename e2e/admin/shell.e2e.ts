import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'the menu leads to the pages, marks where one is, and names who is signed in',
  { tag: '@ci' },
  async ({ page, signInAsManager }) => {
    await signInAsManager();
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await expect(menu.getByRole('link')).toHaveText([
      '오늘',
      '달력',
      '월별 통계',
      '당일 조회',
      '식단 공지',
      '학생 관리',
      '출석부',
      '좌석 배치도',
      '학생별 일정',
      '상벌점 부여',
      '목록',
      '등록',
      '메시지',
      '시스템 설정',
    ]);
    await expect(menu.getByRole('link', { name: '당일 조회' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await menu.getByRole('link', { name: '시스템 설정' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(menu.getByRole('link', { name: '시스템 설정' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: '당일 조회' })).not.toHaveAttribute('aria-current');

    await expect(page.getByText('오매니저')).toBeVisible();
    await expect(page.getByText('관리자', { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('하늘학원 · 대표 한원장');
    await expect(page.getByRole('contentinfo')).toContainText('사업자등록번호 123-45-67890');

    // All of it is in view on a small laptop.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/list');
    await expect(page.getByRole('link', { name: '사용 설명서' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('on a phone the menu is a drawer', { tag: '@nightly' }, async ({ page, signInAsManager }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsManager();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
  await page.getByRole('button', { name: '주 메뉴 열기' }).click();
  const drawer = page.getByRole('dialog', { name: '하늘학원' });
  await expect(drawer.getByText('오매니저')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: '주 메뉴 열기' })).toBeFocused();

  await page.getByRole('button', { name: '주 메뉴 열기' }).click();
  await drawer.getByRole('link', { name: '시스템 설정' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(drawer).toBeHidden();
});

test(
  'the theme is a choice of the device',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager();
    const theme = page.getByRole('combobox', { name: '화면 밝기' });
    await theme.selectOption('화면 밝기: 어둡게');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await theme.selectOption('화면 밝기: 시스템');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  },
);

test(
  'an unknown address is a page with the code 404 and two ways on',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager();
    for (const path of ['/not-found', '/attendance/nothing']) {
      await page.goto(path);
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible();
    }
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page).toHaveURL('/not-found');
    await page.getByRole('link', { name: '홈으로' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
  },
);

test(
  'a page that cannot be drawn says so and can be loaded again',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager();
    await page.route('**/assets/settings-page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: '시스템 설정' }).click();
    await expect(page.getByRole('heading', { name: '오류가 발생했습니다' })).toBeVisible();
    await expect(page.getByText('페이지를 불러오는 중 문제가 생겼습니다.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/assets/settings-page-*.js');
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByRole('heading', { name: '시스템 설정' })).toBeVisible();
  },
);
