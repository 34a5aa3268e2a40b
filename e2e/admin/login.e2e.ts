import { expect, expectNoAxeViolations, test } from '../support/test';
import { loginPage } from './login-page';

test('ID and password, and the manager sees the month and what is to do today', async ({
  page,
}) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  await expect(page).toHaveTitle('관리자 로그인 · 하늘학원');
  await expect(login.username).toBeFocused();
  await expectNoAxeViolations(page);

  await login.username.pressSequentially('manager');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Manager1234!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard');
  await expect(page.getByRole('heading', { name: '월별 통계' })).toBeVisible();
  await expect(page.getByRole('region', { name: '오늘 처리할 일' })).toBeVisible();
});

test('empty fields are named, and the first of them gets the focus', async ({ page }) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  await login.submit.click();
  await expect(login.username).toBeFocused();
  await expect(login.username).toHaveAccessibleDescription('아이디를 입력하세요.');
  await expect(login.password).toHaveAccessibleDescription('비밀번호를 입력하세요.');
  await expectNoAxeViolations(page);

  await login.username.fill('manager');
  await login.submit.click();
  await expect(login.password).toBeFocused();
  await expect(login.username).not.toHaveAccessibleDescription('아이디를 입력하세요.');
});

test('the keyboard in Korean and the hidden password are pointed out', async ({ page }) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  await login.username.fill('ㅡㅁㅜㅁㅎㄷㄱ');
  await expect(login.username).toHaveAccessibleDescription(
    '한글로 입력되었습니다. 한/영 키를 확인하세요.',
  );
  await login.password.fill('Manager1234!');
  await page.getByRole('button', { name: '비밀번호 표시' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
});

test('a wrong password and an unknown ID read the same; what was typed stays', async ({ page }) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  for (const attempt of [{ name: 'manager', word: 'wrong-1!' }, { name: 'nobody' }]) {
    await login.tryToSignIn(attempt);
    await expect(
      page.getByRole('alert').filter({ hasText: '아이디 또는 비밀번호를 확인하세요.' }),
    ).toBeVisible();
    await expect(login.username).toHaveValue(attempt.name);
  }
  await expectNoAxeViolations(page);
});

test('an account that waits for approval and one that was stopped are told so', async ({
  page,
}) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  await login.tryToSignIn({ name: 'newcomer', word: 'Newcomer1234!' });
  await expect(page.getByText('승인 대기 중이에요. 관리자에게 문의하세요.')).toBeVisible();
  await login.tryToSignIn({ name: 'gone', word: 'Gone1234!' });
  await expect(
    page.getByText('사용이 중지된 계정입니다. 최고관리자에게 문의하세요.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/admin-login');
});

test('every other answer has its own words', async ({ page }) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  const expectText = (what: string, answer: Parameters<typeof login.answer>[0], text: string) =>
    test.step(what, async () => {
      await login.answer(answer);
      await login.tryToSignIn();
      await expect(page.getByText(text)).toBeVisible();
      await expect(login.submit).toBeEnabled();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

  await expectText(
    '401 with other words',
    { status: 401, json: { message: '없는 아이디입니다.' } },
    '아이디 또는 비밀번호를 확인하세요.',
  );
  await expectText(
    'the server’s message',
    { status: 400, json: { message: '점검 중입니다.' } },
    '점검 중입니다.',
  );
  await expectText(
    'the status text where there is no message',
    { status: 502, body: '' },
    'Bad Gateway',
  );
  await expectText(
    'success false with a reason',
    { json: { success: false, message: '사용할 수 없는 계정입니다.' } },
    '사용할 수 없는 계정입니다.',
  );
  await expectText(
    'a success without a token',
    { json: { success: true, id: 1 } },
    '로그인 실패: 서버 응답 형식이 올바르지 않습니다.',
  );
  await expectText(
    'a success that is no JSON',
    { body: '<html>', contentType: 'text/html' },
    '로그인 실패: 서버 응답 형식이 올바르지 않습니다.',
  );
});

test('no answer says so, and the next try works', async ({ page, context }) => {
  const login = loginPage(page);
  await page.goto('/admin-login');
  // The form comes a moment after the page: without a network it would not come at all.
  await expect(login.submit).toBeVisible();
  await context.setOffline(true);
  await login.tryToSignIn();
  await expect(
    page.getByText('서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.'),
  ).toBeVisible();
  await context.setOffline(false);
  await login.submit.click();
  await expect(page).toHaveURL('/admin-dashboard');
});

test('a token in the answer’s header counts', async ({ page }) => {
  await page.route('**/api/admin/users/login', async (route) => {
    const answer = await route.fetch();
    const { accessToken, ...rest } = (await answer.json()) as { accessToken: string };
    await route.fulfill({
      response: answer,
      json: rest,
      headers: { ...answer.headers(), authorization: `Bearer ${accessToken}` },
    });
  });
  await page.goto('/admin-login');
  await loginPage(page).tryToSignIn();
  await expect(page).toHaveURL('/admin-dashboard');
});

test('too many tries: the seconds are counted down, then the button works again', async ({
  page,
}) => {
  const login = loginPage(page);
  await page.clock.install();
  await login.answer({
    status: 429,
    headers: { 'retry-after': '30' },
    json: { message: '30초 뒤에 다시 시도해 주세요.', code: 'rate-limited' },
  });
  await page.goto('/admin-login');
  await login.tryToSignIn();
  await expect(login.submit).toBeDisabled();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('alert').getByText('18초 뒤에 다시 시도해 주세요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.runFor(18_000);
  await expect(login.submit).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the back link leads to the student login', async ({ page, server }) => {
  await page.goto('/admin-login');
  await page.getByRole('link', { name: '학생 로그인으로 돌아가기' }).click();
  await expect(page).toHaveURL(`${server.student}/`);
  await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
});
