import * as z from 'zod/mini';
import { Refusal } from '../errors/refusal';

/** The complaint of a schema that has no words of its own: the feature's words name the field. */
const WORDLESS = '';

/**
 * Form key → message. The first complaint about a field wins; unknown keys are named one by one.
 */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const path of paths) {
      const key = path.map(String).join('.') || 'general';
      if (!errors.has(key)) errors.set(key, issue.message);
    }
  }
  return Object.fromEntries(errors);
}

/** Reads one part of a request by its schema, or refuses with 400 and a Korean text per field. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: () => WORDLESS });
  if (result.success) return result.data;
  throw new Refusal('validation-failed', { errors: fieldErrors(result.error.issues) });
}
