import { expect, expectNoAxeViolations, test } from '../support/test';
import { foreignFile } from '../support/fixture';
import { studentsOnServer, studentsPage } from './students-page';

test('lists of students as other programs write them', async ({
  page,
  server,
  signInAsManager,
}) => {
  test.slow();
  const { imports } = studentsPage(page);
  const write = (count: number) =>
    imports.getByRole('button', { name: `정상 ${count}명 반영하기` });
  const read = imports.getByRole('table', { name: '이렇게 읽었습니다' });
  const open = async (name: string) => {
    await page.goto('/student?do=import');
    await imports.locator('input[type=file]').setInputFiles(foreignFile(name));
  };
  await signInAsManager({ next: '/student' });

  await open('students-number-formats.xlsx');
  await expect(read.getByRole('row', { name: '나윤슬' })).toHaveText(
    /나윤슬.*010-3333-0001.*고3.*2반.*007.*새봄고/,
  );
  await write(2).click();
  await expect(imports.getByText('추가 2명, 변경 0명을 반영했습니다.')).toBeVisible();
  expect(
    (await studentsOnServer(server, 'q=도하람')).map(({ name, seat, grade }) => [
      name,
      seat,
      grade,
    ]),
  ).toEqual([['도하람', 'A-12', '고2']]);

  await open('students-merged.xlsx');
  await expect(imports.getByRole('heading', { name: '추가할 학생 5명' })).toBeVisible();
  await expect(imports.getByRole('listitem').filter({ hasText: '바병합' })).toContainText(
    '푸른고 · 고2',
  );

  await open('students-errors.xlsx');
  await expect(
    imports.getByRole('heading', { name: '오류 1행은 반영하지 않습니다' }),
  ).toBeVisible();
  await expect(
    imports.getByRole('listitem').filter({ hasText: 'C2: 엑셀 오류(#N/A)라 읽지 않았습니다.' }),
  ).toBeVisible();
  await expect(write(1)).toBeVisible();

  await open('students-backslash.xlsx');
  await expect(read.getByRole('row', { name: '나역슬래' })).toBeVisible();
  await open('students-memo-semicolons.csv');
  await expect(read.getByRole('row', { name: '땅콩;' }).first()).toBeVisible();

  await open('students-three-sheets.xlsx');
  await expect(imports.getByRole('button', { name: '2반' })).toBeVisible();
  await expectNoAxeViolations(page);
  for (const [sheet, next, count] of [
    ['1반', '2반', 1],
    ['2반', '3반', 2],
  ] as const) {
    if (sheet === '1반') await imports.getByRole('button', { name: sheet, exact: true }).click();
    await write(count).click();
    await imports.getByRole('button', { name: `${next} 시트 올리기` }).click();
  }
  await write(1).click();
  await expect(imports.getByText('추가 1명, 변경 0명을 반영했습니다.')).toBeVisible();
  await expect(imports.getByText('아직 올리지 않은 시트가 있습니다.')).toHaveCount(0);

  await open('hard-xml2003.xls');
  await imports.getByRole('button', { name: '숨긴 줄과 열도 읽기' }).click();
  await expect(imports.getByRole('heading', { name: '추가할 학생 2명' })).toBeVisible();
  await open('hard-drm.xlsx');
  await expect(imports.getByText(/^문서 보안\(DRM\)이 걸린 파일입니다/)).toBeVisible();
});

test('bank lists as banks hand them out', async ({ page, server, signInAsManager }) => {
  await server.addStudents([{ name: '이바라', phone: '01077770001' }]);
  const dialog = page.getByRole('dialog', { name: '은행 내역 붙여넣기' });
  const open = async (name: string) => {
    await page.goto('/admin-dashboard?tab=deposits');
    await page.getByRole('button', { name: '은행 내역 붙여넣기' }).click();
    await dialog.locator('input[type=file]').setInputFiles(foreignFile(name));
    await expect(dialog.getByText('확인할 것')).toBeVisible();
  };
  await signInAsManager({ next: '/admin-dashboard?tab=deposits' });

  await open('bank-rowspan-date.xls');
  await expect(dialog.getByText('출금 1건 제외')).toBeVisible();
  await expect(dialog.getByText('읽지 못한 행')).toHaveCount(0);

  await open('bank-formula-quoted.csv');
  for (const name of ['김하늘', '이바다', '박솔'])
    await expect(dialog.getByText(name).first()).toBeAttached();

  await page.goto('/admin-dashboard?tab=deposits');
  await page.getByRole('button', { name: '은행 내역 붙여넣기' }).click();
  await dialog
    .getByRole('textbox', { name: '붙여넣기' })
    .fill(
      `${'본 내역은 참고용입니다. '.repeat(30)}\n일시\t보낸분\t입금액\n2026.11.19\t김하늘\t5,000`,
    );
  await dialog.getByRole('button', { name: '내역 읽기' }).click();
  await expect(dialog.getByText('김하늘').first()).toBeAttached();
});
