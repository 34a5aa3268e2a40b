import type { Page } from '@playwright/test';
import { mealPage } from '../student/meal-page';
import { signInAsStudent } from '../support/sign-in';
import { expect, expectNoAxeViolations, test } from '../support/test';

/** Tab until something has the focus: what a person without a mouse does. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'switch',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).filter({ visible: true }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`);
}
const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
};
const type = async (page: Page, name: string | RegExp, text: string) => {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
};
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

test(
  'an empty academy by keyboard: from the first account to a student who applies for a meal',
  { tag: '@nightly' },
  async ({ page, browser, server }) => {
    test.slow();
    const code = await server.empty();
    await page.goto(`${server.admin}/admin-signup#${code}`);
    await type(page, '이름', '한원장');
    await type(page, '아이디', 'director');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: '사용할 수 있는 아이디입니다.' }),
    ).toBeVisible();
    await type(page, '비밀번호', 'First1234!');
    await type(page, '비밀번호 확인', 'First1234!');
    await press(page, 'button', '가입하기');
    await press(page, 'link', '로그인하기');
    await type(page, '아이디', 'director');
    await type(page, '비밀번호', 'First1234!');
    await page.keyboard.press('Enter');

    await press(page, 'link', '처음 설정 시작하기');
    await expect(page).toHaveURL(/\/setup$/);
    await expect(step(page, '쓸 기능')).toBeVisible();
    await expect(page.getByRole('link', { name: '상벌점', exact: true })).toHaveCount(0);
    await tabTo(page, 'switch', '상벌점');
    await page.keyboard.press('Space');
    await press(page, 'button', '저장하고 다음');
    await expect(step(page, '학원 정보')).toBeFocused();
    await expect(page.getByRole('link', { name: '상벌점 부여' })).toBeVisible();
    await expectNoAxeViolations(page);
    await type(page, '학원 이름', '새봄학원');
    await press(page, 'button', '저장하고 다음');
    await expect(step(page, '운영 요일과 마감')).toBeFocused();
    await expect(page.getByText('8단계 가운데 2단계 완료')).toBeVisible();

    // The tab is closed and opened again: it goes on where it was.
    await page.goto(`${server.admin}/admin-dashboard`);
    await press(page, 'link', '처음 설정 이어서 하기');
    await expect(step(page, '운영 요일과 마감')).toBeVisible();
    await press(page, 'button', '저장하고 다음');
    await expect(step(page, '단가와 입금 계좌')).toBeFocused();
    await press(page, 'button', '점심 5,000원 · 저녁 6,000원으로 채우기');
    await type(page, '은행', '국민은행');
    await type(page, '계좌번호', '123-456');
    await type(page, '예금주', '한원장');
    await press(page, 'button', '저장하고 다음');
    await expect(step(page, '교시')).toBeFocused();
    // Behind a row of periods lies another: Enter saves from any of them.
    await tabTo(page, 'textbox', /^평일/);
    await page.keyboard.press('Enter');
    await expect(step(page, '상벌점 항목')).toBeFocused();
    await press(page, 'button', /^기본 항목 12개 넣기/);
    await press(page, 'button', '다음');

    await expect(step(page, '학생 명단')).toBeFocused();
    await press(page, 'button', '엑셀 올리기');
    const imports = page.getByRole('dialog', { name: '학생 명단 올리기' });
    await type(page, '여기에 붙여넣기', '');
    await page.keyboard.insertText('이름\t전화번호\n봄이\t010-1111-2222\n여름\t010-3333-4444');
    await press(page, 'button', '붙여넣은 내용 확인');
    await press(page, 'button', '정상 2명 반영하기');
    await expect(imports.getByText('추가 2명, 변경 0명을 반영했습니다.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('재원생 2명을 등록했습니다.')).toBeVisible();
    await press(page, 'button', '다음');

    await expect(step(page, '첫 공지')).toBeFocused();
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue(
      /전날 14:00까지\n· 점심 5,000원 · 저녁 6,000원\n· 입금 계좌: 국민은행 123-456 \(한원장\)/,
    );
    await press(page, 'button', '게시');
    await expect(step(page, '마무리')).toBeFocused();
    await expect(
      page.getByText('이제 학생이 로그인해서 도시락을 신청할 수 있습니다.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await press(page, 'link', '오늘로');
    await expect(page.getByRole('heading', { level: 1, name: '오늘' })).toBeVisible();
    await expect(page.getByRole('region', { name: '처음 할 일' })).toHaveCount(0);

    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    await signInAsStudent(phone, { phone: '01011112222', origin: server.student });
    const meals = mealPage(phone);
    await meals.expectLoaded();
    await meals.tap('24일 (화)', '점심');
    await meals.expectSaved();
    await phone.reload();
    await meals.expectChecked('24일 (화)', '점심');
    await phone.context().close();
  },
);
