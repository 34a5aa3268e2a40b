import { memo, type ReactNode } from 'react';

interface Props {
  /** Everything that the children show. */
  shows: readonly unknown[];
  children: ReactNode;
}

/**
 * Draws its children again only when what they show has changed: a step of the cursor concerns two
 * rows, not all in view.
 */
export const MemoChildren = memo(
  function MemoChildren({ children }: Props) {
    return children;
  },
  (before, after) =>
    before.shows.length === after.shows.length &&
    before.shows.every((one, index) => Object.is(one, after.shows[index])),
);
