import { expect, expectRow, test, turnOn } from '../support/test';
import { sameDayPage, serveToday, TODAY } from './same-day-page';
import { studentDevice } from './student-device';

/** A change made elsewhere must be on the screen within this time. */
const LIVE = { timeout: 2000 };
const MONDAY = '2026-11-23';

test(
  'a student’s save and another manager’s tick appear without a reload',
  { tag: '@ci' },
  async ({ page, browser, request, server, signInAsManager }) => {
    await serveToday(server, MONDAY);
    await signInAsManager({ next: `/list?date=${MONDAY}` });
    const list = sameDayPage(page);
    await expect(list.names).toHaveCount(3);
    await list.expectLive();
    const phone = await studentDevice(request, server, '01023456789');

    await phone.save(MONDAY, { lunch: true, dinner: true });
    await expectRow(list.table, { 이름: '이바다 방금 변경', 점심: '신청', 저녁: '신청' }, LIVE);
    await expect(list.tile('저녁')).toHaveText('저녁3명');
    await phone.save(MONDAY, { lunch: false, dinner: false });
    await expect(list.names).toHaveCount(2, LIVE);
    await server.settings({ disabledDinnerDates: [MONDAY] });
    await expect(page.getByText('저녁 미운영')).toBeVisible(LIVE);

    await serveToday(server);
    await page.goto('/list');
    await list.expectLive();
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: '/list',
    });
    await turnOn(sameDayPage(other).tick('박솔', '저녁'));
    await expectRow(list.table, { 이름: '박솔', 저녁: '☑' }, LIVE);
    await other.context().close();
  },
);

test(
  'offline: the last list stays, ticks wait, and everything goes out and comes in with the network',
  { tag: '@ci' },
  async ({ page, context, server, signInAsManager }) => {
    await serveToday(server);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.expectLive();

    await context.setOffline(true);
    await expect(
      page.getByText('인터넷에 연결되어 있지 않습니다. 마지막으로 불러온 내용을 보여 줍니다.'),
    ).toBeVisible();
    await expect(page.getByText('다시 연결하는 중')).toBeVisible();
    await list.search.fill('ㅂㅅ');
    await turnOn(list.tick('박솔', '저녁'));
    await list.search.clear();
    await turnOn(list.tick('이바다', '점심'));
    await expect(page.getByText('동기화 대기 2건')).toBeVisible();
    await expect(list.tile('수령률')).toHaveText('수령률50%수령 2/4');

    // A logout asks what becomes of them; a closed tab keeps them.
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page
      .getByRole('alertdialog', { name: '보내지 못한 기록이 있습니다' })
      .getByRole('button', { name: '닫기' })
      .first()
      .click();
    await server.addReservations([
      { phone: '01012345678', date: TODAY, lunch: true, dinner: false },
    ]);
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/list');
    const reopened = sameDayPage(again);
    await reopened.expectLive();
    await expect(again.getByText(/동기화 대기/)).toBeHidden();
    await expectRow(reopened.table, { 이름: /김하늘/, 저녁: '–' });
    await again.reload();
    await expectRow(reopened.table, { 이름: '박솔', 저녁: '☑' });
    await expectRow(reopened.table, { 이름: '이바다', 점심: '☑' });
  },
);
