import { checkInSchema } from '@academy/domain/kiosk';
import * as z from 'zod/mini';

const { at: when, ...rest } = checkInSchema.shape;
const typedSchema = z.object({ ...rest, when });
/** A check-in as it waits on the device; `when` it was typed. */
export type Typed = z.output<typeof typedSchema>;
/** The same as the browser keeps it. */
export const storedSchema = z.object({ ...typedSchema.shape, rev: z.string(), at: z.number() });
