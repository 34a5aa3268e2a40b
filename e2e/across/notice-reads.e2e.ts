import { expect, expectNoAxeViolations, test } from '../support/test';

test('a notice that is shown first is confirmed once, and managers see who has not', async ({
  page,
  browser,
  signInAsManager,
  signInAsStudent,
}) => {
  test.slow();
  await signInAsManager({ next: '/news' });
  await page.getByRole('button', { name: '공지 작성' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill('설명회 안내');
  await page.getByRole('combobox', { name: '구분' }).selectOption('INFO');
  await page.getByRole('textbox', { name: '내용' }).fill('토요일 두 시에 시작해요.');
  await page.getByRole('radio', { name: '학생 선택' }).click();
  await page.getByRole('combobox', { name: '학생' }).fill('김하늘');
  await page
    .getByRole('option', { name: /김하늘/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /김하늘.* 빼기/ })).toBeVisible();
  await page.getByRole('checkbox', { name: '처음 화면에 띄우기' }).check();
  await expect(page.getByRole('checkbox', { name: '읽음 확인 받기' })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '게시', exact: true }).click();
  const reads = page.getByRole('button', { name: /설명회 안내 읽음 0명 \/ 전체 1명/ });
  await expect(reads).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: phone });
  const notice = phone.getByRole('dialog', { name: '공지' });
  await expect(notice.getByText('토요일 두 시에 시작해요.')).toBeVisible();
  await expectNoAxeViolations(phone);
  await notice.getByRole('button', { name: '확인했어요' }).click();
  await expect(notice).toBeHidden();

  const tablet = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: tablet });
  await tablet.getByRole('button', { name: '이번 달 식단 보기' }).click();
  await expect(tablet.getByText(/에 확인했어요\./)).toBeVisible();
  await expect(tablet.getByRole('button', { name: '나중에 볼게요' })).toBeHidden();

  await page.getByRole('button', { name: /설명회 안내 읽음 1명 \/ 전체 1명/ }).click();
  const drawer = page.getByRole('dialog', { name: '설명회 안내 확인 현황' });
  await expect(drawer.getByText('읽음 1명 / 전체 1명')).toBeVisible();
  await drawer.getByRole('radio', { name: '확인 1' }).click();
  await expect(drawer.getByText('김하늘')).toBeVisible();
  await expectNoAxeViolations(page);
});
