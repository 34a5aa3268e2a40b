import type { Page } from '@playwright/test';
import { test } from '../support/cut-off';
import { enterAsManager } from '../support/enter';
import { keptQueries } from '../support/kept-queries';
import { pressTool } from '../support/list-tools';
import { expect, expectNoAxeViolations, turnOn } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';
import { sameDayPage, serveToday, TODAY } from './same-day-page';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });
test.beforeEach(({ server }) => serveToday(server));

const kept = (page: Page) => page.evaluate(keptQueries);
const age = (page: Page) =>
  page.getByRole('status').filter({
    hasText: /인터넷에 연결되어 있지 않습니다\. .* 마지막 업데이트 .*10:\d\d$/,
  });

test(
  'the counter’s tablet without a network: reloaded and opened again it has the day, ticks are kept and go out, and a logout leaves nothing',
  { tag: '@nightly' },
  async ({ page, context, server, academy, network }) => {
    test.slow();
    // Without a network a device has its own clock.
    await context.clock.setSystemTime('2026-11-20T10:00:00+09:00');
    await enterAsManager(page, { origin: academy.origin, at: '/list' });
    await turnOn(sameDayPage(page).tick('김하늘', '점심'));
    await workerInCharge(page);
    await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining(TODAY));

    await test.step('the browser loads the page again', async () => {
      await network(false);
      await turnOn(sameDayPage(page).tick('김하늘', '저녁'));
      await page.reload();
      const list = sameDayPage(page);
      await expect(list.tick('김하늘', '점심')).toBeChecked();
      await expect(list.tick('김하늘', '저녁')).toBeChecked();
      await expect(age(page)).toBeVisible();
      await turnOn(list.tick('이바다', '점심'));
      await expectNoAxeViolations(page);
    });

    await test.step('the system has ended the browser: a new tab, without a token', async () => {
      await page.close();
      page = await context.newPage();
      await page.goto('/list');
      const list = sameDayPage(page);
      await expect(list.tick('이바다', '점심')).toBeChecked();
      await turnOn(list.tick('박솔', '저녁'));
      await expect(page.getByText('동기화 대기 3건')).toBeVisible();
      await page.reload();
      await expect(list.tick('박솔', '저녁')).toBeChecked();
      await pressTool(page, '주방 화면');
      await page.reload();
      const wall = page.getByRole('dialog', { name: '주방 화면' });
      await expect(wall.getByRole('region', { name: '점심' })).toHaveText('점심0모두 수령수령 2/2');
      await page.keyboard.press('Escape');
    });

    await test.step('other pages say what they miss, and lead back', async () => {
      await page.goto('/student');
      await expect(page.getByText('불러오지 못했습니다.')).toBeVisible();
      await expect(page.getByText('김하늘')).toHaveCount(0);
      await page.goto(`/list?date=2026-11-19`);
      await expect(page.getByText('불러오지 못했습니다.')).toBeVisible();
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible();
      await page.goto('/list');
    });

    await test.step('back again: the server has every tick', async () => {
      const list = sameDayPage(page);
      await expect(list.tick('박솔', '저녁')).toBeChecked();
      await network(true);
      await expect(page.getByText(/동기화 대기/)).toBeHidden({ timeout: 30_000 });
      await list.expectLive();
      await expect(page.getByText(/마지막 업데이트/)).toBeHidden();
      const other = await (await page.context().browser()?.newContext())?.newPage();
      if (!other) throw new Error('There is no browser.');
      await enterAsManager(other, { origin: server.admin, at: '/list' });
      await expect(sameDayPage(other).tile('수령률')).toHaveText('수령률100%수령 4/4');
      await other.context().close();
    });

    await test.step('a logout forgets it', async () => {
      await page.getByRole('button', { name: '주 메뉴 열기' }).click();
      await page.getByRole('button', { name: '로그아웃' }).click();
      await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
      await expect.poll(() => kept(page)).toEqual([]);
      await network(false);
      await page.goto('/list');
      await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
      await expect(page.getByText('김하늘')).toHaveCount(0);
      await page.close();
      page = await context.newPage();
      await page.goto('/list');
      await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
    });
  },
);
