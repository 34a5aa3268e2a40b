import { expect, expectNoAxeViolations, test } from '../support/test';
import { factsOf } from './mocks-page';
import { submitPage } from './submit-page';

const SUBMIT = '**/api/students/me/reasons';
const OUTING = '11월 20일 (금) 외출 · 15:00–17:00';

test('submits a reason, finds it again, and changes it', async ({ page, signInAsStudent }) => {
  await signInAsStudent();
  const reasons = submitPage(page);
  await page.getByRole('link', { name: '사유 · 신청 내역' }).click();
  await expect(page).toHaveURL(/\/submit$/);
  await expect(page).toHaveTitle('사유 · 신청 내역 · 하늘학원');
  await expect(page.getByText('제출한 사유가 없어요.')).toBeVisible();

  await test.step('is told what is missing', async () => {
    await reasons.type('외출').click();
    await expect(page).toHaveURL(/\?open=new$/);
    await reasons.submit.click();
    const summary = reasons.form.getByRole('region', { name: '입력한 내용을 확인해 주세요' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('button')).toHaveText([
      '나가는 시각을 입력해 주세요.',
      '돌아오는 시각을 입력해 주세요.',
      '사유 구분을 선택해 주세요.',
      '사유를 입력해 주세요.',
    ]);
    await expectNoAxeViolations(page);
    await summary.getByRole('button', { name: '사유를 입력해 주세요.' }).click();
    await expect(reasons.field('내용')).toBeFocused();
  });

  await test.step('gets a receipt', async () => {
    await reasons.writeOuting('치과 검진을 받고 올게요.');
    await reasons.submit.click();
    await expect(reasons.submitted.getByText(OUTING)).toBeVisible();
    expect(await factsOf(reasons.submitted)).toMatchObject({
      접수번호: expect.stringMatching(/^20261120-\d{4,}$/),
      상태: '승인 대기',
      '제출 시각': '11월 20일 (금) 10:00',
      '사유 구분': '병원',
    });
    await expect(page).toHaveURL(/\?open=reason-\d+$/);
    await expectNoAxeViolations(page);
    await reasons.submitted.getByRole('button', { name: '확인' }).click();
    await expect(reasons.submitted).toBeHidden();
    await expect(page).toHaveURL(/\/submit$/);
    await expect(reasons.cards).toHaveCount(1);
    await expect(page.getByText('이번 달 1번 제출')).toBeVisible();
  });

  await test.step('finds the first one instead of a second for the same day', async () => {
    await reasons.type('외출').click();
    await expect(reasons.submit).toHaveAccessibleDescription(
      '이 날 같은 사유를 이미 제출했어요. 제출한 내용을 확인해 주세요.',
    );
    await reasons.form.getByRole('button', { name: '제출한 사유 보기' }).click();
    await expect(reasons.receipt.getByText(OUTING)).toBeVisible();
  });

  await test.step('changes it while it waits', async () => {
    await reasons.receipt.getByRole('button', { name: '수정하기' }).click();
    await reasons.field('돌아오는 시각').fill('1630');
    await reasons.editing.getByRole('button', { name: '수정하기' }).click();
    await expect(reasons.edited.getByText('11월 20일 (금) 외출 · 15:00–16:30')).toBeVisible();
    await page.goBack();
    await expect(reasons.edited).toBeHidden();
    await expect(page).toHaveURL(/\/submit$/);
  });
});

test(
  'reads the answer while the page is there, writes anew with the same content, and withdraws',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    const [id = ''] = await server.addReasons([{}]);
    await signInAsStudent({ next: '/submit' });
    const reasons = submitPage(page);
    await expect(reasons.card('승인 대기')).toBeVisible();
    await server.decideReason(id, {
      status: 'REJECTED',
      rejectReason: '진료 예약증을 보여 주세요.',
    });

    await test.step('the receipt is asked for again when it is opened', async () => {
      await reasons.open('11월 20일 (금) 외출 · 14:00–16:00');
      await expect(reasons.receipt.getByText('반려 사유 진료 예약증을 보여 주세요.')).toBeVisible();
      expect(await factsOf(reasons.receipt)).toMatchObject({
        상태: '반려',
        '확인한 사람': '오매니저',
        '확인 시각': '11월 20일 (금) 10:00',
      });
    });

    await test.step('the same for tomorrow', async () => {
      await reasons.receipt.getByRole('button', { name: '이 내용으로 다시 제출' }).click();
      await expect(reasons.field('내용')).toHaveValue('치과 진료를 받고 올게요.');
      await reasons.form.getByRole('button', { name: '내일' }).click();
      await reasons.submit.click();
      await expect(reasons.submitted.getByText('11월 21일 (토) 외출 · 14:00–16:00')).toBeVisible();
      await reasons.submitted.getByRole('button', { name: '확인' }).click();
      await expect(reasons.card('반려 사유 진료 예약증을 보여 주세요.')).toBeVisible();
    });

    await test.step('withdraws after being asked', async () => {
      await reasons.open('11월 21일 (토) 외출 · 14:00–16:00');
      await reasons.receipt.getByRole('button', { name: '철회하기' }).click();
      await expect(
        reasons.question.getByText(
          '11월 21일 (토) 외출 · 14:00–16:00 사유를 철회해요. 필요하면 새로 제출할 수 있어요.',
        ),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await reasons.question.getByRole('button', { name: '철회하기' }).click();
      await expect(page.getByText('사유를 철회했어요.')).toBeVisible();
      await expect(reasons.receipt).toBeHidden();
      await reasons.filter('철회');
      await expect(page).toHaveURL(/\?status=WITHDRAWN$/);
      await expect(reasons.cards).toHaveText([/11월 21일 \(토\) 외출/]);
    });
  },
);

test('what was written outlives a lost network, a reload and a login that runs out; a logout asks about it', async ({
  page,
  context,
  signInAsStudent,
}) => {
  await signInAsStudent({ next: '/submit' });
  const reasons = submitPage(page);
  await reasons.type('외출').click();
  await reasons.writeOuting('치과 검진');
  await context.setOffline(true);
  await expect(reasons.submit).toHaveAccessibleDescription(
    '인터넷에 연결되면 제출할 수 있어요. 적은 내용은 이 기기에 남아 있어요.',
  );
  await context.setOffline(false);
  // The device's clock is ahead of the server's: a page that loads renews its login first.
  const renewed = page.waitForResponse('**/api/students/refresh');
  await page.reload();
  await expect(reasons.field('내용')).toHaveValue('치과 검진');
  await renewed;

  await page.route('**/api/students/refresh', (route) =>
    route.fulfill({
      status: 401,
      json: {
        success: false,
        message: '로그인이 만료됐어요. 다시 로그인해 주세요.',
        code: 'session-expired',
      },
    }),
  );
  await page.route(SUBMIT, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          json: { message: '로그인이 만료됐어요. 다시 로그인해 주세요.', code: 'session-expired' },
        })
      : route.fallback(),
  );
  await reasons.submit.click();
  await expect(page).toHaveURL(/\/\?next=%2Fsubmit%3Fopen%3Dnew$/);
  await page.unroute('**/api/students/refresh');
  await page.unroute(SUBMIT);
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '맞아요' }).click();
  await expect(reasons.field('내용')).toHaveValue('치과 검진');

  await page.keyboard.press('Escape');
  await expect(reasons.draft.getByText('11월 20일 (금) 외출 사유를 쓰고 있었어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '내 정보 김하늘' }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('button', { name: '저장하지 않고 로그아웃' }).click();
  await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
});

test(
  'submits without a pointer @keyboard',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent({ next: '/submit' });
    const { keyboard } = page;
    const reasons = submitPage(page);
    const tabTo = async (wanted: ReturnType<typeof reasons.field>) => {
      for (
        let presses = 0;
        presses < 30 && !(await wanted.evaluate((element) => element === document.activeElement));
        presses += 1
      )
        await keyboard.press('Tab');
      await expect(wanted).toBeFocused();
    };
    await expect(reasons.type('지각')).toBeVisible();
    await tabTo(reasons.type('지각'));
    await keyboard.press('Enter');
    await expect(reasons.form).toBeVisible();
    await tabTo(reasons.field('도착하는 시각'));
    await keyboard.type('1130');
    await tabTo(reasons.category('질병'));
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await expect(reasons.category('병원')).toBeChecked();
    await tabTo(reasons.field('내용'));
    await keyboard.type('병원에 들렀다 갈게요.');
    await tabTo(reasons.submit);
    await keyboard.press('Enter');
    await expect(reasons.submitted.getByText('11월 20일 (금) 지각 · 11:30 도착')).toBeVisible();
    await keyboard.press('Escape');
    await expect(reasons.submitted).toBeHidden();
    await expect(reasons.cards).toHaveCount(1);
    await tabTo(page.getByRole('radio', { name: '전체' }));
    await keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/status=PENDING/);
  },
);
