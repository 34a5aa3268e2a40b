import { readKept, writeKept } from '../device';

/** A draft that outlives its page, with what it was made from. */
export interface KeptDraft<Draft> {
  /** The version that it began with. */
  version: number;
  before: Draft;
  draft: Draft;
}

/** Drafts by their owner and name; one owner's are never another's. */
export interface KeptDrafts<Draft> {
  read: (owner: string, name: string) => KeptDraft<Draft> | undefined;
  put: (owner: string, name: string, kept: KeptDraft<Draft>) => void;
  forget: (owner: string, name: string) => void;
}

/** For as long as this tab of the browser lives: for what no storage of the device may hold. */
export function keptInTab<Draft>(): KeptDrafts<Draft> {
  const drafts = new Map<string, KeptDraft<Draft>>();
  const keyOf = (owner: string, name: string) => `${owner}:${name}`;
  return {
    read: (owner, name) => drafts.get(keyOf(owner, name)),
    put: (owner, name, kept) => void drafts.set(keyOf(owner, name), kept),
    forget: (owner, name) => void drafts.delete(keyOf(owner, name)),
  };
}

/**
 * On this device: they outlive a reload and a crash. A full or closed storage keeps nothing; what
 * another release wrote and `read` does not know any more is no draft.
 */
export function keptOnDevice<Draft>(
  prefix: string,
  read: (draft: unknown) => Draft | undefined,
): KeptDrafts<Draft> {
  const keyOf = (owner: string, name: string) => `${prefix}:${owner}:${name}`;
  return {
    read(owner, name) {
      try {
        const stored: unknown = JSON.parse(readKept(keyOf(owner, name)) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return undefined;
        const version = 'version' in stored ? stored.version : undefined;
        const before = read('before' in stored ? stored.before : undefined);
        const draft = read('draft' in stored ? stored.draft : undefined);
        return typeof version === 'number' && before && draft
          ? { version, before, draft }
          : undefined;
      } catch {
        return undefined;
      }
    },
    put: (owner, name, kept) => writeKept(keyOf(owner, name), JSON.stringify(kept)),
    forget: (owner, name) => writeKept(keyOf(owner, name), null),
  };
}
