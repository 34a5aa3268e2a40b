import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

// The device lives in Los Angeles and its clock is days off: only the server's clock counts.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a meal is open at 13:59:59.999 and locked at 14:00:00.000, without a reload, whatever the device’s clock says', async ({
  page,
  server,
  signInAsStudent,
}) => {
  // Live reading would give the page the server's time while only its own clock has moved.
  await page.route('**/api/events*', (route) => route.abort());
  await page.clock.install({ time: new Date('2026-11-29T03:12:00Z') });
  await server.setClock('2026-11-24T13:58:30', { frozen: true });
  await signInAsStudent();
  const meals = mealPage(page);
  await meals.expectLocked('25일 (수)', '점심', false);
  const closes = page.getByRole('button', { name: /합계/ });
  await expect(closes).toContainText('내일 도시락 · 2분 뒤 마감');

  // Both clocks are stopped now, and a save gives the page the server's time to the millisecond:
  // nothing else is answered, such as urgent notices, or a bill between two steps of the clocks.
  await page.route(/\/api\/(?!students\/refresh$|reservations\/\d+(\/\d+\/\d+)?$)/, (route) =>
    route.abort(),
  );
  await page.clock.pauseAt(new Date('2026-11-29T05:00:00Z'));
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await meals.tap('30일 (월)', '점심');
  await page.clock.runFor(800);
  await (await saved).finished();
  await expect.poll(() => savedMonth(page)).toMatchObject({ '2026-11-30': { lunch: true } });
  await page.clock.runFor(500);
  await server.setClock('2026-11-24T13:58:30.500', { frozen: true });

  // 89,499 ms later by the device it is 13:59:59.999: still open. Within the last minute a tap goes
  // out at once.
  await page.clock.runFor(89_499);
  await server.setClock('2026-11-24T13:59:59.999', { frozen: true });
  await meals.expectLocked('25일 (수)', '점심', false);
  await expect(closes).toContainText('1분 뒤 마감');
  // The server's clock is stopped a millisecond behind: its answer would open the meal again.
  await page.route('**/api/reservations/*', async (route) => {
    const response = await route.fetch();
    const { 'x-server-time': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await meals.tap('25일 (수)', '점심');
  await page.clock.runFor(1);
  await expect.poll(() => savedMonth(page)).toMatchObject({ '2026-11-25': { lunch: true } });
  await meals.expectLocked('25일 (수)', '점심');
  await meals.expectLocked('26일 (목)', '점심', false);
  await meals.chip('25일 (수)', '점심').click({ force: true });
  await expect(
    page.getByText('전날 14:00 이후에는 변경할 수 없어요.').and(page.locator(':popover-open')),
  ).toBeVisible();
});

test(
  'the server refuses at 14:00:00.000 what the screen still showed as open, and the sheet says why',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await page.clock.install({ time: new Date('2026-11-24T04:50:00Z') });
    await server.setClock('2026-11-24T13:50:00', { frozen: true });
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLocked('25일 (수)', '점심', false);
    await meals.tap('25일 (수)', '점심');
    await meals.tap('25일 (수)', '저녁');
    await meals.tap('26일 (목)', '저녁');
    // After the taps: any answer would show the screen the new time.
    await server.setClock('2026-11-24T14:00:00', { frozen: true });
    await page.clock.runFor(1000);
    const sheet = page.getByRole('dialog', { name: '2건은 저장하지 않았어요' });
    await expect(
      sheet.getByText('11월 25일 (수) 점심 · 전날 14:00 이후에는 변경할 수 없어요.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: '확인' }).click();
    await meals.expectChecked('25일 (수)', '점심', false);
    await meals.expectChecked('26일 (목)', '저녁');
    expect(await savedMonth(page)).toMatchObject({ '2026-11-26': { dinner: true } });
    // The answer carried the server's time: the screen knows now.
    await meals.expectLocked('25일 (수)', '점심');
  },
);

test(
  'a period that ended meanwhile: more refusals than five are counted, and quick-add says whom to ask',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await server.settings({ applyEndDate: '2026-11-21' });
    await page.getByRole('checkbox', { name: /점심 전체 선택/ }).click();
    await expect(page.getByRole('dialog', { name: '6건은 저장하지 않았어요' })).toBeVisible();
    await expect(
      page.getByText('신청 기간이 아니에요.').and(page.getByRole('listitem')),
    ).toHaveCount(5);
    await expect(page.getByText('외 1건')).toBeVisible();
    await page.reload();
    await expect(page.getByText('지금 신청할 수 있는 도시락이 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '빠른 신청' }).last().click();
    await expect(
      page.getByText('신청할 수 있는 요일이 없어요. 관리자에게 문의해 주세요.').first(),
    ).toBeVisible();
  },
);
