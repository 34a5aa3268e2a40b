import type { EditedLunchSettings, LunchSettingsDraft } from '@academy/domain/settings';
import { changedFields, mergeDraft, type SettingsField } from './settings-draft';

/** A newer save by somebody else that this draft met. */
export interface Clash {
  mine: LunchSettingsDraft;
  theirs: LunchSettingsDraft;
  /** What both changed, to different values. */
  fields: SettingsField[];
  /** Those of `fields` that still wait for a decision; nothing is saved before. */
  open: SettingsField[];
  /** What only the other one changed: taken over. */
  taken: SettingsField[];
}

export interface SettingsState {
  /** What stands on the server, as far as this form knows. */
  base: EditedLunchSettings;
  draft: LunchSettingsDraft;
  clash?: Clash | undefined;
}

const settled = (clash: Clash | undefined, field: SettingsField) => clash && { ...clash, open: clash.open.filter((other) => other !== field) };

/** One field gets a new value. Whoever edits a field that two changed has decided about it. */
export const edit = ({ base, draft, clash }: SettingsState, change: Partial<LunchSettingsDraft>): SettingsState => {
  const next = { ...draft, ...change };
  return { base, draft: next, clash: changedFields(draft, next).reduce(settled, clash) };
};

/** Settles a field that two changed. */
export const choose = ({ base, draft, clash }: SettingsState, field: SettingsField, whose: 'mine' | 'theirs'): SettingsState => ({
  base, draft: clash ? { ...draft, [field]: clash[whose][field] } : draft, clash: settled(clash, field),
});

/** Which value a clashing field has now: undefined while nobody chose, or when it is a third one. */
export function chosen({ draft, clash }: SettingsState, field: SettingsField): 'mine' | 'theirs' | undefined {
  if (!clash || clash.open.includes(field)) return undefined;
  return (['mine', 'theirs'] as const).find((whose) => !changedFields({ ...draft, [field]: clash[whose][field] }, draft).length);
}

/** Somebody else's newer save comes in: what only one side changed is taken, what both changed waits for a decision. */
export function meet({ base, draft }: SettingsState, newer: EditedLunchSettings): SettingsState {
  const { merged, conflicts } = mergeDraft(base.settings, draft, newer.settings);
  const mine = changedFields(base.settings, draft);
  const taken = changedFields(base.settings, newer.settings).filter((field) => !mine.includes(field));
  return { base: newer, draft: merged, clash: { mine: draft, theirs: newer.settings, fields: conflicts, open: conflicts, taken } };
}

/** A save by this form has been confirmed. What was typed since `from` stays on top of it. */
export const confirm = ({ draft }: SettingsState, from: LunchSettingsDraft, saved: EditedLunchSettings): SettingsState => ({
  base: saved, draft: mergeDraft(from, draft, saved.settings).merged,
});

/** The clash has been read and settled. */
export const endClash = ({ base, draft }: SettingsState): SettingsState => ({ base, draft });

/** Back to what stands on the server. */
export const discard = ({ base }: SettingsState): SettingsState => ({ base, draft: base.settings });
