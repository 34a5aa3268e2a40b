import { afterEach } from 'vitest';

// Only tests that ask for a page (`@vitest-environment jsdom`) have something to clean up.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
