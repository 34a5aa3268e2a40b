import { pointsPage, savePresets } from '../admin/points-page';
import { expect, test } from '../support/test';

/** A change made elsewhere must be on the screen within this time. */
const LIVE = { timeout: 2000 };

test(
  'a point that a manager gives and takes back is on the student’s open page without a reload',
  { tag: '@ci' },
  async ({ page: manager, browser, request, server, signInAsManager, signInAsStudent }) => {
    await savePresets(request, server);
    const student = await (await browser.newContext()).newPage();
    // The page listens some seconds after it was opened.
    const listening = student.waitForResponse(
      (response) => new URL(response.url()).pathname.endsWith('/api/events'),
      { timeout: 30_000 },
    );
    await signInAsStudent({ page: student, next: '/points-mine' });
    await expect(student.getByText('표시할 상벌점이 없어요.')).toBeVisible();

    await signInAsManager({ next: '/points/issue' });
    const points = pointsPage(manager);
    await points.choose('하늘', '김하늘');
    await points.item('지각').click();
    expect((await listening).status()).toBe(200);
    await points.give.click();
    await expect(manager.getByText('1명에게 벌점 2점을 부여했습니다.')).toBeVisible();
    const sum = student
      .getByRole('main')
      .locator('dl')
      .filter({ hasText: '벌점 합계' })
      .getByRole('definition');
    await expect(sum).toHaveText('−2점', LIVE);
    await expect(student.getByRole('main')).toContainText('지각');

    await manager.getByRole('button', { name: '되돌리기' }).click();
    await expect(student.getByText('표시할 상벌점이 없어요.')).toBeVisible(LIVE);
  },
);
