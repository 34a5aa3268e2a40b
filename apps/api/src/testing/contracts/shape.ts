import * as z from 'zod/mini';

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] as const;

/**
 * A JSON Schema as our endpoint tables make them: these keywords and no others that matter on the
 * wire.
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
export const shapeSchema: z.ZodMiniType<Shape> = fields;

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw =>
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

function tidy(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, io));
  if (!isRaw(value)) return value;
  const entries = Object.entries(plainly(value)).flatMap(([key, part]) => {
    if (key === 'properties' && isRaw(part))
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(part).map(([name, property]) => [name, tidy(property, io)]),
          ),
        ] as const,
      ];
    if (key === 'enum' || key === 'required') return [[key, part] as const];
    // What goes out is trimmed to its schema: that nothing else is in it is no promise to anybody.
    if (key === 'additionalProperties' && part === false && io === 'output') return [];
    return [[key, tidy(part, io)] as const];
  });
  return Object.fromEntries(entries);
}

/** `input`: what is accepted. `output`: what goes out. They differ where a field has a default. */
export const shapeOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Shape =>
  shapeSchema.parse(tidy(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), io));
