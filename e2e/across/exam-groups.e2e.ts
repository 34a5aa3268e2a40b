import type { Page } from '@playwright/test';
import { mocksOf } from '../admin/mocks-page';
import { factsOf } from '../student/mocks-page';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';

const TITLE = '수능 대비 모의고사';
const JAPANESE = '일본어Ⅰ';
const REST = '입금 45,000원 · 남은 금액 5,000원';

/** The exam as its student speaks of it. */
function phoneOf(page: Page, student: string) {
  const exam = page.getByRole('dialog', { name: TITLE });
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: TITLE });
  return {
    exam,
    card,
    total: exam.getByRole('status').filter({ hasText: '응시료' }),
    subject: (name: string) =>
      exam.getByRole('radio', { name }).or(exam.getByRole('checkbox', { name })),
    button: (name: string) => exam.getByRole('button', { name, exact: true }),
    async open() {
      await page.goto(`${student}/mocks?tab=mine`);
      await page.getByRole('button', { name: TITLE, exact: true }).click();
    },
    async saved() {
      await exam.getByRole('button', { name: '수정하기' }).click();
      await expect(page.getByText('신청 내용을 수정했어요.')).toBeVisible();
      await expect(exam).toBeHidden();
    },
    /** What 신청 내역 adds up. */
    async amounts() {
      await page.goto(`${student}/submit?tab=applications`);
      return factsOf(page.getByRole('region', { name: '금액' }));
    },
  };
}

test(
  'subjects in groups: the fee follows the choice, and both sides see the same rest and refund',
  { tag: '@ci' },
  async ({ page: manager, browser, server, signInAsManager, signInAsStudent }) => {
    await signInAsManager({ next: '/mock-exam/create' });
    const desk = mocksOf(manager);
    await test.step('the usual groups, two of them with a fee', async () => {
      await desk.field('시험명').fill(TITLE);
      await desk.field('응시료').fill('35000');
      await manager.getByRole('switch', { name: '선택과목 받기' }).click();
      await manager.getByRole('radio', { name: '과목군' }).click();
      await desk.button('수능 과목군 넣기').click();
      for (const [group, fee, said] of [
        ['탐구', '10000', '17과목 · 2개까지 · +10,000원'],
        ['제2외국어/한문', '5000', '9과목 · 1개까지 · +5,000원'],
      ] as const) {
        const row = manager.getByRole('group', { name: group, exact: true });
        await row.getByRole('button', { name: `${group} 수정` }).click();
        await row.getByRole('textbox', { name: '추가 응시료' }).fill(fee);
        await expect(row).toContainText(said);
      }
      await expectNoAxeViolations(manager);
      await desk.button('공개하고 등록').click();
      await expectRow(desk.exams, { 시험명: TITLE, 응시료: '35,000원~' });
      await desk.exams.getByRole('rowheader', { name: TITLE }).dblclick();
      await expect(desk.live).toBeVisible();
    });
    const figures = () => factsOf(manager.getByLabel('시험 정보'));
    const money = (text: string) =>
      expect.poll(async () => (await figures())['입금 / 미입금']).toBe(text);

    const page = await (await browser.newContext()).newPage();
    await signInAsStudent({ page, next: '/mocks' });
    const phone = phoneOf(page, server.student);
    await test.step('several subjects, and the total beside them', async () => {
      await page.getByRole('button', { name: TITLE, exact: true }).click();
      await phone.subject('화법과 작문').check();
      await phone.subject('미적분').check();
      await expect(phone.total).toHaveText('응시료 35,000원');
      await phone.subject('물리학Ⅰ').check();
      await expect(phone.total).toHaveText('응시료 45,000원');
      await phone.subject('화학Ⅰ').check();
      await expect(phone.total).toHaveText('응시료 45,000원');
      await expect(phone.subject('지구과학Ⅰ')).toBeDisabled();
      await expectNoAxeViolations(page);
      await phone.button('신청하기').click();
      const result = page.getByRole('dialog', { name: '모의고사를 신청했어요' });
      expect(await factsOf(result)).toMatchObject({ 응시료: '45,000원' });
      await expectRow(desk.registrations, {
        이름: '김하늘',
        선택과목: '화법과 작문, 미적분, 한국사, 물리학Ⅰ, 화학Ⅰ',
        '입금 상태': '미입금 45,000원',
      });
      expect(await phone.amounts()).toEqual({ '낼 금액': '45,000원', '입금 확인': '0원' });
    });

    await test.step('the deposit is there', async () => {
      await desk.tick('김하늘').click();
      await desk.button('선택 입금 확인').click();
      await expectRow(desk.registrations, { 이름: '김하늘', '입금 상태': '입금 확인' });
      await money('1 / 0');
      expect(await phone.amounts()).toEqual({ '낼 금액': '0원', '입금 확인': '45,000원' });
    });

    await test.step('one subject more: both see the rest', async () => {
      await phone.open();
      await phone.subject(JAPANESE).check();
      await expect(phone.total).toHaveText(`응시료45,000원 50,000원${REST}`);
      await phone.saved();
      await expect(phone.card).toContainText(REST);
      await expectRow(desk.registrations, { 이름: '김하늘', '입금 상태': '미입금 5,000원' });
      await money('0 / 1');
      await desk.registrations.getByRole('rowheader', { name: '김하늘' }).dblclick();
      await expect(desk.drawer).toContainText(`50,000원 · ${REST}`);
      await manager.keyboard.press('Escape');
      expect(await phone.amounts()).toEqual({ '낼 금액': '5,000원', '입금 확인': '45,000원' });
    });

    await test.step('without it again: nothing is left to pay', async () => {
      await phone.open();
      await expect(phone.exam).toContainText(REST);
      await phone.subject(JAPANESE).uncheck();
      await phone.saved();
      await expect(phone.card).toContainText('입금 확인');
      await expect(phone.card).not.toContainText('남은 금액');
      await expectRow(desk.registrations, { 이름: '김하늘', '입금 상태': '입금 확인' });
      await money('1 / 0');
    });

    await test.step('cancelled: both see what is owed back, until it is given', async () => {
      await phone.open();
      await phone.button('신청 취소하기').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('입금한 응시료 45,000원은 환불 대기로 바뀌어요.');
      await question.getByRole('button', { name: '신청 취소하기' }).click();
      await expect(page.getByRole('dialog', { name: '신청 취소' })).toBeVisible();
      expect(await phone.amounts()).toEqual({
        '낼 금액': '0원',
        '입금 확인': '0원',
        '환불 예정': '45,000원',
      });
      await expect.poll(figures).toMatchObject({ '환불 대기': '1' });
      await desk.show('취소 (1)');
      await expectRow(desk.registrations, { 이름: '김하늘', '입금 상태': '환불 대기 45,000원' });
      await desk.tick('김하늘').click();
      await desk.button('환불 지급').click();
      await expect(desk.said('1건의 환불 지급을 확인했습니다.')).toBeVisible();
      await expect.poll(figures).not.toHaveProperty('환불 대기');
      expect(await phone.amounts()).toEqual({ '낼 금액': '0원', '입금 확인': '0원' });
    });
    await page.context().close();
  },
);
