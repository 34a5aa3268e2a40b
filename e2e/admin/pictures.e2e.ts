import { expect, test } from '../support/test';
import { billThree } from './dashboard-page';
import { decemberWithThree } from './mocks-page';

/** The managers' pages that answer a question, and what their picture is called. */
const PICTURES = [
  ['/admin-dashboard?month=2026-11', '일자별 식수'],
  ['/admin-dashboard?month=2026-11&tab=waste', '주별 남은 도시락'],
  ['/mock-exam/list?exam=EXAM&tab=seats', '현장 좌석과 신청'],
] as const;

test(
  'a page that answers a question begins with its picture, in words too',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await billThree(server, '2026-11');
    const exam = await decemberWithThree(server);
    await signInAsManager();
    for (const [path, name] of PICTURES) {
      await page.goto(path.replace('EXAM', exam));
      const picture = page.getByRole('figure', { name });
      await expect(picture, path).toBeVisible();
      const box = await picture.boundingBox();
      expect(box && box.y + box.height, path).toBeLessThan(500);
      await expect(
        picture.getByRole('button').or(picture.getByRole('listitem')).first(),
      ).toBeVisible();
    }
  },
);
