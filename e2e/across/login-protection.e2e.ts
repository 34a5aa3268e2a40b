import type { Browser } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';

const openPhone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  'an academy asks for a PIN and approves devices: the student chooses, reads the code out, and is in',
  { tag: '@nightly' },
  async ({ page: manager, browser, server, signInAsManager }) => {
    const phone = await openPhone(browser);
    const student = await phone.newPage();
    const pin = student.getByLabel('간편 비밀번호', { exact: true });
    const login = student.getByRole('button', { name: '로그인', exact: true });

    await test.step('the admin switches both on', async () => {
      await signInAsManager({ page: manager, username: 'admin', password: 'Admin1234!' });
      await manager.goto(`${server.admin}/settings?tab=login`);
      await manager.getByLabel('로그인할 때 간편 비밀번호 묻기').check();
      await manager.getByLabel('처음 쓰는 기기는 승인받기').check();
      await expectNoAxeViolations(manager);
      await manager.getByRole('button', { name: '저장', exact: true }).click();
      await expect(manager.getByText('설정을 저장했습니다.')).toBeVisible();
    });

    await test.step('the student chooses a PIN', async () => {
      await student.goto(`${server.student}/`);
      await student.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
      await login.click();
      await expect(pin).toBeFocused();
      await expect(
        student.getByText('앞으로 로그인할 때 쓸 간편 비밀번호를 정해 주세요.'),
      ).toBeVisible();
      await expect(student.getByText('등록한 휴대폰 번호로')).toBeHidden();
      await pin.fill('1111');
      await login.click();
      await expect(student.getByText('같은 숫자나 이어지는 숫자로만 된')).toBeVisible();
      await expectNoAxeViolations(student);
      await pin.fill('1357');
      await student.getByLabel('간편 비밀번호 한 번 더').fill('1357');
      await login.click();
    });

    await test.step('and reads the code out at the desk', async () => {
      const told = student.getByText(/데스크에 확인 번호 \d{4}번을/).first();
      const code = /\d{4}/.exec((await told.textContent()) ?? '')?.[0] ?? 'none';
      const row = manager.getByRole('row', { name: /김하늘/ });
      await expect(row, 'without a reload').toContainText(code);
      await row.getByRole('button', { name: '김하늘 학생의 기기 승인' }).click();
      await expect(manager.getByText('기다리는 기기가 없습니다.')).toBeVisible();
    });

    await test.step('then goes on with what was chosen', async () => {
      await login.click();
      await student.getByRole('button', { name: '맞아요' }).click();
      await expect(student).toHaveURL(/student-calendar$/);
    });
    await phone.close();
  },
);
