import { factsOf } from '../student/mocks-page';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { DECEMBER, decemberWithThree, mocksOf } from './mocks-page';

test(
  'an exam is made for the next months at once, as drafts, and all of it is taken back',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await decemberWithThree(server);
    await signInAsManager({ next: '/mock-exam/list' });
    const mocks = mocksOf(page);
    await mocks.choose(DECEMBER.title, '매월 만들기');
    await page.getByRole('textbox', { name: '만들 달 수' }).fill('2');
    await expect(page.getByRole('list', { name: '만들 시험' }).getByRole('listitem')).toContainText(
      ['1월 종합 모의고사', '2월 종합 모의고사'],
    );
    await expectNoAxeViolations(page);
    await mocks.button('2건 만들기').click();
    await expect(mocks.said('모의고사 2건을 임시저장했습니다.')).toBeVisible();
    const made = (title: string) =>
      mocks.exams.getByRole('rowheader', { name: new RegExp(`^${title}`) });
    await expect(made('1월 종합 모의고사')).toBeVisible();
    await expect(made('2월 종합 모의고사')).toBeVisible();
    await mocks.undo.click();
    await expect(made('1월 종합 모의고사')).toBeHidden();
    await expect(made(DECEMBER.title)).toBeVisible();
  },
);

test(
  'on the exam’s day who was there and who was not is marked, and found again',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    const examId = await decemberWithThree(server, {
      examDate: '2026-11-20',
      registrationEndDate: '2026-11-12',
    });
    await signInAsManager({ next: `/mock-exam/list?exam=${examId}` });
    const mocks = mocksOf(page);
    for (const [name, mark] of [
      ['김하늘', '응시'],
      ['이바다', '결시'],
    ] as const) {
      await mocks.tick(name).click();
      await mocks.button(mark).click();
      await expect(mocks.tick(name)).not.toBeChecked();
    }
    await expect
      .poll(async () => (await factsOf(page.getByLabel('시험 정보')))['응시 / 결시'])
      .toBe('1 / 1');
    await mocks.show('결시 (1)');
    await expect(mocks.names).toHaveText(['이바다']);
    await expectNoAxeViolations(page);
  },
);
