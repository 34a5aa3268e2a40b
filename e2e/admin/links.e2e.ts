import { expect, test } from '../support/test';

const DAY = '2026-11-20';

/** Facts about a student from one area are shown where another area needs them. */
test(
  'whoever ordered and is absent is marked at the kitchen’s list at once; the drawer shows all of it in the order of time',
  { tag: '@nightly' },
  async ({ page, context, server, signInAsManager }) => {
    await server.setClock(`${DAY}T14:25:00`);
    await server.addReservations([{ phone: '01012345678', date: DAY, lunch: false, dinner: true }]);
    await signInAsManager({ next: '/list' });
    const meals = page.getByRole('row').filter({ hasText: '김하늘' });
    await expect(meals).toBeVisible();
    await expect(meals).not.toContainText('외출 중');

    const sheet = await context.newPage();
    await sheet.goto(new URL('/attendance', page.url()).href);
    const row = sheet
      .getByRole('row')
      .filter({ has: sheet.getByRole('rowheader', { name: '김하늘', exact: true }) });
    await expect(row).toContainText('저');
    await sheet.getByRole('button', { name: '김하늘 지금 등원', exact: true }).click();
    await expect(row).toContainText('등원 · 지각');
    await sheet.getByRole('button', { name: '김하늘 지금 외출', exact: true }).click();
    await expect(row).toContainText('외출 중');
    await expect(meals).toContainText(/외출 중 14:2\d–/);
    await page.getByRole('button', { name: '결석·외출·하원 학생만 보기' }).click();
    await expect(meals).toBeVisible();

    await page.goto('/student?q=김하늘');
    await page.getByRole('rowheader', { name: '김하늘' }).dblclick();
    await expect(page.getByRole('dialog', { name: '김하늘' })).toContainText(
      '출결 · 11월 20일 (금) 지각',
    );
  },
);
