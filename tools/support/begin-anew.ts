import { afterAll, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The modules that files of this project replace (`split-tests.mjs`). */
    replaced: string[];
  }
}

// Files that replace modules, or change the process, run one after the other in one: each reads
// the app's own modules anew, without what the file before it put in their place. What comes from
// npm stays.
for (const module of inject('replaced')) vi.doUnmock(module);
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
