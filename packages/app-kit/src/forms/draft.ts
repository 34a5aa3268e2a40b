/** The names of what a form edits. */
export type FieldOf<Draft> = Extract<keyof Draft, string>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const fieldsOf = <Draft extends object>(draft: Draft): FieldOf<Draft>[] =>
  Object.keys(draft).filter((field): field is FieldOf<Draft> => Object.hasOwn(draft, field));

/** The fields in which two versions differ, in the order of the form. */
export const changedFields = <Draft extends object>(from: Draft, to: Draft): FieldOf<Draft>[] =>
  fieldsOf(from).filter((field) => !same(from[field], to[field]));

/**
 * Three-way merge of a draft with a newer save: a field that only one side changed takes that
 * side's value; a field that both changed differently is a conflict and keeps the draft's value
 * until the user chooses.
 */
export function mergeDraft<Draft extends object>(
  before: Draft,
  draft: Draft,
  theirs: Draft,
): { merged: Draft; conflicts: FieldOf<Draft>[] } {
  const mine = new Set(changedFields(before, draft));
  const conflicts = changedFields(before, theirs).filter(
    (field) => mine.has(field) && !same(draft[field], theirs[field]),
  );
  const merged = { ...theirs };
  for (const field of mine) merged[field] = draft[field];
  return { merged, conflicts };
}
