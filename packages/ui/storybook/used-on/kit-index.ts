import type { UsedOn } from './used-on';

// Both are empty here: plugin.ts reads the repository and fills them while Storybook is built.

/** The title of every page of stories by its id. */
export const titles: Readonly<Record<string, string>> = {};

/** Where the component of a story page is used, by the page's id. */
export const usedOn: Readonly<Record<string, UsedOn>> = {};
