import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

test('applies for meals of a month in every way there is @desktop', async ({
  page,
  isMobile,
  signInAsStudent,
}) => {
  await signInAsStudent();
  const meals = mealPage(page);
  await meals.expectLoaded();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(
    isMobile
      ? page.getByRole('button', { name: /월요일 도시락 · 일요일 14:00까지/ })
      : page.getByText('11월 23일 (월) 도시락은 11월 22일 (일) 14:00까지 바꿀 수 있어요'),
  ).toBeVisible();

  await test.step('one tap', async () => {
    await meals.tap('25일 (수)', '점심');
    await meals.expectChecked('25일 (수)', '점심');
    await meals.expectSaved();
    expect(await savedMonth(page)).toMatchObject({ '2026-11-25': { lunch: true, dinner: false } });
  });

  await test.step('a locked day says why', async () => {
    await meals.expectLocked('20일 (금)', '점심');
    await meals.chip('20일 (금)', '점심').click({ force: true });
    await expect(
      page
        .getByRole('tooltip')
        .getByText('전날 14:00 이후에는 변경할 수 없어요.')
        .and(page.locator(':popover-open')),
    ).toBeVisible();
    await meals.chip('28일 (토)', '저녁').click({ force: true });
    await expect(
      page.getByText('이 요일은 신청할 수 없어요.').and(page.locator(':popover-open')),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('all lunches, tri-state, taken back', async () => {
    const all = page.getByRole('checkbox', { name: /점심 전체 선택/ });
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(all).toBeChecked();
    await expect(
      page.getByText('5건을 신청했어요 · 바꿀 수 없는 24건은 그대로 두었어요'),
    ).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await meals.expectChecked('26일 (목)', '점심', false);
    await all.click();
    await page.getByRole('region', { name: '알림' }).getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: '더 보기' }).click();
    await page.getByRole('menuitem', { name: '되돌리기 · 5건을 신청했어요' }).click();
    await expect(all).toHaveJSProperty('indeterminate', true);
  });

  await test.step('a weekday: its letter is no button where thumbs are', async () => {
    const letter = page.getByRole('button', { name: '금요일 모두 바꾸기' });
    await expect(letter).toHaveCount(isMobile ? 0 : 1);
    await (isMobile
      ? page.getByRole('gridcell', { name: /^11월 27일/ }).press('w')
      : letter.click());
    await expect(
      page.getByText('2건을 신청했어요 · 바꿀 수 없는 6건은 그대로 두었어요'),
    ).toBeVisible();
    await meals.expectChecked('27일 (금)', '점심');
    await meals.expectChecked('27일 (금)', '저녁');
    await meals.expectSaved();
  });

  await page.reload();
  await meals.expectChecked('25일 (수)', '점심');
  await meals.expectChecked('27일 (금)', '저녁');
});

test(
  'quick-add: weekdays of the next month, then a single day; Back leads to this month',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await page.route('**/api/holidays/2026', (route) =>
      route.fulfill({ json: [{ date: '2026-12-25', name: '기독탄신일' }] }),
    );
    await signInAsStudent();
    const december = mealPage(page, 12);
    await page.getByRole('button', { name: '다음 달' }).click();
    await expect(page).toHaveURL(/\?month=2026-12$/);
    await december.expectLoaded();
    await expect(
      page.getByRole('group', { name: /^12월 25일 \(금\), 기독탄신일, 점심 신청 안 함/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    const sheet = page.getByRole('dialog', { name: '빠른 신청' });
    await expect(sheet.getByText('점심 0회 · 저녁 0회를 신청해요')).toBeVisible();
    await expect(sheet.getByRole('button', { name: '신청하기' })).toBeDisabled();

    await sheet
      .getByRole('group', { name: '점심을 먹는 요일' })
      .getByRole('button', { name: '월요일' })
      .click();
    await sheet
      .getByRole('group', { name: '점심을 먹는 요일' })
      .getByRole('button', { name: '수요일' })
      .click();
    await sheet
      .getByRole('group', { name: '저녁을 먹는 요일' })
      .getByRole('button', { name: '금요일' })
      .click();
    await expect(sheet.getByText('점심 9회 · 저녁 4회를 신청해요')).toBeVisible();
    await expect(sheet.getByText('+69,000원')).toBeVisible();
    await expect(
      sheet
        .getByRole('group', { name: '점심을 먹는 요일' })
        .getByRole('button', { name: '토요일' }),
    ).toBeDisabled();
    await sheet.getByRole('button', { name: '신청하기' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('13건을 신청했어요')).toBeVisible();
    await december.expectChecked('7일 (월)', '점심');
    await december.expectChecked('25일 (금)', '저녁');
    await december.tap('1일 (화)', '점심');
    await december.tap('1일 (화)', '저녁');
    await december.expectSaved();

    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    await sheet.getByRole('radio', { name: '하루만' }).check();
    const date = sheet.getByRole('textbox', { name: '날짜' });
    await expect(date, 'the first day with something to add').toHaveValue('2026-12-02');
    await date.fill('2026-12-07');
    await sheet.getByRole('checkbox', { name: '저녁' }).uncheck();
    await expect(sheet.getByText('이미 신청한 날짜예요. (점심)').first()).toBeVisible();
    await date.fill('2026-02-30');
    await expect(
      sheet.getByText('올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.').first(),
    ).toBeVisible();
    await date.fill('2026-12-19');
    await expect(sheet.getByText('이 요일은 신청할 수 없어요.').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await date.fill('2026-12-08');
    await expect(sheet.getByText('점심 1회 · 저녁 0회를 신청해요')).toBeVisible();
    await sheet.getByRole('button', { name: '신청하기' }).click();
    await december.expectChecked('8일 (화)', '점심');
    await december.expectSaved();
    expect(await savedMonth(page, 2026, 12)).toMatchObject({
      '2026-12-08': { lunch: true, dinner: false },
      '2026-12-30': { lunch: true, dinner: false },
    });
    await page.goBack();
    await mealPage(page).expectLoaded();
    await expect(page).toHaveURL(/\/student-calendar$/);
  },
);

test('the invoice follows every tap and says where to pay @desktop', async ({
  page,
  isMobile,
  context,
  server,
  signInAsStudent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsStudent();
  const meals = mealPage(page);
  await meals.tap('24일 (화)', '점심');
  await meals.tap('24일 (화)', '저녁');
  await meals.expectSaved();
  // A price that changes later leaves the month as it was shown.
  await server.settings({ lunchPrice: 9000 });
  await page.reload();
  await meals.expectLoaded();
  if (isMobile) await page.getByRole('button', { name: /^점심 1회 · 저녁 1회/ }).click();
  const invoice = isMobile
    ? page.getByRole('dialog', { name: '도시락 비용' })
    : page.getByRole('complementary', { name: '도시락 비용' });
  await expect(invoice.getByText('5,000원 × 1회')).toBeVisible();
  await expect(invoice.getByText('11,000원')).toBeVisible();
  await expect(invoice.getByText('11월 1일 (일) ~ 11월 5일 (목)')).toBeVisible();
  await expect(invoice.getByText('입금 전')).toBeVisible();
  await expect(invoice.getByText('하늘학원')).toBeVisible();
  await expect(invoice.getByText('김하늘')).toBeVisible();
  await expectNoAxeViolations(page);
  await invoice.getByRole('button', { name: '복사' }).click();
  await expect(invoice.getByText('계좌번호를 복사했어요.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('123456-01-123456');

  const picture = page.waitForEvent('download');
  await invoice.getByRole('button', { name: '이미지로 저장' }).click();
  expect((await picture).suggestedFilename()).toBe('2026년 11월 도시락 비용.png');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await invoice.getByRole('button', { name: '인쇄' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: '합계 11,000원' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  if (isMobile) {
    await page.goBack();
    await expect(invoice).toBeHidden();
    await expect(page).toHaveURL(/\/student-calendar$/);
  }
});

test(
  'the mouse paints, and Shift takes a range @keyboard',
  { tag: '@ci' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent({ next: '/student-calendar?month=2026-12' });
    const december = mealPage(page, 12);
    await december.expectLoaded();
    await december.chip('7일 (월)', '점심').hover();
    await page.mouse.down();
    await december.chip('8일 (화)', '점심').hover();
    await december.chip('11일 (금)', '점심').hover();
    await page.mouse.up();
    await expect(page.getByText('5건을 신청했어요')).toBeVisible();
    await december.expectChecked('9일 (수)', '점심');
    await december.expectChecked('9일 (수)', '저녁', false);
    await page.keyboard.press('Control+z');
    await december.expectChecked('9일 (수)', '점심', false);
    await december.tap('14일 (월)', '저녁');
    await december.chip('18일 (금)', '저녁').click({ modifiers: ['Shift'] });
    await december.expectChecked('16일 (수)', '저녁');
    await december.expectSaved();
  },
);

test(
  'the menu of the month, one notice after the other',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addNews([
      { title: '알레르기 안내', content: '땅콩이 들어가요', publishedAt: '2026-11-01T00:00:00Z' },
    ]);
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await page.getByRole('button', { name: '이번 달 식단 보기' }).click();
    const sheet = page.getByRole('dialog', { name: '공지' });
    await expect(sheet.getByRole('heading', { name: '이번 달 식단', level: 3 })).toBeVisible();
    await expect(sheet.getByText('1 / 2')).toBeVisible();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: '다음 글' }).click();
    await expect(sheet.getByText('땅콩이 들어가요')).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
  },
);

test(
  'a month that could not be read is a dash, changes nothing, and is asked for again',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    const unread = page
      .getByRole('paragraph')
      .filter({ hasText: '이 달의 신청 내용을 아직 불러오지 못했어요.' });
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await page.route('**/api/reservations/*/2026/11', (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await signInAsStudent();
    const meals = mealPage(page);
    await expect(unread).toBeVisible();
    await meals.expectLocked('25일 (수)', '점심');
    await expect(page.getByRole('checkbox', { name: /점심 전체 선택/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^점심 — · 저녁 — .*합계 —/ })).toBeVisible();
    await expect(page.getByText(/(^|\D)0(원|회)/)).toHaveCount(0);
    await page.getByRole('gridcell', { name: /^11월 25일/ }).press('w');
    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    const sheet = page.getByRole('dialog', { name: '빠른 신청' });
    await expect(
      sheet.getByText('이 달의 신청 내용을 아직 불러오지 못했어요.').first(),
    ).toBeVisible();
    await expect(sheet.getByRole('button', { name: '신청하기' })).toBeDisabled();
    await page.goBack();
    expect(saves).toEqual([]);

    await page.unroute('**/api/reservations/*/2026/11');
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(unread).toBeHidden();
    await meals.tap('25일 (수)', '점심');
    await meals.expectSaved();
  },
);

test(
  'a day of a month that is not shown is read before it is planned, and costs what it costs there',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await server.addReservations([
      { phone: '01012345678', date: '2026-12-08', lunch: true, dinner: false },
    ]);
    await signInAsStudent();
    // The first save of a month keeps its prices.
    await mealPage(page).tap('24일 (화)', '점심');
    await mealPage(page).expectSaved();
    await server.settings({ dinnerPrice: 7000 });
    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    const sheet = page.getByRole('dialog', { name: '빠른 신청' });
    await sheet.getByRole('radio', { name: '하루만' }).check();
    await sheet.getByRole('textbox', { name: '날짜' }).fill('2026-12-08');
    await expect(sheet.getByText('점심 0회 · 저녁 1회를 신청해요')).toBeVisible();
    await expect(sheet.getByText('+7,000원')).toBeVisible();
    await sheet.getByRole('textbox', { name: '날짜' }).fill('2026-11-24');
    await expect(sheet.getByText('+6,000원')).toBeVisible();
    await sheet.getByRole('textbox', { name: '날짜' }).fill('2026-12-08');
    await sheet.getByRole('button', { name: '신청하기' }).click();
    await mealPage(page).expectSaved();
    expect(await savedMonth(page, 2026, 12)).toEqual({
      '2026-12-08': { lunch: true, dinner: true },
    });
  },
);
