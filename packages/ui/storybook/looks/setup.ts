import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { checkStory } from './check-story';
import { hooks } from './hooks';
import { WIDTHS } from './widths';

// All files share one page, which runs this file once: Vitest's own hooks would see the stories of
// the first file only.
hooks.afterStory = checkStory;

hooks.beforeStory = async ({ parameters: { layout, widths } }) => {
  if (widths?.[0]) {
    const [width, height] = WIDTHS[widths[0]];
    await page.viewport(width, height);
  }
  // Before the story, as in Storybook: popups are placed by the layout.
  document.body.style.padding = layout === 'padded' ? '16px' : '';
  // Friday, 20 November 2026, 09:00 in Seoul: no picture may change with the day it is taken on.
  vi.setSystemTime(new Date('2026-11-20T00:00:00Z'));
};
