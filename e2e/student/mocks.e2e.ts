import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { DECEMBER, factsOf, ME, mocksPage, OTHER } from './mocks-page';

test('applies, modifies, cancels and applies again', async ({
  page,
  context,
  server,
  signInAsStudent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [exam = ''] = await server.addMockExams([DECEMBER]);
  await signInAsStudent();
  const mocks = mocksPage(page);
  await page.getByRole('navigation').getByRole('link', { name: '모의고사 신청' }).click();
  await expect(page).toHaveURL(/\/mocks$/);

  await test.step('the card tells what there is to know', async () => {
    await expect(mocks.card().getByText('진행 중')).toBeVisible();
    expect(await factsOf(mocks.card())).toEqual({
      시험일: '12월 14일 (월) 08:40 시험 D-24',
      '신청 기간': '11월 10일 (화) ~ 11월 29일 (일)마감까지 9일 14시간',
      응시료: '35,000원',
    });
    await expect(mocks.card().getByText('현장 자리 40석 남음')).toBeVisible();
  });

  await test.step('the drawer has an address: Back closes it', async () => {
    await mocks.open();
    await expect(page).toHaveURL(new RegExp(`/mocks\\?open=exam-${exam}$`));
    await page.goBack();
    await expect(mocks.drawer()).toBeHidden();
    await expect(page).toHaveURL(/\/mocks$/);
  });

  await test.step('applies', async () => {
    await mocks.open();
    await expect(
      mocks.drawer().getByText('현장 응시를 선택하지 않으면 시험지만 제공해요.'),
    ).toBeVisible();
    await expect(mocks.apply).toBeDisabled();
    await expect(mocks.apply).toHaveAccessibleDescription('선택과목을 꼭 선택해 주세요.');
    await expectNoAxeViolations(page);
    const saving = page.waitForEvent('download');
    await mocks.drawer().getByRole('button', { name: '캘린더에 추가' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('12월 종합 모의고사.ics');
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      'DTSTART;VALUE=DATE:20261214\r\nDTEND;VALUE=DATE:20261215\r\nSUMMARY:12월 종합 모의고사 08:40',
    );
    await mocks.applyFor();
    expect(await factsOf(mocks.result)).toEqual({
      예금주: '하늘학원',
      계좌번호: '국민은행 123456-01-123456',
      '입금 기한': '11월 29일 (일)',
      '학생 이름(입금자명)': '김하늘',
      응시료: '35,000원',
    });
    await expect(mocks.result.getByText('입금이 확인되면 신청이 확정돼요.')).toBeVisible();
    await mocks.result.getByRole('button', { name: '계좌번호 복사' }).click();
    await expect(mocks.result.getByText('계좌번호를 복사했어요.').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('123456-01-123456');
    await expectNoAxeViolations(page);
    await mocks.confirm();
    await expect(mocks.result).toBeHidden();
    await expect(page).toHaveURL(/\/mocks$/);
    await expect(mocks.card().getByText('신청함 · 화학Ⅰ · 현장 응시')).toBeVisible();
    await expect(mocks.cardButton()).toBeFocused();
  });

  await test.step('finds the account again by a link, and modifies', async () => {
    await page.goto(`/mocks?tab=mine&open=exam-${exam}`);
    await expect(mocks.modify).toHaveAccessibleDescription('바꾼 내용이 없어요.');
    expect(await factsOf(mocks.drawer())).toMatchObject({
      계좌번호: '국민은행 123456-01-123456',
      응시료: '35,000원',
    });
    await mocks.drawer().getByRole('button', { name: '닫기' }).click();
    await expect(page).toHaveURL(/\/mocks\?tab=mine$/);
    await expect(mocks.card().getByText('미입금')).toBeVisible();
    await mocks.open();
    await mocks.subject('물리학Ⅰ').check();
    await mocks.seat.uncheck();
    await mocks.modify.click();
    await expect(page.getByText('신청 내용을 수정했어요.')).toBeVisible();
    await expect(mocks.drawer()).toBeHidden();
    await expect(mocks.card().getByText('물리학Ⅰ · 시험지만 받기')).toBeVisible();
  });

  await test.step('cancels after being asked', async () => {
    await mocks.open();
    await mocks.cancel.click();
    await expect(
      mocks.question.getByText(
        '12월 종합 모의고사 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await mocks.question.getByRole('button', { name: '닫기' }).first().click();
    await expect(mocks.question).toBeHidden();
    await mocks.cancelIt();
    await expect(
      mocks.canceled.getByText(
        '신청을 취소했어요. 이미 입금했다면 데스크나 문의 채널로 알려 주세요.',
      ),
    ).toBeVisible();
    await expect(mocks.canceled.getByRole('link', { name: '데스크 02-123-4567' })).toHaveAttribute(
      'href',
      'tel:02-123-4567',
    );
    await mocks.confirm();
    await expect(mocks.card().getByText('취소', { exact: true })).toBeVisible();
  });

  await test.step('applies again, from what was cancelled', async () => {
    await mocks.open();
    await mocks.applyFor({ subject: '지구과학Ⅰ', onSite: false });
    await mocks.confirm();
    await expect(mocks.cards).toHaveCount(2);
    await expect(mocks.cards.first().getByText('지구과학Ⅰ · 시험지만 받기')).toBeVisible();
    await page.reload();
    await expect(mocks.cards).toHaveCount(2);
  });
});

test(
  'the last seat goes while the drawer is open: into the line by an own decision, and up when a seat is freed',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsStudent }) => {
    const [exam = ''] = await server.addMockExams([{ ...DECEMBER, onSiteCapacity: 1 }]);
    await signInAsStudent({ next: '/mocks' });
    const mocks = mocksPage(page);
    await mocks.open();
    await mocks.subject('화학Ⅰ').check();
    await mocks.seat.check();
    await server.addMockRegistrations([
      { phone: OTHER, mockExamId: exam, onSiteState: 'confirmed', selectedSubjects: ['화학Ⅰ'] },
    ]);
    await mocks.apply.click();
    await expect(
      page.getByText('현장 자리가 모두 찼어요. 대기를 신청하거나 시험지만 신청해 주세요.'),
    ).toBeVisible();
    await expect(mocks.seat).toHaveAccessibleName(/현장 응시 대기.*현장 자리 마감 · 대기 가능/);
    await expect(mocks.seat).not.toBeChecked();
    await expect(mocks.subject('화학Ⅰ')).toBeChecked();
    await mocks.seat.check();
    await expect(
      mocks
        .drawer()
        .getByText('자리가 나면 신청한 차례대로 확정돼요. 그때까지는 시험지만 제공해요.'),
    ).toBeVisible();
    await mocks.apply.click();
    await expect(
      mocks.result.getByText('현장 대기 1번째예요. 자리가 나면 자동으로 확정돼요.'),
    ).toBeVisible();
    await mocks.confirm();
    await expect(mocks.card().getByText('신청함 · 화학Ⅰ · 현장 대기 1번째')).toBeVisible();

    const elsewhere = await browser.newContext();
    const otherPage = await elsewhere.newPage();
    await signInAsStudent({ page: otherPage, phone: OTHER, next: '/mocks?tab=mine' });
    const other = mocksPage(otherPage);
    await other.open();
    await other.cancelIt();
    await expect(other.canceled).toBeVisible();
    await elsewhere.close();

    await mocks.open();
    await expect(mocks.drawer().getByText('현장에서 시험을 봐요.')).toBeVisible();
    await page.reload();
    await expect(
      mocks.card().getByText('신청함 · 화학Ⅰ · 현장 응시', { exact: true }),
    ).toBeVisible();
  },
);

test(
  'twelve at a time: by scrolling to the end, or by the button',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    const ids = await server.addMockExams(
      Array.from({ length: 25 }, (_, index) => ({ title: `실전 모의고사 ${index + 1}회` })),
    );
    await server.addMockRegistrations(
      ids.slice(0, 14).map((mockExamId) => ({ phone: ME, mockExamId })),
    );
    await signInAsStudent({ next: '/mocks' });
    const mocks = mocksPage(page);
    await expect(mocks.cards).toHaveCount(12);
    // On the way to the button the list may have grown by itself already.
    await page.getByRole('button', { name: '더 보기' }).click();
    await expect(mocks.cards.nth(23)).toBeAttached();
    // What came is below what was there: the page has not moved.
    await expect(mocks.cards.nth(11)).toBeInViewport();
    await mocks.cards.last().scrollIntoViewIfNeeded();
    await page.mouse.move(200, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      expect(await mocks.cards.count()).toBe(25);
    }).toPass();
    await expect(page.getByText('모의고사를 모두 보았어요.')).toBeVisible();
    await mocks.tab('내 신청').click();
    await expect(mocks.cards.nth(11)).toBeAttached();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      expect(await mocks.cards.count()).toBe(14);
    }).toPass();
  },
);
