import { vi } from 'vitest';
import { hooks } from './hooks';
import { lookAt } from './look-at';

// All files share one page, which runs this file once: Vitest's own hooks would see the stories of the first file only.
hooks.afterStory = lookAt;

/** Friday, 20 November 2026, 09:00 in Seoul: no picture may change with the day it is taken on. */
hooks.beforeStory = () => void vi.setSystemTime(new Date('2026-11-20T00:00:00Z'));
