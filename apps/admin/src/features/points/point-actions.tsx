import type { IssuedPoint } from '@academy/domain/points';
import { createContext, use } from 'react';

export interface PointActions {
  missing: string | undefined;
  openVoid: (point: IssuedPoint) => void;
  openEdit: (point: IssuedPoint) => void;
  /** Loads the form with the same student, item and words. */
  again: (point: IssuedPoint) => void;
  /** Why the same can't be given again; undefined when it can. */
  whyNotAgain: (point: IssuedPoint) => string | undefined;
}

/** What a line's menu can do; given by the page, since the columns of a grid are made once. */
export const PointActionsContext = createContext<PointActions | null>(null);

export function usePointActions(): PointActions {
  const actions = use(PointActionsContext);
  if (actions === null)
    throw new Error(
      'The list of points stands outside of the page that gives it its actions: wrap it in PointActionsContext.',
    );
  return actions;
}
