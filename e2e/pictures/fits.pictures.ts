import { enterAsManager, enterAsStudent } from '../support/enter';
import { largeText } from '../support/large-text';
import { expectPagesFit, largeStyle } from '../support/pages-fit';
import { pagesOf } from '../support/routes';
import { AT } from './scene';
import { test as base } from './take';

export interface FitOptions {
  /** Text at 200 %, as the browser's setting does it, or a style sheet. */
  enlarged: 'no' | 'by the browser' | 'by a style sheet';
}

const test = base.extend<FitOptions>({ enlarged: ['no', { option: true }] });

for (const app of ['student', 'admin'] as const)
  test(`every page fits: ${app}`, { tag: `@${app}` }, async ({ page, origins, enlarged }) => {
    test.setTimeout(300_000);
    await page.clock.setFixedTime(AT);
    if (enlarged === 'by the browser') await largeText(page);
    const paths = pagesOf(app);
    const entrance = { origin: origins[app], at: paths[0] ?? '' };
    await (app === 'student'
      ? enterAsStudent(page, entrance)
      : enterAsManager(page, { ...entrance, username: 'admin', password: 'Admin1234!' }));
    if (enlarged === 'by a style sheet') await largeStyle(page);
    await expectPagesFit(page, paths);
  });
