/** What tests do around every story; empty in Storybook itself, so that nothing of the test runner gets into it. Filled once by setup.ts. */
export const hooks: {
  beforeStory?: () => void;
  afterStory?: (story: { id: string; tags: string[]; parameters: { layout?: string } }) => Promise<void>;
} = {};
