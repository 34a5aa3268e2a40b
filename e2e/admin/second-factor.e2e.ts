import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { TestServer } from '../support/server';
import { expect, expectNoAxeViolations, PRESENT, test } from '../support/test';

const MANAGER = { username: 'manager', password: 'Manager1234!' };
const ADMIN = { username: 'admin', password: 'Admin1234!' };

const codeField = (page: Page) => page.getByLabel('인증 앱의 6자리 코드');
const submit = (page: Page) => page.getByRole('button', { name: '로그인', exact: true });

/** An authenticator app that scanned this key; each code is half a minute after the last. */
function phoneWith(secret: string, { setClock }: TestServer) {
  const totp = new TOTP({ secret });
  let steps = 0;
  return async () => {
    steps += 1;
    const now = new Date(new Date(`${PRESENT}+09:00`).getTime() + steps * 30_000);
    await setClock(now.toISOString(), { frozen: true });
    return totp.generate({ timestamp: now.getTime() });
  };
}

/** Logs out, and sends the password of the next one. */
async function loginAgain(page: Page, { username, password }: typeof MANAGER) {
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** From the password to the recovery codes; answers what the phone and the paper know. */
async function setUp(page: Page, server: TestServer, password: string) {
  await page.getByLabel('현재 비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: '인증 앱에 연결할 QR 코드' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectNoAxeViolations(page);
  const secret = await page.locator('code').innerText();
  const phone = phoneWith(secret.replaceAll(' ', ''), server);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription(/코드가 맞지 않거나/);
  await codeField(page).fill(await phone());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoAxeViolations(page);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: '적어 두었습니다' }).click();
  return { phone, recoveryCode };
}

test('an admin offers it, a manager sets it up, logs out, and logs in with a code and a recovery code', async ({
  page,
  signInAsManager,
  server,
}) => {
  await signInAsManager({ ...ADMIN, next: '/settings?tab=accounts' });
  await page.getByRole('radio', { name: '원하는 사람만' }).click();
  await expect(page.getByText('2단계 인증 설정을 바꿨습니다.')).toBeVisible();

  await loginAgain(page, MANAGER);
  await page.getByRole('button', { name: '2단계 인증' }).click();
  const { phone, recoveryCode } = await setUp(page, server, MANAGER.password);
  await expect(page.getByText(/2단계 인증을 켰습니다/)).toBeVisible();
  await page.getByRole('button', { name: '2단계 인증' }).click();
  await expect(page.getByText('10개 남음')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const code of [await phone(), recoveryCode.toLowerCase()]) {
    await loginAgain(page, MANAGER);
    if (code.length === 6) {
      await expect(codeField(page)).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.type(code);
    } else {
      await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
      await page.getByLabel('복구 코드', { exact: true }).fill(code);
    }
    await submit(page).click();
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  }

  await test.step('turning it off asks for a code that was not used', async () => {
    await page.getByRole('button', { name: '2단계 인증' }).click();
    await expect(page.getByText('9개 남음')).toBeVisible();
    await page.getByRole('button', { name: '2단계 인증 끄기' }).click();
    const field = page.getByLabel('인증 앱의 6자리 코드 또는 복구 코드');
    await field.fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/이미 사용한 코드/);
  });
});

test(
  'required of admins: who has none sets it up before anything else',
  { tag: '@ci' },
  async ({ page, signInAsManager, server }) => {
    await signInAsManager({ ...ADMIN, next: '/settings?tab=accounts' });
    await page.getByRole('radio', { name: '최고관리자는 필수' }).click();
    await page.getByRole('button', { name: '요구하기' }).click();
    await expect(page.getByRole('heading', { name: '2단계 인증' })).toBeVisible();
    await page.goto('/list');
    await expect(
      page.getByRole('heading', { name: '2단계 인증' }),
      'no way around it',
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await setUp(page, server, ADMIN.password);
    await expect(page.getByRole('heading', { name: '당일 조회' })).toBeVisible();
  },
);
