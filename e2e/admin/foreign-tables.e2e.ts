import { expect, expectNoAxeViolations, test } from '../support/test';
import { foreignFile } from '../support/fixture';
import { studentsOnServer, studentsPage } from './students-page';

test(
  'lists of students as other programs write them',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    // Eight files, two of them written: the time is no part of the test.
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
      imports
        .getByRole('listitem')
        .filter({ hasText: 'C2 학년: 엑셀 오류(#N/A)라 읽지 않았습니다.' }),
    ).toBeVisible();
    await expect(write(1)).toBeVisible();

    await open('students-backslash.xlsx');
    await expect(read.getByRole('row', { name: '나역슬래' })).toBeVisible();
    await open('students-memo-semicolons.csv');
    await expect(read.getByRole('row', { name: '월;화;수;목' }).first()).toBeVisible();

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
  },
);

test(
  'bank lists as banks hand them out',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await server.setClock('2026-11-26T10:00:00');
    const dialog = page.getByRole('dialog', { name: '은행 내역 붙여넣기' });
    const open = () => page.goto('/list?open=statement');
    const drop = async (name: string) => {
      await open();
      await dialog.locator('input[type=file]').setInputFiles(foreignFile(name));
    };
    const deposits = (count: number) =>
      expect(dialog.getByRole('region', { name: `확인할 입금 1 / ${count}` })).toBeVisible();
    await signInAsManager({ next: '/list' });

    await drop('bank-rowspan-date.xls');
    await expect(
      dialog.getByText(/^붙여 넣은 3행 = .*확인할 것 2건 .*출금·취소 1건 .*읽지 못한 행 0건$/),
    ).toBeVisible();
    await deposits(2);

    // Where 거래금액 heads both columns, only 입금 counts as deposits; a row with a reversal is one
    // question.
    await drop('bank-two-row-header.xlsx');
    await expect(
      dialog.getByText(/확인할 것 1건 .*출금·취소 1건 .*읽지 못한 행 0건$/),
    ).toBeVisible();
    await drop('bank-cancelled.csv');
    await expect(dialog.getByText(/^붙여 넣은 2행 = 일치 0건 .*읽지 못한 행 0건$/)).toBeVisible();
    await deposits(1);

    await drop('bank-formula-quoted.csv');
    await deposits(3);

    // The list has joined cells, which its text alone does not say.
    await open();
    const field = dialog.getByRole('textbox', { name: '붙여넣기' });
    await field.evaluate((element) => {
      const copied = new DataTransfer();
      copied.setData(
        'text/html',
        '<table><tr><td>거래일자</td><td>보낸분</td><td>입금액</td></tr><tr><td rowspan="2">2026-11-19</td><td>김하늘</td><td>5,000</td></tr><tr><td>이바다</td><td>6,000</td></tr></table>',
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
      );
    });
    await expect(field).toHaveValue(/2026-11-19\t이바다\t6,000$/);
    await dialog.getByRole('button', { name: '내역 읽기' }).click();
    await deposits(2);
    await expect(dialog.getByText(/^붙여 넣은 2행 = .*읽지 못한 행 0건$/)).toBeVisible();

    await open();
    const disclaimer = '본 내역은 참고용입니다. '.repeat(30);
    await field.fill(`${disclaimer}\n일시\t보낸분\t입금액\n2026.11.19\t김하늘\t5,000`);
    await dialog.getByRole('button', { name: '내역 읽기' }).click();
    await deposits(1);
  },
);
