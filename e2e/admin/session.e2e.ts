import { expect, PRESENT, test } from '../support/test';
import { loginPage } from './login-page';

const manager = { name: 'manager', word: 'Manager1234!' };

test(
  'whoever is signed in already goes on: in the tab, and in a new one by the cookie; the server is greeted',
  { tag: '@ci' },
  async ({ page, context, signInAsManager }) => {
    const greeting = page.waitForRequest('**/api/admin/verify-token');
    await signInAsManager({ next: '/admin-login?next=%2Fsettings' });
    await expect(page).toHaveURL('/settings');
    expect((await greeting).method()).toBe('GET');
    await page.goto('/admin-login');
    await expect(page).toHaveURL('/admin-dashboard');

    const tab = await context.newPage();
    await tab.goto('/admin-login?next=%2Fsettings');
    await expect(tab).toHaveURL('/settings');
    await tab.goto('/');
    await expect(tab).toHaveURL('/admin-dashboard');
    await tab.goto('/dashboard?tab=deposits');
    await expect(tab).toHaveURL('/admin-dashboard?tab=deposits');
  },
);

test(
  'a logout ends all tabs, and the next manager starts afresh',
  { tag: '@ci' },
  async ({ page, context, signInAsManager }) => {
    await signInAsManager();
    await expect(page.getByText('오매니저')).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/settings');
    await expect(tab.getByRole('heading', { name: '시스템 설정' })).toBeVisible();

    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(tab).toHaveURL(/\/admin-login/);
    await expect(page.getByText('새 액세스 토큰을 받지 못했습니다.')).toBeHidden();
    await page.goto('/list');
    await expect(page).toHaveURL(/\/admin-login/);

    await loginPage(tab).tryToSignIn({ name: 'viewer', word: 'Viewer1234!' });
    await expect(tab.getByText('조조회')).toBeVisible();
    await expect(tab.getByText('오매니저')).toBeHidden();
  },
);

test(
  'a login that the server ended says so and comes back to the same page',
  { tag: '@ci' },
  async ({ page, context, signInAsManager }) => {
    await signInAsManager({ next: '/list?date=2026-11-23' });
    await expect(page.getByText('실시간')).toBeVisible();
    await context.clearCookies();
    await page.route('**/api/admin/same-day/**', (route) =>
      route.fulfill({
        status: 401,
        json: { message: '로그인이 만료되었습니다. 다시 로그인하세요.', code: 'session-expired' },
      }),
    );
    await page.getByRole('button', { name: '다음 날' }).click();
    await expect(page).toHaveURL('/admin-login?next=%2Flist%3Fdate%3D2026-11-24');
    await expect(
      page.getByText('새 액세스 토큰을 받지 못했습니다. 다시 로그인하세요.'),
    ).toBeVisible();

    await page.unroute('**/api/admin/same-day/**');
    await loginPage(page).tryToSignIn(manager);
    await expect(page).toHaveURL('/list?date=2026-11-24');
  },
);

test(
  'a student’s token leads to the student app',
  { tag: '@ci' },
  async ({ page, request, server }) => {
    const answer = await request.post(`${server.student}/api/students/login`, {
      data: { phoneNumber: '01012345678' },
    });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    // By the device's clock the token would be old, and this app, which cannot renew it, would
    // drop it.
    await page.clock.setSystemTime(`${PRESENT}+09:00`);
    await page.goto('/admin-login');
    await page.evaluate((token) => {
      sessionStorage.setItem('accessToken', token);
      sessionStorage.setItem('studentId', '1');
      sessionStorage.setItem('role', 'STUDENT');
    }, accessToken);
    await page.goto('/list');
    // The student app has a login of its own: this browser has none there yet.
    await expect(page).toHaveURL(new RegExp(`^${server.student}/`));
  },
);
