import type { ManagerId } from '@academy/domain/ids';

interface Saved {
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
}

/** Who saved a tab last, as the wire has it. Version 0: never saved. */
export const savedBy = (row: Saved | undefined) => ({
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  updatedByName: row?.updatedByName ?? null,
});

/** What a tab writes over the version that was read. */
export interface TabChange<Value> {
  value: Value;
  version: number;
  by: ManagerId;
  now: Date;
}
