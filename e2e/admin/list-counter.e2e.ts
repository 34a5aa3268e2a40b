import type { Locator } from '@playwright/test';
import { pressTool } from '../support/list-tools';
import { expect, expectNoAxeViolations, test, turnOn } from '../support/test';
import { sameDayPage, serveToday } from './same-day-page';

const PHONE = { width: 390, height: 844 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

test.beforeEach(({ server }) => serveToday(server));

test(
  'at the counter the ticks lie under the thumb, and what cancels a meal at the other end',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await page.setViewportSize(PHONE);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    const cell = page.getByRole('cell').filter({ has: list.tick('이바다', '점심') });
    const menu = page.getByRole('button', { name: '이바다 작업' });
    const name = page.getByRole('rowheader', { name: '이바다' });

    const [tick, cancel, who] = [await boxOf(cell), await boxOf(menu), await boxOf(name)];
    expect(Math.min(tick.width, tick.height)).toBeGreaterThanOrEqual(56);
    expect(tick.x).toBeGreaterThan(who.x);
    expect(tick.x - (cancel.x + cancel.width)).toBeGreaterThan(100);
    await cell.click({ position: { x: 8, y: tick.height - 8 } });
    await expect(list.tick('이바다', '점심')).toBeChecked();

    await pressTool(page, '수령 칸 왼쪽에 두기');
    await page.reload();
    const [moved, away] = [await boxOf(cell), await boxOf(menu)];
    expect(moved.x).toBeLessThan((await boxOf(name)).x);
    expect(away.x - (moved.x + moved.width)).toBeGreaterThan(100);
    await expectNoAxeViolations(page);
    await pressTool(page, '수령 칸 오른쪽에 두기');
    expect((await boxOf(cell)).x).toBeGreaterThan((await boxOf(name)).x);
  },
);

test(
  'the kitchen’s wall: two numbers and who must not get what, live, and a link opens it',
  { tag: '@nightly' },
  async ({ page, browser, signInAsManager }) => {
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.expectLive();
    await pressTool(page, '주방 화면');
    await expect(page).toHaveURL('/list?open=wall');
    const wall = page.getByRole('dialog', { name: '주방 화면' });
    await expect(wall.getByRole('region', { name: '점심' })).toHaveText('점심2남음수령 0/2');
    await expect(wall.getByRole('region', { name: '저녁' })).toHaveText('저녁2남음수령 0/2');
    const allergies = wall.getByRole('region', { name: '알레르기 1명' });
    await expect(allergies.getByRole('listitem')).toHaveText('B-01 박솔땅콩 알레르기저녁 대기');

    const counter = await (await browser.newContext()).newPage();
    await signInAsManager({ page: counter, username: 'admin', password: 'Admin1234!' });
    await turnOn(sameDayPage(counter).tick('박솔', '저녁'));
    await expect(wall.getByRole('region', { name: '저녁' })).toHaveText('저녁1남음수령 1/2');
    await expect(allergies.getByRole('listitem')).toHaveText('B-01 박솔땅콩 알레르기수령');
    await counter.context().close();

    await page.reload();
    await expect(wall.getByRole('region', { name: '저녁' })).toHaveText('저녁1남음수령 1/2');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(wall).toBeHidden();
    await expect(page).toHaveURL('/list');
  },
);

test(
  'an hour without network: the wall says how old it is, ticks are kept and go out afterwards',
  { tag: '@nightly' },
  async ({ page, context, signInAsManager }) => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00+09:00') });
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.expectLive();
    await context.setOffline(true);
    await turnOn(list.tick('이바다', '점심'));
    await turnOn(list.tick('박솔', '저녁'));
    await expect(page.getByText('동기화 대기 2건')).toBeVisible();

    await pressTool(page, '주방 화면');
    const wall = page.getByRole('dialog', { name: '주방 화면' });
    await page.clock.fastForward('01:00:00');
    await expect(wall.getByRole('region', { name: '점심' })).toHaveText('점심1남음수령 1/2');
    await expect(
      wall.getByText(/연결이 끊겼습니다\. 10:0\d에 받은 숫자입니다 \(1시간( \d분)? 전\)\./),
    ).toBeVisible();
    await expect(wall.getByText('수령 2건은 연결되면 저장합니다.')).toBeVisible();
    await expectNoAxeViolations(page);

    await context.setOffline(false);
    await page.clock.fastForward('00:01:00');
    await expect(wall.getByText(/연결이 끊겼습니다/)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/동기화 대기/)).toBeHidden();
    await page.reload();
    await expect(list.tick('이바다', '점심')).toBeChecked();
    await expect(list.tick('박솔', '저녁')).toBeChecked();
  },
);
