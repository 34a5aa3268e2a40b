import type { FieldOf, KeptDrafts } from '@academy/app-kit/forms';
import type { Right } from '@academy/domain/rights';
import type { QueryKey } from '@tanstack/react-query';

/** A tab's value as it was saved: by whom, when, and the version that goes back as `If-Match`. */
export interface Saved<Draft> {
  settings: Draft;
  version: number;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** What one tab of the settings is: what it edits, in words, and what may be saved. */
export interface TabModel<Draft> {
  queryKey: QueryKey;
  read: (signal?: AbortSignal) => Promise<Saved<Draft>>;
  /** Saves over the version that was edited: a newer one on the server refuses with 412. */
  write: (draft: Draft, version: number) => Promise<Saved<Draft>>;
  /** The version that stands now, of what the 412 carries. */
  current: (body: unknown) => Saved<Draft> | undefined;
  labels: Record<FieldOf<Draft>, string>;
  /** What must be corrected before it is saved, at its field. */
  check: (draft: Draft) => Partial<Record<FieldOf<Draft>, string | undefined>>;
  /** One field in words, for the view of two managers' changes. */
  valueText: (draft: Draft, field: FieldOf<Draft>) => string;
  kept: KeptDrafts<Draft>;
  /** The name under which the log keeps its changes. */
  entity: string;
  /** What an account needs to change it; the right of the settings when left out. */
  writing?: Right;
}
