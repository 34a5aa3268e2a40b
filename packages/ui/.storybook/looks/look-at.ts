import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { findBarriers } from './barriers';

const WIDTHS = { phone: [390, 844], desk: [1440, 900] } as const;
const THEMES = ['light', 'dark'] as const;

interface Story {
  id: string;
  tags: string[];
  parameters: { layout?: string };
}

const isStory = (value: unknown): value is Story => typeof value === 'function' && 'id' in value && 'tags' in value && 'parameters' in value;

/** The story as its play function left it, on a phone and on a desk, light and dark: without barriers, and as on its pictures. */
export async function lookAt(story: unknown) {
  if (!isStory(story)) return;
  const html = document.documentElement;
  const before = html.dataset.theme ?? 'light';
  document.body.style.padding = story.parameters.layout === 'padded' ? '16px' : '';
  for (const [name, [width, height]] of Object.entries(WIDTHS)) {
    await page.viewport(width, height);
    for (const theme of THEMES) {
      html.dataset.theme = theme;
      expect(await findBarriers(theme), `${name}, ${theme}`).toEqual([]);
    }
    if (story.tags.includes('visual')) await comparePictures(story.id.replace('--', '/'), name, width, height);
  }
  html.dataset.theme = before;
}

async function comparePictures(path: string, name: string, width: number, height: number) {
  const whole = document.documentElement.scrollHeight;
  if (whole > height) await page.viewport(width, Math.min(whole, TALLEST));
  for (const theme of THEMES) {
    document.documentElement.dataset.theme = theme;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${path}-${name}-${theme}`);
  }
}

/** A picture ends here, in px; what is longer repeats itself. */
const TALLEST = 2400;
