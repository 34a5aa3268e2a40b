import * as z from 'zod/mini';

/**
 * The two forms of a file: a workbook, or text with commas that Korean Excel opens right (UTF-8
 * with its mark).
 */
export const fileFormatSchema = z.enum(['xlsx', 'csv']);
export type FileFormat = z.output<typeof fileFormatSchema>;

/**
 * The answer of an endpoint that `answers: 'file'`: the bytes. Its name is in
 * `Content-Disposition`.
 */
export const fileSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/**
 * `contacts=show` puts whole phone numbers into a file; it needs `contacts.read` and is written
 * down. Otherwise they are masked.
 */
export const contactsQuery = z.optional(z.enum(['show', 'hide']));
