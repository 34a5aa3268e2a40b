import * as z from 'zod/mini';

/** The key of a stored PDF, `<sha-256>.pdf`. */
export const pdfKeySchema = z.string().check(z.regex(/^[0-9a-f]{64}\.pdf$/));

/** A stored PDF as a form names it. */
export const namedPdfSchema = z.object({
  key: pdfKeySchema,
  name: z.string().check(z.maxLength(500)),
});
export type NamedPdf = z.output<typeof namedPdfSchema>;

/** A PDF as students find it: `url` is a path below the app's origin that downloads it. */
export const offeredPdfSchema = z.object({
  url: z.string(),
  name: z.string(),
  bytes: z.int(),
});
export type OfferedPdf = z.output<typeof offeredPdfSchema>;

/** A PDF as the upload answers it. The same bytes have the same key. */
export const storedPdfSchema = z.extend(offeredPdfSchema, { key: pdfKeySchema });
export type StoredPdf = z.output<typeof storedPdfSchema>;
