import { reasonCategorySchema, reasonTypeSchema } from '@academy/domain/reasons';
import * as z from 'zod/mini';

/** Days after which nobody comes back to a form that was begun. */
const DRAFT_DAYS = 7;

const time = z.nullable(z.string());

/**
 * A form that was begun. `at`: last change, ms by the device's clock. `version`: of the reason that
 * is edited, null for a new one.
 * `sent`: the request whose answer is not known, so that trying again is the same request to the
 * server, even after a reload.
 */
const reasonDraftSchema = z.object({
  input: z.object({
    type: reasonTypeSchema,
    date: z.string(),
    arriveAt: time,
    leaveAt: time,
    backAt: time,
    category: z.nullable(reasonCategorySchema),
    text: z.string(),
  }),
  at: z.number(),
  version: z.nullable(z.int()),
  sent: z.nullable(z.object({ key: z.string(), body: z.string() })),
});
export type StoredReason = z.output<typeof reasonDraftSchema>;

/** Reads a stored draft; what is broken, of another version of the app or too old is none. */
export function readDraft(text: string | undefined): StoredReason | undefined {
  if (text === undefined) return undefined;
  try {
    const read = reasonDraftSchema.safeParse(JSON.parse(text));
    return read.success && read.data.at > Date.now() - DRAFT_DAYS * 86_400_000
      ? read.data
      : undefined;
  } catch {
    return undefined;
  }
}
