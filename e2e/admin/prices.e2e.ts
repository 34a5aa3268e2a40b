import { expect, test } from '../support/test';
import { mealPage } from '../student/meal-page';
import { depositsOf } from './dashboard-page';

test(
  'a student’s own price and a discount stand with their reasons on the statement and the student’s bill',
  { tag: '@nightly' },
  async ({ page, server, context, signInAsManager, signInAsStudent }) => {
    await server.addReservations(
      ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({
        phone: '01012345678',
        date,
        lunch: true,
        dinner: false,
      })),
    );
    // The headless browser has no print dialog: what is on paper stays until printing is over.
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });

    await signInAsManager({ next: '/student' });
    await page.getByRole('rowheader', { name: '김하늘' }).dblclick();
    const card = page.getByRole('dialog', { name: /김하늘/ });
    await card.getByRole('tab', { name: '도시락' }).click();
    await card.getByRole('button', { name: '단가 추가' }).click();
    const price = page.getByRole('dialog', { name: '특별단가 추가' });
    await price.getByRole('textbox', { name: '시작일' }).fill('2026-11-25');
    await price.getByRole('textbox', { name: '점심 단가' }).fill('4000');
    await price.getByRole('button', { name: '추가' }).click();
    await expect(price.getByText('사유를 입력하세요.')).toBeVisible();
    await price.getByRole('textbox', { name: '사유' }).fill('형제 할인');
    await price.getByRole('button', { name: '추가' }).click();
    await expect(price).toHaveCount(0);

    await page.goto(`${server.admin}/admin-dashboard?tab=deposits`);
    const { names, drawer, said } = depositsOf(page);
    await names.filter({ hasText: '김하늘' }).dblclick();
    const adjust = drawer.getByRole('form', { name: '할인·추가 청구' });
    await adjust.getByRole('textbox', { name: '금액' }).fill('1000');
    await adjust.getByRole('textbox', { name: '사유' }).fill('국이 빠진 날');
    await adjust.getByRole('button', { name: '조정 등록' }).click();
    await expect(said('청구액을 조정했습니다.')).toBeVisible();
    await drawer.getByRole('button', { name: '명세서·영수증' }).click();
    await page.getByRole('menuitem', { name: '명세서 인쇄' }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article');
    await expect(paper.getByRole('heading', { name: '2026년 11월 도시락 명세서' })).toBeVisible();
    for (const name of [
      '점심 5,000원 × 2회 10,000원',
      '점심 4,000원 × 1회 (형제 할인) 4,000원',
      '국이 빠진 날 −1,000원',
      '남은 금액 13,000원',
    ])
      await expect(paper.getByRole('row', { name })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const phone = await context.newPage();
    await signInAsStudent({ page: phone });
    const bill = phone.getByRole('complementary', { name: '도시락 비용' });
    await expect(bill).toContainText('형제 할인');
    await expect(bill).toContainText('국이 빠진 날');
    await expect(bill).toContainText('13,000원');
  },
);

test(
  'everybody’s price from a day on: the month that began keeps its own, the next one says both',
  { tag: '@nightly' },
  async ({ page, server, context, signInAsManager, signInAsStudent }) => {
    const lunchOn = (date: string) => ({
      phone: '01012345678',
      date,
      lunch: true,
      dinner: false,
    });
    const phone = await context.newPage();
    await signInAsStudent({ page: phone });
    const meals = mealPage(phone);
    await meals.tap('26일 (목)', '점심');
    await meals.expectSaved();
    await signInAsManager({ next: '/settings?tab=prices' });
    await page.getByRole('button', { name: '단가 추가' }).click();
    const price = page.getByRole('dialog', { name: '날짜별 단가 추가' });
    await price.getByRole('textbox', { name: '시작일' }).fill('2026-11-25');
    await price.getByRole('textbox', { name: '점심 단가' }).fill('5500');
    await price.getByRole('button', { name: '추가' }).click();
    await expect(page.getByText('단가를 추가했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '단가 추가' }).click();
    await price.getByRole('textbox', { name: '시작일' }).fill('2026-12-14');
    await price.getByRole('textbox', { name: '점심 단가' }).fill('6000');
    await price.getByRole('button', { name: '추가' }).click();
    await expect(price).toHaveCount(0);
    await server.addReservations([lunchOn('2026-12-10'), lunchOn('2026-12-17')]);

    await phone.reload();
    const bill = phone.getByRole('complementary', { name: '도시락 비용' });
    await expect(bill).toContainText('5,000원 × 1회');
    await phone.getByRole('button', { name: '다음 달' }).click();
    await expect(bill).toContainText('11,500원');
    await expect(bill).toContainText('5,500원 × 1회');
    await expect(bill).toContainText('6,000원 × 1회');
  },
);
