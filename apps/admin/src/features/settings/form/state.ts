import { changedFields, mergeDraft, type FieldOf } from './draft';

/** A tab's value as it was saved: by whom, when, and the version that goes back as `If-Match`. */
export interface Saved<Draft> {
  settings: Draft;
  version: number;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** A newer save by somebody else that this draft met. */
export interface Clash<Draft> {
  mine: Draft;
  theirs: Draft;
  /** What both changed, to different values. */
  fields: FieldOf<Draft>[];
  /** Those of `fields` that still wait for a decision; nothing is saved before. */
  open: FieldOf<Draft>[];
  /** What only the other one changed: taken over. */
  taken: FieldOf<Draft>[];
}

export interface FormState<Draft> {
  /** What stands on the server, as far as this form knows. */
  base: Saved<Draft>;
  draft: Draft;
  clash?: Clash<Draft> | undefined;
}

const settled = <Draft>(clash: Clash<Draft> | undefined, field: FieldOf<Draft>) =>
  clash && { ...clash, open: clash.open.filter((other) => other !== field) };

/** One field gets a new value. Whoever edits a field that two changed has decided about it. */
export const edit = <Draft extends object>(
  { base, draft, clash }: FormState<Draft>,
  change: Partial<Draft>,
): FormState<Draft> => {
  const next = { ...draft, ...change };
  return { base, draft: next, clash: changedFields(draft, next).reduce(settled, clash) };
};

/** Settles a field that two changed. */
export const choose = <Draft extends object>(
  { base, draft, clash }: FormState<Draft>,
  field: FieldOf<Draft>,
  whose: 'mine' | 'theirs',
): FormState<Draft> => ({
  base,
  draft: clash ? { ...draft, [field]: clash[whose][field] } : draft,
  clash: settled(clash, field),
});

/**
 * Which value a clashing field has now: undefined while nobody chose, or when it is a third one.
 */
export function chosen<Draft extends object>(
  { draft, clash }: FormState<Draft>,
  field: FieldOf<Draft>,
): 'mine' | 'theirs' | undefined {
  if (!clash || clash.open.includes(field)) return undefined;
  return (['mine', 'theirs'] as const).find(
    (whose) => !changedFields({ ...draft, [field]: clash[whose][field] }, draft).length,
  );
}

/**
 * Somebody else's newer save comes in: what only one side changed is taken, what both changed waits
 * for a decision.
 */
export function meet<Draft extends object>(
  { base, draft }: FormState<Draft>,
  newer: Saved<Draft>,
): FormState<Draft> {
  const { merged, conflicts } = mergeDraft(base.settings, draft, newer.settings);
  const mine = changedFields(base.settings, draft);
  const taken = changedFields(base.settings, newer.settings).filter(
    (field) => !mine.includes(field),
  );
  return {
    base: newer,
    draft: merged,
    clash: { mine: draft, theirs: newer.settings, fields: conflicts, open: conflicts, taken },
  };
}

/** A save by this form has been confirmed. What was typed since `from` stays on top of it. */
export const confirm = <Draft extends object>(
  { draft }: FormState<Draft>,
  from: Draft,
  saved: Saved<Draft>,
): FormState<Draft> => ({
  base: saved,
  draft: mergeDraft(from, draft, saved.settings).merged,
});

/** The clash has been read and settled. */
export const endClash = <Draft>({ base, draft }: FormState<Draft>): FormState<Draft> => ({
  base,
  draft,
});

/** Back to what stands on the server. */
export const discard = <Draft>({ base }: FormState<Draft>): FormState<Draft> => ({
  base,
  draft: base.settings,
});
