import type { VisitAction } from '@academy/domain/attendance';
import { createContext } from 'react';
import type { ShownRow } from './shown-rows';

/**
 * What the buttons in the rows do: handed down beside the columns, so that the columns stay the
 * same objects and only changed rows are drawn again.
 */
export const VisitsContext = createContext<{
  act: (rows: readonly ShownRow[], action: VisitAction) => void;
  disabledReason: string | undefined;
}>({ act: () => undefined, disabledReason: undefined });
