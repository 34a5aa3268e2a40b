/** The header by which a caller names one intention, kept over every retry of it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** How long the server remembers the answer to a key. */
export const IDEMPOTENCY_HOURS = 24;

/** Whether a text can be a key: 8 to 64 letters, digits, `-` or `_`, as a UUID is. */
export const isIdempotencyKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text);
