import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from '../support/test';

test('a PDF goes with a notice: checked, listed with its size, and downloaded as it was', async ({
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
  // As Chrome prints any page.
  const buffer = await page.pdf();
  const files = page.getByRole('region', { name: '첨부 파일' });
  const give = (name: string, bytes: Buffer) =>
    files.locator('input').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  await give('설명회 안내.pdf', buffer);
  const attached = files.getByRole('list', { name: '첨부한 파일' });
  await expect(attached.getByRole('link', { name: '설명회 안내.pdf' })).toBeVisible();

  const script = '\n9 0 obj << /S /J#61vaScript /JS (app.alert\\(1\\)) >> endobj\n';
  const text = buffer.toString('latin1');
  const added = Buffer.from(text.replace(/\n(?=\d+ 0 obj)/, script), 'latin1');
  await give('스크립트.pdf', added);
  await expect(
    attached.getByText(/첨부 파일에 스크립트처럼 실행되는 내용이|끝까지 읽을 수 없/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '게시', exact: true })).toBeDisabled();
  await give('사진.pdf', Buffer.from('89504e470d0a1a0a', 'hex'));
  await expect(attached.getByText(/첨부할 수 있는 파일이 아닙니다/)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const _ of [1, 2])
    await files.getByRole('button', { name: '빼기', exact: true }).first().click();

  await page.getByRole('button', { name: '게시', exact: true }).click();
  await expect(page.getByText("'설명회 안내' 공지를 게시했습니다.")).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: phone });
  await phone.getByRole('button', { name: '이번 달 식단 보기' }).click();
  const offered = phone
    .getByRole('list', { name: '첨부 파일' })
    .getByRole('link', { name: /설명회 안내\.pdf \d+KB/ });
  await expect(offered).toBeVisible();
  await expectNoAxeViolations(phone);
  const coming = phone.waitForEvent('download');
  await offered.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('설명회 안내.pdf');
  expect(await readFile(await download.path())).toEqual(buffer);
  await phone.context().close();
});
