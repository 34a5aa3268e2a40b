import { defineConfig } from 'vitest/config';

const slow = { testTimeout: 60_000, hookTimeout: 60_000 };
/** What reads the whole repository instead of the tools: it runs again after any change. */
const REPOSITORY = ['repo-shape.test.ts', 'references.test.ts', 'manual.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tools',
          include: ['**/*.test.ts'],
          exclude: [...REPOSITORY, '**/node_modules/**'],
          ...slow,
        },
      },
      { test: { name: 'repository', include: REPOSITORY, ...slow } },
    ],
  },
});
