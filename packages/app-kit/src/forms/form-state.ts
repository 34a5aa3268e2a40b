import { changedFields, mergeDraft, type FieldOf } from './draft';

/** A newer save by another user that conflicts with this draft. */
export interface Clash<Draft> {
  mine: Draft;
  theirs: Draft;
  /** Changed by both, to different values. */
  fields: FieldOf<Draft>[];
  /** Conflicting fields that are not resolved yet; saving waits for them. */
  open: FieldOf<Draft>[];
  /** Changed by the other side only, and taken over. */
  taken: FieldOf<Draft>[];
}

export interface FormState<Base, Draft> {
  /** The saved version that this form knows. */
  base: Base;
  /** `base` as the fields show it. */
  before: Draft;
  draft: Draft;
  clash?: Clash<Draft> | undefined;
}

const settled = <Draft>(clash: Clash<Draft> | undefined, field: FieldOf<Draft>) =>
  clash && { ...clash, open: clash.open.filter((other) => other !== field) };

/** Sets fields. Editing a conflicting field resolves it. */
export const edit = <Base, Draft extends object>(
  { base, before, draft, clash }: FormState<Base, Draft>,
  change: Partial<Draft>,
): FormState<Base, Draft> => {
  const next = { ...draft, ...change };
  return { base, before, draft: next, clash: changedFields(draft, next).reduce(settled, clash) };
};

/** Settles a field that two changed. */
export const choose = <Base, Draft extends object>(
  { base, before, draft, clash }: FormState<Base, Draft>,
  field: FieldOf<Draft>,
  whose: 'mine' | 'theirs',
): FormState<Base, Draft> => ({
  base,
  before,
  draft: clash ? { ...draft, [field]: clash[whose][field] } : draft,
  clash: settled(clash, field),
});

/**
 * Which side a conflicting field has now; undefined while unresolved, or when it has a third value.
 */
export function chosen<Base, Draft extends object>(
  { draft, clash }: FormState<Base, Draft>,
  field: FieldOf<Draft>,
): 'mine' | 'theirs' | undefined {
  if (!clash || clash.open.includes(field)) return undefined;
  return (['mine', 'theirs'] as const).find(
    (whose) => !changedFields({ ...draft, [field]: clash[whose][field] }, draft).length,
  );
}

/**
 * Merges another user's newer save: a field changed on one side is taken, a field changed on both
 * becomes a conflict.
 */
export function meet<Base, Draft extends object>(
  { before, draft }: Pick<FormState<Base, Draft>, 'before' | 'draft'>,
  base: Base,
  theirs: Draft,
): FormState<Base, Draft> {
  const { merged, conflicts } = mergeDraft(before, draft, theirs);
  const mine = changedFields(before, draft);
  const taken = changedFields(before, theirs).filter((field) => !mine.includes(field));
  return {
    base,
    before: theirs,
    draft: merged,
    clash: { mine: draft, theirs, fields: conflicts, open: conflicts, taken },
  };
}

/** This form's save was confirmed. What was typed since `from` stays on top of it. */
export const confirm = <Base, Draft extends object>(
  { draft }: FormState<Base, Draft>,
  from: Draft,
  base: Base,
  saved: Draft,
): FormState<Base, Draft> => ({
  base,
  before: saved,
  draft: mergeDraft(from, draft, saved).merged,
});

/** Dismisses a resolved conflict. */
export const endClash = <Base, Draft>({
  base,
  before,
  draft,
}: FormState<Base, Draft>): FormState<Base, Draft> => ({ base, before, draft });

/** Back to what is saved. */
export const discard = <Base, Draft>({
  base,
  before,
}: FormState<Base, Draft>): FormState<Base, Draft> => ({ base, before, draft: before });
