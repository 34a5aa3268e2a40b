/**
 * What a value is: how it is written into a form, checked, said in the log and described in the
 * API. `line` and `text` are free words in one line or several; `picture` counts what it lists.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'switch'
  | 'day'
  | 'month'
  | 'time'
  | 'moment'
  | 'weekday'
  | 'money'
  | 'count'
  | 'phone'
  | 'receipt'
  | 'list'
  | 'picture'
  | 'secret'
  | 'id';

/** One field of an entity, described once for all who name it, check it or show it. */
export interface Field {
  /** What the form calls it, and the question where two saves clash. */
  label: string;
  kind: FieldKind;
  /** What the form explains below it. */
  help?: string;
  /** The most characters, or items of a list. */
  limit?: number;
  /** After a number: 명, 건, 분. */
  unit?: string;
  /** Over a column of a list or a file, where the form says more or less. */
  heading?: string;
  /** In a sentence (log, refusal, import), where the form or the column says it otherwise. */
  said?: string;
  /** The same where it depends on the other facts: 등원 시각 of who arrives later. */
  saidOf?: (facts: Readonly<Record<string, unknown>>) => string | undefined;
  /** The codes of a choice, in words. */
  words?: ReadonlyMap<string, string>;
  /** A value that is more than a word (a rule, a size), as a sentence says it. */
  valueText?: (value: unknown) => string | undefined;
  /** Whose personal data it is: it is emptied with the person. */
  of?: 'student' | 'guardian' | 'manager';
}
export type Fields = Readonly<Record<string, Field>>;

/** What a column of a list or a file is called. */
export const headingOf = ({ heading, label }: Field): string => heading ?? label;

/** The same of several fields, as the texts of a list hold them; of all where none is named. */
export function headingsOf<
  All extends Fields,
  Name extends keyof All & string = keyof All & string,
>(fields: All, ...names: readonly Name[]): Readonly<Record<Name, string>>;
export function headingsOf(fields: Fields, ...names: readonly string[]) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      names.length === 0 || names.includes(name) ? [[name, headingOf(field)]] : [],
    ),
  );
}

type OfStudent<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { kind: 'line' | 'text'; of: 'student' } ? Name : never;
}[keyof All] &
  string;

/** The words about a student among them, empty: what stays of them when the student is erased. */
export function blankWordsOf<All extends Fields>(
  fields: All,
): Readonly<Record<OfStudent<All>, string>>;
export function blankWordsOf(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, of }]) =>
      of === 'student' && (kind === 'line' || kind === 'text') ? [[name, '']] : [],
    ),
  );
}

/** What a sentence calls it. */
export const saidOf = (field: Field, facts: Readonly<Record<string, unknown>> = {}): string =>
  field.saidOf?.(facts) ?? field.said ?? field.heading ?? field.label;

/** The codes of a choice with their names. */
export const wordsFor = <Code extends string>(
  name: (code: Code) => string,
  ...codes: readonly Code[]
): ReadonlyMap<string, string> => new Map(codes.map((code) => [code, name(code)]));
