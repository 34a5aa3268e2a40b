import { withParticles } from './particles';

/** The names between braces in a text: `'wait'` for `{wait} 뒤에…`; `{을/를}` is none. */
export type VariablesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}/${string}` ? never : Name) | VariablesOf<Rest>
  : never;

/** The arguments that a text needs: none, or one object with exactly its variables. */
export type FillArguments<Text extends string> = [VariablesOf<Text>] extends [never]
  ? []
  : [variables: Readonly<Record<VariablesOf<Text>, string | number>>];

/**
 * Puts the variables into a text, and after them the particle that fits; the types ask for exactly
 * the ones that it names.
 */
export function fill<Text extends string>(text: Text, ...[variables]: FillArguments<Text>): string {
  const values = new Map<string, string | number>(Object.entries(variables ?? {}));
  return withParticles(
    text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values.get(name) ?? brace)),
  );
}
