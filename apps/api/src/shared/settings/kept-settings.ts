/** Settings as they were saved; what was added since is as it is at first. */
export const keptSettings = <Settings extends object>(
  schema: { parse(value: unknown): Settings },
  atFirst: Settings,
  value: unknown,
): Settings => schema.parse({ ...atFirst, ...Object(value) });
