import 'vitest/browser';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    /** compare-pictures.ts; it takes no options. */
    edges: Record<string, never>;
  }
}
