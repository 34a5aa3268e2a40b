/**
 * An app's client that answers nothing until a test says what `send` does. For `vi.hoisted`: the
 * module of the real one is replaced before any import.
 */
export function silentClient() {
  const made: {
    send: (endpoint: never, parts: never) => Promise<unknown>;
    understands: (extension: string) => boolean;
  } & Record<string, unknown> = {
    send: () => new Promise(() => undefined),
    understands: () => false,
    openStream: () => new Promise(() => undefined),
    asked: Promise.resolve(),
    warmUp: () => undefined,
    askEarly: async () => undefined,
    forgetEarly: () => undefined,
  };
  return made;
}
