import type { ReactNode } from 'react';

/**
 * What a designer or a developer has to know of a component before using it; drawn by the docs page
 * of its stories, in Korean: designers and planners read it.
 */
export interface Guide {
  /** What it is for, in one to three sentences; plain text. */
  use: string;
  /**
   * Another component that fits better, and when: `use` is the id of its stories, such as
   * `inputs-select`.
   */
  instead?: readonly { when: string; use: string }[];
  /** Every state: `story` is the export that shows it, `says` what it means and looks like. */
  states: readonly { story: string; says: string }[];
  /** What keys do, in the order of use. Empty when it takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** What a screen reader says, roles and names, live announcements. */
  spoken?: string;
  /** How to use it well. */
  dos: readonly Advice[];
  /** What goes wrong with it, each with the reason. */
  donts: readonly Advice[];
  /** Rules for its Korean words: ending, length, examples. */
  wording?: string;
}

/** One piece of advice; the example is a real component where a picture says more than words. */
export interface Advice {
  /** One sentence; a don't says why. */
  text: string;
  /** The real component, rendered above the sentence. */
  example?: ReactNode;
}

const has = (value: object, keys: readonly string[]) => keys.every((key) => key in value);

/** Whether the parameter of a story file is a guide: parameters come without types. */
export function isGuide(value: unknown): value is Guide {
  return (
    typeof value === 'object' &&
    value !== null &&
    has(value, ['use', 'states', 'keyboard', 'dos', 'donts'])
  );
}
