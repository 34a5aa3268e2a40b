import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { findBarriers, shownElements } from './barriers';
import { seriesAlike } from './forced-colours';
import type { CheckedStory } from './hooks';
import { WIDTHS, type Width } from './widths';

const USUAL: readonly Width[] = ['phone', 'desk'];
const THEMES = ['light', 'dark'] as const;
/** A picture ends here, in px; what is longer repeats itself. */
const TALLEST = 2400;

declare module 'vitest' {
  interface ProvidedContext {
    /** `grids`: only a component's grid of states is looked at, at one width. */
    looks: 'all' | 'grids';
  }
}

/** The story as its play function left it. */
export async function checkStory(story: CheckedStory) {
  if (inject('looks') === 'all') return lookEverywhere(story);
  if (story.tags.includes('visual')) expect(await findBarriers('all')).toEqual([]);
}

/** At its widths, light and dark: without barriers, and as on its pictures. */
async function lookEverywhere({ id, tags, parameters }: CheckedStory) {
  const html = document.documentElement;
  const before = html.dataset.theme ?? 'light';
  let seen = new Set<Element>();
  for (const name of parameters.widths ?? USUAL) {
    const [width, height] = WIDTHS[name];
    await page.viewport(width, height);
    const shown = shownElements();
    const same = shown.every((element) => seen.has(element));
    seen = new Set(shown);
    html.dataset.theme = 'light';
    expect(await findBarriers(same ? 'width' : 'all'), `${name}, light`).toEqual([]);
    // Of the same elements only the colours differ in dark, and those not with the width.
    if (!same) {
      html.dataset.theme = 'dark';
      expect(await findBarriers('colour'), `${name}, dark`).toEqual([]);
    }
    if (tags.includes('visual')) await comparePictures(id.replace('--', '/'), name, width, height);
  }
  html.dataset.theme = before;
  expect(await seriesAlike(), 'series that look the same in forced colours').toEqual([]);
  await page.viewport(...WIDTHS.desk);
}

async function comparePictures(path: string, name: Width, width: number, height: number) {
  const whole = document.documentElement.scrollHeight;
  if (whole > height) await page.viewport(width, Math.min(whole, TALLEST));
  await fonts();
  for (const theme of THEMES) {
    document.documentElement.dataset.theme = theme;
    await expect
      .element(page.elementLocator(document.body))
      .toMatchScreenshot(`${path}-${name}-${theme}`);
  }
}

/** Laying out asks for the faces that the story's letters need: the font is split by script. */
async function fonts() {
  if (document.body.offsetHeight > 0) await document.fonts.ready;
  expect(
    [...document.fonts].filter(({ status }) => status === 'error'),
    'faces that did not load',
  ).toEqual([]);
}
