import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The short form: the browser reads it in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of the same elements only the colours differ in dark. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];
/** The rows of a table repeat themselves; the first eight hold every kind of cell. */
const REPEATED = ['tbody tr:nth-child(n + 9)'];

/**
 * A colour on its way from light to dark has no contrast to speak of: waits for every animation
 * that ends.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/**
 * axe violations of the current page; only of the dialog while one is open, because it covers the
 * rest.
 */
async function findViolations(page: Page, rules: string[]) {
  // Kept by the page until it loads another document: reading axe takes longer than asking it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([runOnly, exclude]) => {
      const reachable = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const found = await window.axe?.run(
        { include: [reachable], exclude: exclude.map((selector) => [selector]) },
        {
          runOnly,
          // Everything on a page is within a landmark, which screen readers jump to.
          rules: { region: { enabled: true } },
          resultTypes: ['violations'],
          preload: false,
        },
      );
      if (!found) throw new Error('axe is not on the page');
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
      }));
    },
    [rules, REPEATED] as const,
  );
}

/** Expects no violation of WCAG 2.0 to 2.2 A and AA that axe can find, in light and in dark. */
export async function expectNoAxeViolations(page: Page) {
  for (const [colorScheme, rules] of [
    ['light', STANDARD],
    ['dark', BY_COLOUR],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await findViolations(page, [...rules]), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
