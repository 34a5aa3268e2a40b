import * as z from 'zod/mini';

/** The key of a stored picture, `<sha-256>.webp`. */
export const pictureKeySchema = z.string().check(z.regex(/^[0-9a-f]{64}\.webp$/));
