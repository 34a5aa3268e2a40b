/** Says which version was edited: the server refuses when another one stands by now. */
export const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

/** The version that stands now, as the refusal carries it. */
export const currentOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
