import type { Fields } from '../fields/field';
import type { AuditTopic } from './topic';

export type Facts = Readonly<Record<string, unknown>>;

/**
 * One field that an action changed, in words. `before` is empty where only what was done is known.
 */
export interface AuditChange {
  field: string;
  label: string;
  before: string;
  after: string;
}

/** An entry of the log, as the sentence of its action reads it. */
export interface Noted {
  before: Facts;
  after: Facts;
  /** A fact in words, as the log shows it: never a code, never a secret. */
  word: (field: string, value: unknown) => string;
  /** What changed, field by field. */
  changes: () => readonly AuditChange[];
}

/**
 * How the log says an action: the end of a sentence. `{subject}` is its target; without one it is
 * left out together with the quotes or brackets around it. `{을/를}` is the particle of the word
 * before it.
 *
 * Without a `tail` the sentence lists what changed, field by field. A tail's parts follow the
 * sentence, empty ones left out; undefined lists the changes after all.
 */
export interface Wording {
  /** Who did it, where that is neither a manager nor the program: `{subject} 학생의 보호자가`. */
  by?: string;
  text: string | ((noted: Noted) => string);
  tail?: (noted: Noted) => readonly string[] | undefined;
}

/** `fields`: the facts that the action notes, described. What is not among them is not shown. */
export interface Action extends Wording {
  fields: Fields;
}

/**
 * All that the log knows of a feature's actions: `<feature>/audit.ts`, named once in
 * `audit/actions.ts`. An action names what was done, not its purpose.
 */
export type ActionsByTopic = Readonly<
  Partial<Record<AuditTopic, Readonly<Record<string, Action>>>>
>;

/** Several entities as one: of two fields of one name the first. */
export function together(...parts: readonly Fields[]): Fields {
  const all: Record<string, Fields[string]> = {};
  for (const part of parts) for (const [name, field] of Object.entries(part)) all[name] ??= field;
  return all;
}

/** Facts of the log alone: what was counted, and what was taken back. */
export const countedFields = {
  count: { label: '건수', kind: 'count', unit: '건' },
  restored: { label: '되돌림', kind: 'count', unit: '건' },
  kept: { label: '그대로 둠', kind: 'count', unit: '건' },
  reason: { label: '사유', kind: 'line' },
} as const satisfies Fields;

/** The actions on one entity, or on several: what they note is described by the entity's fields. */
export function actionsOn<Name extends string>(
  fields: Fields | readonly Fields[],
  wordings: Readonly<Record<Name, string | Wording>>,
): Readonly<Record<Name, Action>>;
export function actionsOn(
  fields: Fields | readonly Fields[],
  wordings: Readonly<Record<string, string | Wording>>,
): Readonly<Record<string, Action>> {
  const all = together(...[fields].flat(), countedFields);
  return Object.fromEntries(
    Object.entries(wordings).map(([name, wording]) => [
      name,
      { ...(typeof wording === 'string' ? { text: wording } : wording), fields: all },
    ]),
  );
}
