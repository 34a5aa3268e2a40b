import * as z from 'zod/mini';
import { operationIdSchema } from '../ids';

/** A write that can be taken back as a whole, and until when. Rides on the answer of the write. */
export const undoableSchema = z.object({
  operationId: operationIdSchema,
  undoUntil: z.iso.datetime(),
});
export type Undoable = z.output<typeof undoableSchema>;

/**
 * What taking back did. `kept` were changed again by somebody since: they stay as they are now;
 * `message` names each in Korean.
 */
export const undoResultSchema = z.object({
  restored: z.int().check(z.nonnegative()),
  kept: z.array(z.object({ id: z.string(), label: z.string(), message: z.string() })),
});
export type UndoResult = z.output<typeof undoResultSchema>;
