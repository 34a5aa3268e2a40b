import { askServer, studentsOnServer } from '../admin/students-page';
import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'study time: written at the desk, in the report with a sentence, on paper, and with the student',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    const [student] = await studentsOnServer(server, 'q=김하늘');
    if (!student) throw new Error('김하늘 is missing');
    await askServer(server, 'attendance/2026-11-19/visits', {
      method: 'PUT',
      body: {
        edits: [
          {
            studentId: student.id,
            arrivedAt: '14:00',
            leftAt: '16:50',
            outings: [{ from: '15:00', to: '15:30' }],
            base: 0,
          },
        ],
      },
    });
    // The headless browser has no print dialog: what is on paper stays until printing is over.
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await signInAsManager({ next: '/attendance?view=reports' });
    const row = page.getByRole('row', { name: /김하늘/ });
    await expect(row).toContainText('2시간');
    await expectNoAxeViolations(page);

    const cell = row.getByRole('gridcell').last();
    const write = async (text: string) => {
      await cell.click();
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: '김하늘 한마디' }).fill(text);
      await page.keyboard.press('Enter');
      await expect(page.getByText('김하늘 학생의 한마디를 저장했습니다.')).toBeVisible();
    };
    await write('꾸준히 나왔습니다.');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(cell).toHaveText('');
    await write('좋은 달이었습니다.');
    await expect(cell).toHaveText('좋은 달이었습니다.');

    await page.getByRole('button', { name: /리포트 인쇄/ }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article').filter({ hasText: '김하늘' });
    await expect(paper.getByRole('heading', { name: '2026년 11월 학습 리포트' })).toBeVisible();
    await expect(paper.getByRole('row', { name: '순 공부 시간 2시간' })).toBeVisible();
    await expect(paper).toContainText('선생님 한마디: 좋은 달이었습니다.');

    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    await signInAsStudent({ page: phone });
    await phone.getByRole('button', { name: /내 정보/ }).click();
    await phone.getByRole('link', { name: '내 공부 시간' }).click();
    await expect(phone.getByRole('heading', { name: '최근 다섯 주' })).toBeVisible();
    await expect(phone.getByRole('listitem').filter({ hasText: '11월 19일 (목)' })).toContainText(
      '2시간',
    );
    await expect(phone).toHaveURL(/\/study$/);
    await expectNoAxeViolations(phone);
    await phone.context().close();
  },
);

test(
  'the reports of 200 students come in one run, say how far they are, and can be stopped',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const before = (await studentsOnServer(server, '')).length;
    await server.addStudents(
      Array.from({ length: 200 - before }, (_, index) => ({
        name: `리포트${index}`,
        phone: `0109${String(index).padStart(7, '0')}`,
      })),
    );
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await signInAsManager({ next: '/attendance?view=reports' });
    const print = page.getByRole('button', { name: '리포트 인쇄 (200명)' });
    await expect(print).toBeVisible();

    // Delays the answer as a slow line would, until the progress has been read.
    await page.route('**/api/admin/monthly-reports/**', () => undefined);
    await print.click();
    await expect(page.getByText('0 / 200명')).toBeVisible();
    await page.getByRole('button', { name: '취소', exact: true }).click();
    await expect(page.getByText('0 / 200명')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.unroute('**/api/admin/monthly-reports/**');

    await print.click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(200);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(200);
  },
);
