import * as z from 'zod/mini';
import { attachmentIdSchema } from '../ids';

/**
 * A picture that proves a reason or a schedule (증빙 사진), without its bytes: the sizes let a screen
 * keep its place.
 */
export const attachmentSchema = z.object({
  id: attachmentIdSchema,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** The pictures that a form names, in their order; left out, those of before stay. */
export const chosenAttachmentsSchema = z.optional(
  z.array(attachmentIdSchema).check(z.maxLength(50)),
);
