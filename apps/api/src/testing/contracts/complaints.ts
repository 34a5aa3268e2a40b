import * as z from 'zod';
import type { Shape } from './shape';

const known = new WeakMap<Shape, z.ZodType>();

function schemaOf(shape: Shape): z.ZodType {
  const made = known.get(shape) ?? z.fromJSONSchema(JSON.parse(JSON.stringify(shape)));
  known.set(shape, made);
  return made;
}

/** What of a value a recorded shape does not allow, one line each. */
export function complaintsAbout(value: unknown, shape: Shape): string[] {
  const result = schemaOf(shape).safeParse(value);
  return result.success
    ? []
    : result.error.issues.map(
        ({ path, message }) => `${path.map(String).join('.') || 'the whole'}: ${message}`,
      );
}
