import { expectPagesFit } from '../support/pages-fit';
import { pagesOf } from '../support/routes';
import { test } from '../support/test';
import { billThree } from './dashboard-page';
import { serveToday } from './same-day-page';

test(
  'zoomed in to 200 % the pages of the menu fit a desk; with a phone of 320 px they do, too',
  {
    tag: '@ci',
  },
  async ({ page, server, signInAsManager }) => {
    test.slow();
    await billThree(server, '2026-11');
    await serveToday(server);
    await signInAsManager({ username: 'admin', password: 'Admin1234!' });
    const pages = pagesOf('admin').filter((path) => !path.includes('?'));
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 450 });
      await expectPagesFit(page, pages);
    }
  },
);
