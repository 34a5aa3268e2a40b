import type { Page } from '@playwright/test';
import { expect, expectRow, test } from '../support/test';

const PHONE = '01012345678';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 900;
const dayOf = (index: number) =>
  new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10);

/**
 * 95 points that count, the newest on 20 November: every third a penalty of 2, the others rewards
 * of 3. One more is voided.
 */
const many = [
  ...Array.from({ length: 95 }, (_, index) => ({
    phone: PHONE,
    incidentDate: dayOf(index),
    reason: `${index + 1}번째 기록`,
    ...(index % 3 === 2
      ? { pointType: 'PENALTY' as const, points: 2 }
      : { pointType: 'REWARD' as const, points: 3 }),
  })),
  {
    phone: PHONE,
    incidentDate: '2026-11-20',
    pointType: 'PENALTY' as const,
    points: 50,
    reason: '잘못 준 벌점',
    voidReason: '다른 학생',
  },
];

/** The points page as a student speaks of it, on a phone and at a desk. */
function pointsPage(page: Page) {
  const phone = isPhone(page);
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: '상벌점 목록' });
  const rows = phone ? main.getByRole('listitem') : table.locator('tbody').getByRole('row');
  return {
    rows,
    table,
    phone,
    open: () => page.getByRole('navigation').getByRole('link', { name: '상벌점 보기' }).click(),
    choose: (name: string) => page.getByRole('radio', { name }).click(),
    tile: (name: string) => main.locator('dl').filter({ hasText: name }).getByRole('definition'),
    end: (count: number) => main.getByText(`마지막 기록이에요 · 모두 ${count}건`),
    /** Scrolls as a finger or a wheel does, until nothing more comes. */
    async scrollToEnd(count: number) {
      await expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(this.end(count)).toBeInViewport({ timeout: 500 });
      }).toPass();
    },
    /** What the shown scores add up to. */
    sum: async () => {
      const texts = phone
        ? await rows.getByText(/^[+−]\d+점$/).allInnerTexts()
        : await rows.getByRole('cell', { name: /^[+−]\d+점$/ }).allInnerTexts();
      return texts.reduce(
        (total, text) => total + Number(text.replace('−', '-').replace('점', '')),
        0,
      );
    },
  };
}

test(
  '95 points: the sums stand above, the list adds up to them at its end, each filter begins anew',
  { tag: '@desktop' },
  async ({ page, server, signInAsStudent }) => {
    await server.addPoints(many);
    await signInAsStudent();
    const points = pointsPage(page);
    await points.open();
    await expect(page.getByRole('heading', { name: '상벌점 보기' })).toBeAttached();
    await expect(points.tile('상점 합계')).toHaveText('+192점');
    await expect(points.tile('벌점 합계')).toHaveText('−62점');
    await expect(points.tile('합산 점수')).toHaveText('+130점');
    await expect(points.rows).toHaveCount(30);
    await expect(points.rows.first()).toContainText('1번째 기록');
    if (points.phone)
      await expect(
        page.getByRole('region', { name: '2026년 11월' }).getByRole('listitem').first(),
      ).toHaveText(
        /^\+3점1번째 기록상점 · 11월 20일 \(금\) · 부여자 오매니저 · 11월 20일 \(금\) \d\d:\d\d 부여$/,
      );
    else
      await expectRow(points.table, {
        날짜: '2026년 11월 20일 (금)',
        구분: '상점',
        점수: '+3점',
        사유: '1번째 기록',
        부여자: /^오매니저/,
      });

    await points.scrollToEnd(95);
    await expect(points.rows).toHaveCount(95);
    expect(await points.sum()).toBe(130);
    await expect(page.getByText('잘못 준 벌점')).toHaveCount(0);

    await points.choose('벌점 31');
    await expect(page).toHaveURL(/\?type=PENALTY$/);
    await expect(points.rows).toHaveCount(30);
    await points.scrollToEnd(31);
    expect(await points.sum()).toBe(-62);
    await points.choose('전체 95');
    await expect(page).toHaveURL(/\/points-mine$/);
    await expect(points.rows).toHaveCount(30);
  },
);

test(
  'filter and list by keyboard alone',
  { tag: ['@keyboard', '@nightly'] },
  async ({ page, server, signInAsStudent }) => {
    await server.addPoints(many.slice(0, 95));
    await signInAsStudent({ next: '/points-mine?type=PENALTY' });
    const points = pointsPage(page);
    await expect(points.rows).toHaveCount(30);
    await page.getByRole('radio', { name: '벌점 31' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '상점 64' })).toBeChecked();
    await expect(page).toHaveURL(/\?type=REWARD$/);
    await expect(points.rows).toHaveCount(30);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: '기간' })).toBeFocused();
    await page.keyboard.press('Tab');
    // 더 보기 has the focus now; whether Enter or the scrolling brings the pages, the focus stays at
    // the end of the list.
    await page.keyboard.press('Enter');
    await expect(points.rows).not.toHaveCount(30);
    await page.keyboard.press('Enter');
    await expect(points.end(64)).toBeFocused();
  },
);
