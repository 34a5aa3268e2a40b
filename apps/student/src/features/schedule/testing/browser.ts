import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import '../../../testing/phone';

/**
 * The present of every test: Friday, 2026-11-20, 10:00 in Seoul. Imported first, because the clock
 * of the app is read when it loads.
 */
vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });

// A busy machine takes its time; asking jsdom what is visible takes most of it.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });
