import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';

/** Where in a list: of students, of words, of stamps, of managers. */
export const index = z.int().check(z.gte(0));
const text = z.string();

/** Texts that many students share, each once, and which of them each student has. */
export const sharedWordsSchema = z.object({ words: z.array(z.nullable(text)), of: z.array(index) });
export type SharedWords = z.output<typeof sharedWordsSchema>;

/** Who is in the rows, column by column. */
export const identityColumns = {
  ids: z.array(studentIdSchema),
  names: z.array(text),
  seats: z.array(z.nullable(text)),
  grades: sharedWordsSchema,
  schools: sharedWordsSchema,
  phoneTails: z.array(text),
};
export type IdentityColumns = z.output<z.ZodMiniObject<typeof identityColumns>>;
