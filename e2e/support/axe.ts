import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A colour on its way from light to dark has no contrast to speak of: waits for every animation that ends. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Expects no violation of WCAG 2.0 to 2.2 A and AA that axe can find, in light and in dark, for the page as it stands now. */
export async function expectNoAxeViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const readable = violations.map(({ id, help, nodes }) => ({
      colorScheme,
      id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
    expect(readable).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
