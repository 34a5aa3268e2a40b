import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { settingsPage } from './settings-page';

/** The signup as a person handles it. */
const signupPage = (page: Page) => ({
  name: page.getByLabel('이름', { exact: true }),
  username: page.getByLabel('아이디', { exact: true }),
  check: page.getByRole('button', { name: '중복 확인' }),
  password: page.getByLabel('비밀번호', { exact: true }),
  confirm: page.getByLabel('비밀번호 확인', { exact: true }),
  submit: page.getByRole('button', { name: '가입하기' }),
  rules: page.getByRole('list', { name: '비밀번호 조건' }),
});

const accountsTab = (page: Page) => ({
  grid: page.getByRole('grid', { name: '관리자 계정' }),
  waiting: (name: string | RegExp) => page.getByRole('listitem', { name }),
  drawer: (name: string) => page.getByRole('dialog', { name }),
  open: (name: string) => page.getByRole('rowheader', { name }).getByRole('link').click(),
});
const admin = { username: 'admin', password: 'Admin1234!' };

test(
  'signup by keyboard, approval, login: Enter in the ID field checks and then sends',
  { tag: '@ci' },
  async ({ page, signInAsManager, browser, server }) => {
    const signup = signupPage(page);
    await page.goto('/admin-login');
    await page.getByRole('link', { name: '관리자 회원가입' }).click();
    await expect(page).toHaveTitle('관리자 회원가입 · 하늘학원');
    await expect(signup.name).toBeFocused();

    await test.step('the ID check is required, and void once the ID is edited', async () => {
      await signup.submit.click();
      await expect(
        page.getByRole('alert').filter({ hasText: '입력한 내용을 확인하세요.' }),
      ).toBeVisible();
      await expect(signup.name).toBeFocused();
      await expect(signup.name).toHaveAccessibleDescription('이름을 입력하세요.');
      await expect(signup.username).toHaveAccessibleDescription('아이디를 입력하세요.');
      await expectNoAxeViolations(page);
      await page.route(
        '**/api/admin/users/check-id**',
        (route) => route.fulfill({ status: 500, json: {} }),
        { times: 1 },
      );
      await signup.username.fill('saebom');
      await signup.check.click();
      await expect(signup.username).toHaveAccessibleDescription(
        '아이디 확인 중 오류가 발생했습니다.',
      );
      await signup.username.fill('manager');
      await signup.check.click();
      await expect(signup.username).toHaveAccessibleDescription('이미 사용 중인 아이디입니다.');
      await signup.username.fill('saebom');
      await signup.check.click();
      await expect(signup.username).toHaveAccessibleDescription('사용할 수 있는 아이디입니다.');
      await signup.username.press('End');
      await page.keyboard.type('2');
      await signup.submit.click();
      await expect(signup.username).toHaveAccessibleDescription('아이디 중복 확인이 필요합니다.');
    });

    await test.step('the rest by keyboard', async () => {
      await signup.name.focus();
      await page.keyboard.type('한새봄');
      await signup.password.fill('short');
      await expect(signup.rules.getByRole('listitem').filter({ hasText: '8자 이상' })).toHaveText(
        '8자 이상미충족',
      );
      await signup.password.fill('Spring1234!');
      await expect(signup.rules.getByRole('listitem').filter({ hasText: '미충족' })).toHaveCount(0);
      await signup.confirm.fill('Spring1234!');
      await page.route(
        '**/api/admin/signup',
        (route) =>
          route.fulfill({
            status: 400,
            json: { errors: { name: '이름은 한글로 쓰세요.', general: '다시 확인하세요.' } },
          }),
        { times: 1 },
      );
      await signup.username.focus();
      await page.keyboard.press('Enter');
      await expect(signup.name).toBeFocused();
      await expect(signup.name).toHaveAccessibleDescription('이름은 한글로 쓰세요.');
      await expect(page.getByRole('alert').filter({ hasText: '다시 확인하세요.' })).toBeVisible();
      await signup.submit.click();
      await expect(page.getByRole('heading', { name: '가입을 신청했습니다' })).toBeVisible();
      await page.getByRole('link', { name: '로그인하기' }).click();
      await expect(page).toHaveURL('/admin-login');
    });

    const newcomer = await browser.newContext({ baseURL: server.admin });
    const theirs = await newcomer.newPage();
    const tryToSignIn = async () => {
      await theirs.goto('/admin-login');
      await theirs.getByLabel('아이디').fill('saebom2');
      await theirs.getByLabel('비밀번호', { exact: true }).fill('Spring1234!');
      await theirs.keyboard.press('Enter');
    };
    await tryToSignIn();
    await expect(theirs.getByText('승인 대기 중입니다. 관리자에게 문의하세요.')).toBeVisible();

    await signInAsManager({ ...admin, next: '/settings?tab=accounts' });
    const tab = accountsTab(page);
    await expect(page.getByRole('heading', { name: '가입 승인 대기 2건' })).toBeVisible();
    await expect(page.getByRole('link', { name: '시스템 설정 승인 대기 2' })).toBeVisible();
    const card = tab.waiting('한새봄');
    await card.getByLabel('역할').selectOption({ label: '조회 전용' });
    await expect(card.getByRole('checkbox', { name: '연락처 보기' })).not.toBeChecked();
    await card.getByRole('checkbox', { name: '상벌점' }).click();
    await card.getByRole('button', { name: '승인', exact: true }).click();
    await expect(page.getByText('한새봄님의 가입을 승인했습니다.')).toBeVisible();
    await expectRow(tab.grid, {
      이름: '한새봄',
      아이디: 'saebom2',
      역할: '조회 전용',
      영역: /도시락.*모의고사/,
      상태: '사용',
    });
    await tab.waiting('신대기').getByRole('button', { name: '거절' }).click();
    await page
      .getByRole('alertdialog', { name: '신대기님의 가입을 거절할까요?' })
      .getByRole('button', { name: '거절' })
      .click();
    await expect(page.getByRole('heading', { name: /가입 승인 대기/ })).toBeHidden();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('관리자 계정 2026-11-20.csv');

    await tryToSignIn();
    await expect(theirs).toHaveURL('/admin-dashboard');
    await expect(
      theirs
        .getByRole('status')
        .filter({ hasText: '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.' }),
    ).toBeVisible();
    await theirs.goto('/settings');
    await expect(
      theirs.getByText("'설정' 권한이 없습니다. 최고관리자에게 요청하세요."),
    ).toBeVisible();
    await settingsPage(theirs).part('관리자 계정').click();
    await expect(theirs.getByText('최고관리자만 계정을 관리할 수 있습니다.')).toBeVisible();
    await newcomer.close();
  },
);

test(
  'signups of one network are refused together, but for the one that is kept; the pile has them as one',
  { tag: '@ci' },
  async ({ page, signInAsManager }) => {
    for (const [n, name] of ['강다온', '문세아', '배시우', '양하린'].entries())
      await page.request.post('/api/admin/signup', {
        data: {
          name,
          username: `newcomer${n}`,
          password: 'Newcomer1!',
          passwordConfirm: 'Newcomer1!',
        },
      });
    await signInAsManager({ ...admin, next: '/list?open=inbox' });
    const pile = page.getByRole('dialog', { name: '처리할 일 · 2건' });
    await expect(pile.getByRole('heading', { name: /에서 4건$/ })).toBeVisible();
    await expect(pile.getByText('강다온, 문세아, 배시우, 양하린')).toBeVisible();
    await expect(pile.getByRole('button', { name: '승인 (A)' })).toHaveAccessibleDescription(
      '승인은 자세히 보기에서 한 건씩 합니다.',
    );
    await pile.getByRole('link', { name: '자세히 보기' }).click();

    const tab = accountsTab(page);
    await expect(page.getByRole('heading', { name: '가입 승인 대기 5건' })).toBeVisible();
    const group = tab.waiting(/에서 4건$/);
    await expect(group.getByText('강다온, 문세아, 배시우, 양하린')).toBeVisible();
    await group.getByRole('button', { name: '함께 거절' }).click();
    const question = page.getByRole('alertdialog', { name: /^가입 신청 \d건을 거절할까요\?$/ });
    await expect(question).toHaveAccessibleName('가입 신청 4건을 거절할까요?');
    await expectNoAxeViolations(page);
    await question.getByRole('checkbox', { name: '배시우 (newcomer2)' }).click();
    await question.getByRole('button', { name: '3건 거절' }).click();
    await expect(page.getByText('가입 신청 3건을 거절했습니다.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '가입 승인 대기 2건' })).toBeVisible();
    await tab.waiting('배시우').getByRole('button', { name: '승인', exact: true }).click();
    await expectRow(tab.grid, { 이름: '배시우', 상태: '사용' });
  },
);

test(
  'a temporary password is shown once and opens nothing until it is replaced; the last admin stays',
  { tag: '@nightly' },
  async ({ page, signInAsManager, browser, server }) => {
    await signInAsManager({ ...admin, next: '/settings?tab=accounts' });
    const tab = accountsTab(page);

    await test.step('one’s own account, and the only admin', async () => {
      await tab.open('한원장');
      const own = tab.drawer('한원장');
      const why = '최고관리자는 한 명 이상 있어야 합니다. 먼저 다른 계정을 최고관리자로 바꾸세요.';
      await expect(own.getByRole('button', { name: '사용 중지' })).toHaveAccessibleDescription(why);
      await expect(own.getByLabel('역할')).toHaveAccessibleDescription(why);
      await expect(own.getByRole('checkbox', { name: '설정' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(own).toBeHidden();
    });

    await tab.open('오매니저');
    const drawer = tab.drawer('오매니저');
    await drawer.getByRole('checkbox', { name: '설정' }).click();
    await drawer.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('오매니저님의 계정을 바꿨습니다.')).toBeVisible();
    await drawer.getByRole('button', { name: '임시 비밀번호 발급' }).click();
    await page
      .getByRole('alertdialog', { name: '오매니저님의 임시 비밀번호를 발급할까요?' })
      .getByRole('button', { name: '임시 비밀번호 발급' })
      .click();
    const shown = page.getByRole('dialog', { name: '임시 비밀번호', exact: true });
    const temporary =
      (await shown.getByLabel('임시 비밀번호', { exact: true }).textContent()) ?? '';
    expect(temporary).toMatch(/^\S{12}$/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(temporary)).toBeHidden();
    await page.keyboard.press('Escape');
    await expectRow(tab.grid, {
      이름: '오매니저',
      상태: '사용 · 임시 비밀번호',
      '로그인 중': '0곳',
    });

    const context = await browser.newContext({ baseURL: server.admin });
    const theirs = await context.newPage();
    await theirs.goto('/admin-login?next=/list');
    await theirs.getByLabel('아이디').fill('manager');
    await theirs.getByLabel('비밀번호', { exact: true }).fill(temporary);
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('heading', { name: '새 비밀번호 만들기' })).toBeVisible();
    await expectNoAxeViolations(theirs);
    await theirs.reload();
    await theirs.getByLabel('임시 비밀번호').fill('Wrong1234!');
    await theirs.getByLabel('새 비밀번호', { exact: true }).fill('Brandnew1234!');
    await theirs.getByLabel('새 비밀번호 확인').fill('Brandnew1234!');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByLabel('임시 비밀번호')).toHaveAccessibleDescription(
      '현재 비밀번호가 다릅니다.',
    );
    await expect(theirs.getByLabel('임시 비밀번호')).toBeFocused();
    await theirs.getByLabel('임시 비밀번호').fill(temporary);
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('heading', { name: '당일 조회' })).toBeVisible();
    await expect(
      theirs.getByText('비밀번호를 바꿨습니다. 다른 기기의 로그인은 모두 끝났습니다.'),
    ).toBeVisible();
    await theirs.goto('/settings');
    await expect(
      theirs.getByText("'설정' 권한이 없습니다. 최고관리자에게 요청하세요."),
    ).toBeVisible();

    await test.step('and one’s own password again, from the menu', async () => {
      await theirs.getByRole('button', { name: '비밀번호 변경' }).click();
      const dialog = theirs.getByRole('dialog', { name: '비밀번호 변경' });
      await dialog.getByLabel('현재 비밀번호').fill('Brandnew1234!');
      await dialog.getByLabel('새 비밀번호', { exact: true }).fill('Brandnew5678!');
      await dialog.getByLabel('새 비밀번호 확인').fill('Brandnew5678!');
      await theirs.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(theirs.getByText('비밀번호를 바꿨습니다.', { exact: false })).toBeVisible();
    });
    await context.close();
  },
);
