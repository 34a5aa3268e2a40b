/** What the looks need to know of a story. */
export interface CheckedStory {
  /** Such as `actions-button--grid`. */
  id: string;
  tags: string[];
  parameters: { layout?: string };
}

/**
 * What tests do around every story; empty in Storybook itself, so that nothing of the test runner
 * gets into it. Filled once by setup.ts.
 */
export const hooks: {
  beforeStory?: (story: CheckedStory) => void;
  afterStory?: (story: CheckedStory) => Promise<void>;
} = {};
