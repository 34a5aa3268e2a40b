import * as z from 'zod/mini';
import { operationIdSchema } from '../ids';

/** A write that can be taken back as a whole, and until when. Rides on the answer of the write. */
export const undoableSchema = z.object({
  operationId: operationIdSchema,
  undoUntil: z.iso.datetime(),
});
/** Joins the answer of a write; null or left out where there is nothing to take back. */
export const undoPart = { undo: z.optional(z.nullable(undoableSchema)) };
export type Undoable = z.output<typeof undoableSchema>;

/**
 * Result of an undo. `kept` were changed since, or cannot be restored for another reason: they stay
 * as they are; `message` says why for each, in Korean. `notes` name what does not come back with
 * the rest.
 */
export const undoResultSchema = z.object({
  restored: z.int().check(z.nonnegative()),
  kept: z.array(z.object({ id: z.string(), label: z.string(), message: z.string() })),
  notes: z.optional(z.array(z.string())),
});
export type UndoResult = z.output<typeof undoResultSchema>;

/**
 * A write of one kind in a list of the last ones. `undoUntil` is null once it cannot be taken back
 * any more.
 */
export const pastOperationSchema = z.object({
  operationId: operationIdSchema,
  at: z.iso.datetime(),
  byName: z.string(),
  undoUntil: z.nullable(z.iso.datetime()),
  undoneAt: z.nullable(z.iso.datetime()),
});
export type PastOperation = z.output<typeof pastOperationSchema>;
