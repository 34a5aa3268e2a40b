import * as z from 'zod/mini';
import { pictureKeySchema } from './picture-key-schema';

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

/** What the log says of a picture that has no words of its own: how large it is. */
export const pictureSizeSchema = z.pick(pictureSchema, { width: true, height: true });

/**
 * A picture as the upload answers it: re-encoded, without metadata. The same picture has the same
 * key.
 */
export const storedPictureSchema = z.extend(pictureSchema, { key: pictureKeySchema });
export type StoredPicture = z.output<typeof storedPictureSchema>;

/** A stored picture as a form names it, with its text alternative. */
export const namedPictureSchema = z.object({
  key: pictureKeySchema,
  alt: z.string().check(z.maxLength(500)),
});
export type NamedPicture = z.output<typeof namedPictureSchema>;
