import * as z from 'zod/mini';

/**
 * A picture as screens draw it. `url` is a path below the app's origin; the sizes let a screen keep
 * its place while it loads.
 */
export const pictureSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.output<typeof pictureSchema>;

/** The key of a stored picture, `<sha-256>.webp`. */
const pictureKey = z.string().check(z.regex(/^[0-9a-f]{64}\.webp$/));

/**
 * A picture as the upload answers it: re-encoded, without metadata. The same picture has the same
 * key.
 */
export const storedPictureSchema = z.extend(pictureSchema, { key: pictureKey });
export type StoredPicture = z.output<typeof storedPictureSchema>;

/** A stored picture as a form names it, with the words for whoever cannot see it. */
export const namedPictureSchema = z.object({
  key: pictureKey,
  alt: z.string().check(z.maxLength(500)),
});
export type NamedPicture = z.output<typeof namedPictureSchema>;
