import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { lookAt } from './look-at';

// The faces are split by script; a face that came late would redraw a picture.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

/** Friday, 20 November 2026, 09:00 in Seoul: no picture may change with the day it is taken on. */
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T00:00:00Z'));
});

/** Runs after a story was drawn and played, while it still stands on the page. */
afterEach(async (context) => {
  if ('story' in context) await lookAt(context.story);
});
