import { pressTool } from '../support/list-tools';
import { expect, expectRow, test } from '../support/test';
import { sameDayPage, serveToday } from './same-day-page';

test(
  'the counter’s ticks and an approved absence become the week’s 남은 도시락, on paper too',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    // The headless browser has no print dialog: what is on paper stays until printing is over.
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await serveToday(server);
    await server.addReasons([{ type: 'ABSENT', leaveAt: null, backAt: null, status: 'APPROVED' }]);
    await signInAsManager({ next: '/list' });
    const list = sameDayPage(page);
    await list.tick('이바다', '점심').click();
    await list.tick('박솔', '저녁').click();
    await expect(list.tile('점심')).toHaveText(/수령 1\/2/);
    await expect(list.tile('저녁')).toHaveText(/수령 1\/2/);

    await page.goto(`${server.admin}/admin-dashboard?tab=waste`);
    await expect(page.getByText('지난 날에 주문된 도시락이 없습니다.')).toBeVisible();
    // By tomorrow this login is over.
    await server.setClock('2026-11-21T10:00:00');
    await signInAsManager({ next: '/admin-dashboard?tab=waste' });
    await expectRow(page.getByRole('grid', { name: '남은 도시락' }), {
      주: '11월 16–22일',
      주문: '4식 · 22,000원',
      수령: '2식 · 11,000원',
      남음: '2식 · 11,000원',
      '결석인데 주문': '2식 · 11,000원',
      '마감이 1시간 늦었다면': '0식',
    });
    await expect(page.getByText('마감 뒤 1시간 안에 알려진 결석은 없었습니다.')).toBeVisible();

    await pressTool(page, '인쇄');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '2026년 11월 남은 도시락' })).toBeVisible();
    await expect(
      page.getByText('주문 4식 · 22,000원 / 수령 2식 · 11,000원 / 남음 2식 · 11,000원').last(),
    ).toBeVisible();
  },
);
