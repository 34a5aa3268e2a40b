import { pressTool } from '../support/list-tools';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { cp949 } from '../support/cp949';
import { workbook } from '../support/workbook';
import { studentsOnServer, studentsPage } from './students-page';

const phoneOf = (index: number) => `1050${String(100_000 + index)}`;

/**
 * As academies keep them: a title above, their own names for the columns, numbers without their
 * leading 0, names in NFD. Every 25th has no number that can be read.
 */
const THOUSAND = [
  ['2026학년도 원생 명부'],
  ['성 명', '휴대폰 번호', '자리', '학부모 연락처', '내부 코드'],
  ...Array.from({ length: 1000 }, (_, index) => [
    `새학생${index}`.normalize('NFD'),
    index % 25 === 0 ? '없음' : Number(phoneOf(index)),
    `Z-${index}`,
    index % 2 ? `010-9000-${String(1000 + (index % 9000))}` : null,
    'x',
  ]),
];

test(
  '1,000 students with 40 bad rows: the preview, exactly the good ones, one click back',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    // A thousand rows are work for a busy machine: the time is no part of the test.
    test.slow();
    const { imports, names } = studentsPage(page);
    const before = await studentsOnServer(server);
    await signInAsManager({ next: '/student?do=import' });
    await imports.locator('input[type=file]').setInputFiles({
      name: '원생 명부.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(THOUSAND),
    });
    await expect(imports.getByRole('combobox', { name: '내부 코드 열' })).toHaveValue('', {
      timeout: 30_000,
    });
    await imports.getByRole('button', { name: '이대로 확인' }).click();
    await expect(
      imports.getByRole('heading', { name: '오류 40행은 반영하지 않습니다' }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(
      imports.getByRole('listitem').filter({ hasText: '전화번호' }).first(),
    ).toContainText(/3, 28, 53, 78, 103, .*외 28행/);
    await expect(imports.getByText('전화번호에서 빠진 앞자리 0을 채웠습니다.')).toBeVisible();
    await expect(imports.getByText('가져오지 않는 열: 내부 코드')).toBeVisible();
    expect(await studentsOnServer(server), 'a preview writes nothing').toEqual(before);

    await imports.getByRole('button', { name: '정상 960명 반영하기' }).click();
    await expect(imports.getByText('추가 960명, 변경 0명을 반영했습니다.')).toBeVisible({
      timeout: 30_000,
    });
    const listed = await studentsOnServer(server);
    const added = listed.filter(({ name }) => name.startsWith('새학생'.normalize('NFC')));
    expect([listed.length, added.length]).toEqual([before.length + 960, 960]);
    expect(new Set(added.map(({ phone }) => phone))).toEqual(
      new Set(
        Array.from({ length: 1000 }, (_, index) => `0${phoneOf(index)}`).filter(
          (_, index) => index % 25 !== 0,
        ),
      ),
    );

    await imports.getByRole('button', { name: '가져오기 되돌리기' }).click();
    await expect(page.getByText('960명을 되돌렸습니다.')).toBeVisible({ timeout: 30_000 });
    expect(await studentsOnServer(server)).toEqual(before);
    await expect(names).toHaveText(['김하늘', '이바다', '박솔']);
  },
);

test(
  'a CSV of Korean Excel changes who is known; it stands in the list of imports and is taken back there',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const { imports, cell, names } = studentsPage(page);
    await signInAsManager({ next: '/student' });
    await pressTool(page, '엑셀 올리기');
    await expect(imports.getByText('아직 가져온 명단이 없습니다.')).toBeVisible();
    const template = page.waitForEvent('download');
    await imports.getByRole('button', { name: '양식 다운로드' }).click();
    expect((await template).suggestedFilename()).toBe('학생 명단 양식 2026-11-20.xlsx');

    await imports.locator('input[type=file]').setInputFiles({
      name: '좌석표.csv',
      mimeType: 'text/csv',
      buffer: cp949('학생명,H.P,좌석번호\r\n박솔,1034567890,C-77\r\n김하늘,010-1234-5678,A-01\r\n'),
    });
    await expect(imports.getByText('3행')).toHaveCount(0);
    await expect(
      imports.getByRole('listitem').filter({ hasText: '좌석 B-01 → C-77' }),
    ).toContainText('2행 박솔');
    await expectNoAxeViolations(page);
    await imports.getByRole('button', { name: '정상 1명 반영하기' }).click();
    await expect(imports.getByText('추가 0명, 변경 1명을 반영했습니다.')).toBeVisible();
    await imports.getByRole('button', { name: '닫기' }).last().click();
    await expect(cell('C-77')).toBeVisible();

    await page.goto('/student?do=import');
    await expect(imports.getByRole('listitem').filter({ hasText: '좌석표.csv' })).toContainText(
      '추가 0명 · 변경 1명 · 오매니저',
    );
    await imports.getByRole('button', { name: '좌석표.csv 되돌리기' }).click();
    await expect(imports.getByRole('listitem').filter({ hasText: '좌석표.csv' })).toContainText(
      '되돌림',
    );
    await imports.getByRole('button', { name: '닫기' }).first().click();
    await expect(cell('B-01')).toBeVisible();
    await expect(names).toHaveText(['김하늘', '이바다', '박솔']);
    expect((await studentsOnServer(server, 'q=박솔'))[0]?.seat).toBe('B-01');
  },
);
