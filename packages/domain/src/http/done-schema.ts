import * as z from 'zod/mini';

/** An answer that says no more than that it was done. */
export const doneSchema = z.object({ success: z.literal(true) });
