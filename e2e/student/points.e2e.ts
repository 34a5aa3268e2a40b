import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';

const PHONE = '01012345678';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 900;
const dayOf = (index: number) =>
  new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10);

/** 95 points that count, the newest on 20 November: every third a penalty of 2, the others rewards of 3. One more is voided. */
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

test('what a row says', { tag: '@desktop' }, async ({ page, server, signInAsStudent }) => {
  await server.addPoints([
    {
      phone: PHONE,
      incidentDate: '2026-11-20',
      pointType: 'REWARD',
      points: 3,
      reason: '자습 우수',
    },
    {
      phone: PHONE,
      incidentDate: '2025-12-31',
      pointType: 'PENALTY',
      points: 5,
      reason: '무단 지각',
    },
  ]);
  await signInAsStudent();
  const points = pointsPage(page);
  await points.open();
  if (points.phone) {
    await expect(
      page.getByRole('region', { name: '2026년 11월' }).getByRole('listitem'),
    ).toHaveText(
      /^\+3점자습 우수상점 · 11월 20일 \(금\) · 부여자 오매니저 · 11월 20일 \(금\) \d\d:\d\d 부여$/,
    );
    await expect(
      page.getByRole('region', { name: '2025년 12월' }).getByRole('listitem'),
    ).toHaveText(
      /^−5점무단 지각벌점 · 12월 31일 \(수\) · 부여자 오매니저 · 11월 20일 \(금\) \d\d:\d\d 부여이의 신청$/,
    );
  } else {
    await expectRow(points.table, {
      날짜: '2026년 11월 20일 (금)',
      구분: '상점',
      점수: '+3점',
      사유: '자습 우수',
      부여자: /^오매니저/,
    });
    await expectRow(points.table, {
      날짜: '2025년 12월 31일 (수)',
      구분: '벌점',
      점수: '−5점',
      사유: '무단 지각',
      부여자: /^오매니저/,
    });
  }
  await expect(points.tile('합산 점수')).toHaveText('−2점');
  await expectNoAxeViolations(page);
});

test(
  'filter and list by keyboard alone',
  { tag: '@desktop' },
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
    // 더 보기 has the focus now; whether Enter or the scrolling brings the pages, the focus stays at the end of the list.
    await page.keyboard.press('Enter');
    await expect(points.rows).not.toHaveCount(30);
    await page.keyboard.press('Enter');
    await expect(points.end(64)).toBeFocused();
  },
);

test(
  'nothing yet, and nothing of one kind',
  { tag: '@desktop' },
  async ({ page, server, signInAsStudent }) => {
    await signInAsStudent();
    const points = pointsPage(page);
    await points.open();
    await expect(page.getByText('표시할 상벌점이 없어요.')).toBeVisible();
    await expect(points.tile('합산 점수')).toHaveText('0점');
    await expectNoAxeViolations(page);

    await server.addPoints([
      {
        phone: PHONE,
        incidentDate: '2026-11-20',
        pointType: 'REWARD',
        points: 3,
        reason: '자습 우수',
      },
    ]);
    await page.goto('/points-mine?type=PENALTY');
    await expect(page.getByText('아직 받은 벌점이 없어요.')).toBeVisible();
    await page.getByRole('button', { name: '전체 보기' }).click();
    await expect(points.rows).toHaveCount(1);
  },
);

test(
  'list and sums fail apart, say so and come back',
  { tag: '@desktop' },
  async ({ page, server, signInAsStudent }) => {
    await server.addPoints(many);
    await signInAsStudent();
    const points = pointsPage(page);
    const refuse = (size: number) =>
      page.route(`**/api/student-points/mine?*size=${size}`, (route) =>
        route.fulfill({
          status: 400,
          json: { message: '잠시 점검하고 있어요.', code: 'maintenance' },
        }),
      );
    await refuse(30);
    await points.open();
    await expect(page.getByRole('alert')).toHaveText(
      /상벌점을 불러오는 중 오류가 발생했어요\.\s*잠시 점검하고 있어요\./,
    );
    await expect(points.tile('합산 점수')).toHaveText('+130점');
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(points.rows).toHaveCount(30);

    await refuse(1000);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('합계를 불러오지 못했어요.');
    await expect(points.rows).toHaveCount(30);
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(points.tile('합산 점수')).toHaveText('+130점');
  },
);

test(
  'the add button leads to the meal page’s sheet, and Back returns',
  { tag: '@desktop' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent();
    const points = pointsPage(page);
    await points.open();
    await expect(page.getByText('표시할 상벌점이 없어요.')).toBeVisible();
    // At a desk there is no such button: there the address does it.
    if (points.phone) await page.getByRole('button', { name: '빠른 신청' }).click();
    else await page.goto('/points-mine?open=quick-add');
    await expect(page.getByRole('dialog', { name: '빠른 신청' })).toBeVisible();
    await expect(page).toHaveURL(/\/student-calendar/);
    await page.goBack();
    await expect(page).toHaveURL(/\/points-mine$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
