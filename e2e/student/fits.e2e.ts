import { expectPagesFit, largeStyle } from '../support/pages-fit';
import { pagesOf } from '../support/routes';
import { test } from '../support/test';
import { fillPages } from './every-page';

test(
  'with text at 200 % every page fits a phone',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    test.slow();
    await fillPages(server);
    await signInAsStudent({ next: '/points-mine' });
    await largeStyle(page);
    await expectPagesFit(page, pagesOf('student'));
  },
);
