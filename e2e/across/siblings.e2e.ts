import { askServer } from '../admin/students-page';
import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'a brother is registered with the number of his sister, and each signs in as who they are',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    await askServer(server, 'login-settings', {
      method: 'PUT',
      body: { pin: false, approveDevices: false, sharedNumbers: true, knownNetworks: [] },
      ifMatch: '"0"',
    });
    await signInAsManager({ next: '/student' });
    await page.getByRole('button', { name: '학생 등록' }).first().click();
    const form = page.getByRole('dialog', { name: '학생 등록' });
    await form.getByRole('textbox', { name: '이름', exact: true }).fill('김바람');
    await form.getByRole('textbox', { name: '학생 전화' }).fill('01012345678');
    const save = form.getByRole('button', { name: '등록하기' });
    await save.click();
    await form.getByRole('checkbox', { name: '형제자매가 함께 쓰는 번호입니다' }).check();
    await expectNoAxeViolations(page);
    await save.click();
    await expect(form).toBeHidden();

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const login = async (name: string) => {
      await phone.goto(`${server.student}/`);
      await phone.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
      await phone.getByRole('button', { name: '로그인', exact: true }).click();
      const choice = phone.getByRole('dialog', { name: '누구로 로그인할까요?' });
      await expect(choice.getByRole('button', { name: '김*늘' })).toBeVisible();
      await expectNoAxeViolations(phone);
      await choice.getByRole('button', { name }).click();
    };
    await login('김*람');
    await phone.getByRole('button', { name: '내 정보 김바람' }).click();
    await phone.getByRole('button', { name: '로그아웃' }).click();
    await expect(phone.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    await login('김*늘');
    await expect(phone.getByRole('button', { name: '내 정보 김하늘' })).toBeVisible();
    await context.close();
  },
);
