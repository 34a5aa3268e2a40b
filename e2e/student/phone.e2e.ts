import type { Page } from '@playwright/test';
import { largeText } from '../support/large-text';
import { expect, test } from '../support/test';
import { mealPage } from './meal-page';
import { schedulePage } from './schedule-page';

/** A finger goes straight from one height to another, at the middle of the screen. */
async function drag(page: Page, from: number, to: number) {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: 195, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 8; step += 1)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / 8),
    });
  return {
    letGo: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test(
  'Back closes whatever overlaps a page, and the page stays',
  { tag: '@ci' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    const sheets = [
      { path: '/student-calendar', open: '내 정보 김하늘', sheet: '김하늘 학생' },
      { path: '/student-calendar', open: '빠른 신청', sheet: '빠른 신청' },
      { path: '/regular-schedule', tab: '일정 신청', open: '일정 추가', sheet: '일정 추가' },
      { path: '/submit', tab: '사유 · 신청 내역', open: /지각/, sheet: '사유 제출' },
    ];
    for (const { path, tab, open, sheet } of sheets) {
      if (tab !== undefined) await page.getByRole('link', { name: tab }).click();
      await page.getByRole('button', { name: open }).first().click();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  },
);

test(
  'a list that is pulled down is read anew; the calendar is not, and neither loads the page again',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await signInAsStudent();
    await page.getByRole('navigation').getByRole('link', { name: '상벌점 보기' }).click();
    await expect(page.getByText('표시할 상벌점이 없어요.')).toBeVisible();
    await server.addPoints([
      {
        phone: '01012345678',
        incidentDate: '2026-11-20',
        pointType: 'REWARD',
        points: 3,
        reason: '자습 우수',
      },
    ]);
    const mark = page.getByRole('status').filter({ hasText: '새로 불러와요' });
    // What watches the finger comes a few seconds after the page.
    await expect(async () => {
      const onList = await drag(page, 300, 520);
      try {
        await expect(mark).toHaveText('놓으면 새로 불러와요', { timeout: 500 });
      } finally {
        await onList.letGo();
      }
    }).toPass();
    await expect(page.getByRole('listitem').filter({ hasText: '자습 우수' })).toBeVisible();
    await expect(mark).toBeHidden();

    await page.getByRole('navigation').getByRole('link', { name: '도시락 신청' }).click();
    await mealPage(page).expectLoaded();
    const onCalendar = await drag(page, 120, 420);
    await expect(mark).toBeHidden();
    await onCalendar.letGo();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
    ).toBe('contain');
  },
);

test(
  'the add button is moved with the arrow keys and rests there, also after a reload',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    const add = page.locator('button[class*="fab"]');
    const place = async () => {
      await expect(add).toBeInViewport({ ratio: 1 });
      return add.boundingBox();
    };
    const before = await place();
    await add.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const moved = await place();
    expect(moved?.x).toBeLessThan(before?.x ?? 0);
    expect(moved?.y).toBe((before?.y ?? 0) - 32);
    await page.reload();
    expect(await place()).toEqual(moved);
  },
);

test(
  'a menu that is open stays in the window when the phone is turned',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await page.getByRole('button', { name: '더 보기' }).click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const item of [items.first(), items.last()])
      await expect(item).toBeInViewport({ ratio: 1 });
    await expect(items.first()).toBeFocused();
  },
);

test(
  'a turned phone leaves the form its height: what is wrong stands beside the button',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await server.addSchedules([{ title: '수학학원' }]);
    await signInAsStudent({ next: '/regular-schedule?open=new' });
    const schedule = schedulePage(page);
    await schedule.write({ weekdays: ['화요일'], from: '2000', to: '2200' });
    const submit = schedule.submit('신청하기');
    await expect(submit).toBeDisabled();
    const [button, preview] = [await submit.boundingBox(), await schedule.preview.boundingBox()];
    expect(button?.x).toBeGreaterThan((preview?.x ?? 0) + (preview?.width ?? 0));
  },
);

test(
  'with large text on a small phone a sign tells what is saved: the title bar stays as low',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await largeText(page);
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    const bar = page.getByRole('banner').first();
    const before = await bar.boundingBox();
    await meals.tap('25일 (수)', '점심');
    await meals.expectSaved();
    expect((await bar.boundingBox())?.height).toBe(before?.height);
  },
);
