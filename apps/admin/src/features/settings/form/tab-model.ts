import type { Right } from '@academy/domain/rights';
import type { QueryKey } from '@tanstack/react-query';
import type { FieldOf } from './draft';
import type { KeptDraft } from './kept-draft';
import type { Saved } from './state';

/** What one tab of the settings is: what it edits, in words, and what may be saved. */
export interface TabModel<Draft> {
  queryKey: QueryKey;
  read: (signal?: AbortSignal) => Promise<Saved<Draft>>;
  /** Saves over the version that was edited: a newer one on the server refuses with 412. */
  write: (draft: Draft, version: number) => Promise<Saved<Draft>>;
  /** The version that stands now, of the body of a 412. */
  current: (body: unknown) => Saved<Draft> | undefined;
  labels: Record<FieldOf<Draft>, string>;
  /** What must be corrected before it is saved, at its field. */
  check: (draft: Draft) => Partial<Record<FieldOf<Draft>, string | undefined>>;
  /** One field in words, for the view of two managers' changes. */
  valueText: (draft: Draft, field: FieldOf<Draft>) => string;
  kept: KeptDraft<Draft>;
  /** The name under which the log keeps its changes. */
  entity: string;
  /** What an account needs to change it; the right of the settings when left out. */
  writing?: Right;
}
