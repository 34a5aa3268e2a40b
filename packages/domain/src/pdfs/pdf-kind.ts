import { PDF_MAX_BYTES } from './limits';
import type { PdfRefusal } from './pdf-texts';

const MARK = '%PDF-';

export type PdfDecision = { allowed: true } | { allowed: false; reason: PdfRefusal };

/**
 * Whether a file may be uploaded as a PDF: 10 MiB at most, and one by its first bytes, whatever it
 * is called. The screen asks before it sends, the server before it reads what is in it.
 */
export function decidePdf(head: Uint8Array, size = head.length): PdfDecision {
  if (size > PDF_MAX_BYTES) return { allowed: false, reason: 'pdf-too-large' };
  return String.fromCharCode(...head.slice(0, MARK.length)) === MARK
    ? { allowed: true }
    : { allowed: false, reason: 'pdf-unknown' };
}
