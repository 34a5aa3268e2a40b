import type { Width } from './widths';

/** What the looks need to know of a story. */
export interface CheckedStory {
  /** Such as `actions-button--grid`. */
  id: string;
  tags: string[];
  parameters: {
    layout?: string;
    /** The widths it is looked at; a phone and a desk by default. */
    widths?: readonly Width[];
  };
}

/**
 * What tests do around every story; empty in Storybook itself, so that nothing of the test runner
 * gets into it. Filled once by setup.ts.
 */
export const hooks: {
  beforeStory?: (story: CheckedStory) => Promise<void>;
  afterStory?: (story: CheckedStory) => Promise<void>;
} = {};
