import * as z from 'zod/mini';

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const;

/**
 * A JSON Schema as our document has them: these keywords and no others that matter on the wire.
 */
export interface Shape {
  type?: (typeof TYPES)[number] | undefined;
  enum?: z.core.util.JSONType[] | undefined;
  anyOf?: Shape[] | undefined;
  properties?: Record<string, Shape> | undefined;
  required?: string[] | undefined;
  /** `false`: an unknown field is refused. A shape: every other field has it. */
  additionalProperties?: Shape | false | undefined;
  items?: Shape | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  exclusiveMaximum?: number | undefined;
}

const nested = z.lazy(() => shapeSchema);
const number = z.optional(z.number());
const fields = z.object({
  type: z.optional(z.enum(TYPES)),
  enum: z.optional(z.array(z.json())),
  anyOf: z.optional(z.array(nested)),
  properties: z.optional(z.record(z.string(), nested)),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.union([z.literal(false), nested])),
  items: z.optional(nested),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
});

/** Reads a shape; other keywords are left out. */
const shapeSchema: z.ZodMiniType<Shape> = fields;

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `const`, `oneOf` and lists of types under the names that the comparison reads; a pattern that its
 * format says already is left out.
 */
function plainly({ const: only, oneOf, pattern, type, ...rest }: Raw): Raw {
  const others = {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    ...(oneOf !== undefined && { anyOf: oneOf }),
    ...(pattern !== undefined && !('format' in rest) && { pattern }),
  };
  if (Array.isArray(type))
    return {
      anyOf: type.map((name: unknown) =>
        name === 'null' ? { type: name } : { type: name, ...others },
      ),
    };
  return type === undefined ? others : { type, ...others };
}

/** Resolves the references in a document's schema. */
export function shapeOf(schema: unknown, components: Raw): Shape {
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tidy);
    if (!isRaw(value)) return value;
    if (typeof value.$ref === 'string') return tidy(components[value.$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(
      Object.entries(plainly(value)).map(([key, part]) => {
        if (key === 'enum' || key === 'required') return [key, part];
        if (key === 'properties' && isRaw(part))
          return [
            key,
            Object.fromEntries(Object.entries(part).map(([of, one]) => [of, tidy(one)])),
          ];
        return [key, tidy(part)];
      }),
    );
  };
  return shapeSchema.parse(tidy(schema ?? {}));
}
