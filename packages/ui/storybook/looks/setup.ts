import { vi } from 'vitest';
import { hooks } from './hooks';
import { checkStory } from './check-story';

// All files share one page, which runs this file once: Vitest's own hooks would see the stories of
// the first file only.
hooks.afterStory = checkStory;

hooks.beforeStory = ({ parameters }) => {
  // Before the story, as in Storybook: what it opens is placed by where things stand.
  document.body.style.padding = parameters.layout === 'padded' ? '16px' : '';
  // Friday, 20 November 2026, 09:00 in Seoul: no picture may change with the day it is taken on.
  vi.setSystemTime(new Date('2026-11-20T00:00:00Z'));
};
