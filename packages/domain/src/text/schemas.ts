import * as z from 'zod/mini';
import { oneLine } from './blanks';

/** A line with something to see in it, kept without what is not seen. */
export const lineSchema = (limit: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(limit));
