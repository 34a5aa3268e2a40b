import { effectTexts as texts } from './effect-texts';

/** That a change was taken back, and how much of it somebody had changed since. */
export const undoneText = (kept: number): string =>
  kept > 0 ? texts.undoneExcept(kept) : texts.undone;
