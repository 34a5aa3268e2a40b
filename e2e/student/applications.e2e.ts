import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { DECEMBER, factsOf, ME } from './mocks-page';
import { submitPage } from './submit-page';

test(
  'everything applied for in one place, on the screen and on paper',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const [exam = '', past = ''] = await server.addMockExams([
      DECEMBER,
      { title: '10월 모의고사', examDate: '2026-10-16', fee: 30_000 },
    ]);
    await server.addMockRegistrations([
      { phone: ME, mockExamId: exam, onSiteState: 'confirmed', selectedSubjects: ['화학Ⅰ'] },
      { phone: ME, mockExamId: past, paymentStatus: 'confirmed' },
    ]);
    await server.addReservations([
      { phone: ME, date: '2026-11-23', lunch: true, dinner: true },
      { phone: ME, date: '2026-11-24', lunch: true, dinner: false },
      { phone: ME, date: '2026-12-01', lunch: false, dinner: true },
    ]);
    await server.addSchedules([
      {},
      {
        title: '영어과외',
        weekdays: [3],
        status: 'REJECTED',
        rejectReason: '의무 자습 시간과 겹쳐요.',
      },
    ]);
    await server.addReasons([{}]);
    await signInAsStudent({ next: '/submit' });
    const submit = submitPage(page);
    await submit.tab('신청 내역').click();
    await expect(page).toHaveURL(/\?tab=applications$/);

    await test.step('amounts and states', async () => {
      await expect(page.getByText('11월 20일 (금) 10:00 기준').first()).toBeVisible();
      expect(await factsOf(page.getByRole('region', { name: '금액' }))).toEqual({
        '낼 금액': '52,000원',
        '입금 확인': '30,000원',
      });
      const november = submit
        .section('도시락')
        .getByRole('listitem')
        .filter({ hasText: '2026년 11월' });
      expect(await factsOf(november)).toMatchObject({
        점심: '23, 24일',
        저녁: '23일',
        '점심 5,000원 × 2회': '10,000원',
        합계: '16,000원',
        '입금 기간': '11월 1일 (일) ~ 11월 5일 (목)',
      });
      await expect(november.getByText('입금 전')).toBeVisible();
      const due = page.getByRole('region', { name: '입금 안내' });
      await expect(due.getByText('국민은행 123456-01-123456')).toBeVisible();
      expect(await factsOf(submit.section('모의고사').getByRole('listitem').first())).toMatchObject(
        {
          신청: '화학Ⅰ · 현장 응시',
          응시료: '30,000원',
          '입금 기한': '11월 29일 (일)',
        },
      );
      await expect(submit.section('모의고사').getByText('10월 모의고사')).toBeHidden();
      await submit.section('모의고사').getByText('지난 모의고사 1건').click();
      await expect(submit.section('모의고사').getByText('10월 모의고사')).toBeVisible();
      await expect(
        submit.section('정기일정').getByRole('listitem').filter({ hasText: '영어과외' }),
      ).toContainText('반려 사유 의무 자습 시간과 겹쳐요.');
      await expect(
        submit.section('사유').getByText('11월 20일 (금) 외출 · 14:00–16:00'),
      ).toBeVisible();
      // What lies half below a bar of the shell counts as too small: from the top nothing does.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoAxeViolations(page);
    });

    await test.step('on A4, and nothing of the screen', async () => {
      await page.getByRole('button', { name: '인쇄' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: '신청 내역' })).toBeVisible();
      await expect(
        page.getByText('하늘학원 · 학생 김하늘 · 11월 20일 (금) 10:00 기준'),
      ).toBeVisible();
      await expect(page.getByText('낼 금액 52,000원 · 입금 확인 30,000원')).toBeVisible();
      await expectRow(page.getByRole('table').nth(0), {
        월: '2026년 11월',
        점심: '5,000원 × 2회',
        합계: '16,000원',
        상태: '입금 전',
        '신청한 날': '점심 23, 24일 저녁 23일',
      });
      await expectRow(page.getByRole('table').nth(1), {
        시험명: '12월 종합 모의고사',
        응시료: '30,000원',
        상태: '미입금',
      });
      await expectRow(page.getByRole('table').nth(2), {
        일정: '영어과외',
        상태: '반려 (의무 자습 시간과 겹쳐요.)',
      });
      await expectRow(page.getByRole('table').nth(3), {
        '날짜 · 유형': '11월 20일 (금) 외출 · 14:00–16:00',
        상태: '승인 대기',
      });
      for (const role of ['navigation', 'button', 'tab'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      // A4 portrait in points, on one page.
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('each part leads to its page', async () => {
      await submit.section('모의고사').getByRole('link').click();
      await expect(page).toHaveURL(/\/mocks\?tab=mine$/);
      await page.goBack();
      await expect(page).toHaveURL(/\?tab=applications$/);
    });
  },
);
