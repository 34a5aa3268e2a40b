import { decemberWithThree } from '../admin/mocks-page';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';

const EXAM = {
  title: '11월 종합 모의고사',
  examDate: '2026-11-19',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-12',
};
const sheet = (mathOfBada: string) =>
  [
    ['이름', '국어 점수', '국어 등급', '국어 백분위', '수학 등급'],
    ['김하늘', '88', '2', '91', '3'],
    ['이바다', '95', '1', '98', mathOfBada],
  ]
    .map((row) => row.join('\t'))
    .join('\n');

test(
  'results: a pasted table says what is wrong in which row, is mended, saved and published; a student sees them and sets a target',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    const examId = await decemberWithThree(server, EXAM);
    const student = await (await browser.newContext()).newPage();
    await signInAsStudent({ page: student, next: '/mocks' });
    await expect(student.getByRole('tab', { name: '내 신청' })).toBeVisible();
    await expect(student.getByRole('tab', { name: '내 성적' })).toHaveCount(0);

    await signInAsManager({ next: `/mock-exam/list?exam=${examId}&tab=results` });
    await expect(page.getByText('아직 성적이 없습니다')).toBeVisible();
    await page.getByRole('button', { name: '성적 붙여넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '성적 붙여넣기' });
    await dialog.getByRole('textbox', { name: '붙여넣기' }).fill(sheet('11'));
    await dialog.getByRole('button', { name: '성적 읽기' }).click();
    const wrong = dialog.getByRole('region', { name: '고칠 줄' });
    await expect(wrong.getByRole('listitem')).toHaveText([
      "3행 이바다 E3: 수학 '11'을 읽을 수 없습니다. 등급은 1~9 사이의 정수입니다.",
    ]);
    await expect(dialog.getByRole('table', { name: '읽은 성적' })).not.toContainText('이바다');
    await expectNoAxeViolations(page);

    await dialog.getByRole('button', { name: '다른 표 읽기' }).click();
    await dialog.getByRole('textbox', { name: '붙여넣기' }).fill(sheet('1'));
    await dialog.getByRole('button', { name: '성적 읽기' }).click();
    await expect(wrong).toHaveCount(0);
    await dialog.getByRole('button', { name: '성적 4건 저장' }).click();
    await expect(page.getByText('성적 4건을 저장했습니다.')).toBeVisible();
    const results = page.getByRole('grid', { name: '성적' });
    await expectRow(results, { 이름: '이바다', '국어 백분위': '98', '수학 등급': '1' });
    await expect(page.getByText('국어 원점수: 2명 · 평균 91.5 · 중앙값 91.5')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: '성적 공개' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '성적 공개' }).click();
    await expect(page.getByText('성적을 공개했습니다.')).toBeVisible();

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: '성적표 인쇄 (2명)' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: `${EXAM.title} 성적표` })).toHaveCount(3);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'screen' });

    await student.getByRole('tab', { name: '내 성적' }).click();
    const korean = student.getByRole('region', { name: '국어' });
    await expect(korean).toContainText('최근 백분위 91');
    await expect(korean.getByRole('listitem')).toContainText(['원점수 88 · 백분위 91 · 등급 2']);
    await expect(student.getByText('이바다')).toHaveCount(0);
    await student.emulateMedia({ media: 'print' });
    await expect(student.getByRole('heading', { name: '내 모의고사 성적' })).toBeVisible();
    await expect(
      student.getByRole('row', { name: /원점수 88 · 백분위 91 · 등급 2/ }),
    ).toBeVisible();
    await student.emulateMedia({ media: 'screen' });
    await korean.getByRole('button', { name: '목표 정하기' }).click();
    const target = student.getByRole('dialog', { name: '국어 목표' });
    await target.getByRole('combobox', { name: '등급' }).selectOption({ label: '1등급' });
    await target.getByRole('textbox', { name: '백분위' }).fill('96');
    await expectNoAxeViolations(student);
    await target.getByRole('button', { name: '저장' }).click();
    await expect(korean).toContainText('최근 백분위 91 · 목표까지 5 남았어요.');
    await student.getByRole('radio', { name: '등급' }).check();
    await expect(korean).toContainText('최근 2등급');
    await expectNoAxeViolations(student);
    await student.reload();
    await expect(korean).toContainText('목표 1등급 · 백분위 96');
    await student.context().close();
  },
);
