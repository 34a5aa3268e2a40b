import { fill } from '../text/fill';
import { PDF_NAME_LIMIT } from './limits';
import { pdfName } from './pdf-name';
import { pdfFieldTexts as texts } from './pdf-texts';
import type { NamedPdf } from './schemas';

/** What must be corrected of a form's PDFs: too many of them, or a name that is none. */
export function checkPdfs(
  pdfs: readonly Pick<NamedPdf, 'name'>[],
  limit: number,
): string | undefined {
  const names = pdfs.map(({ name }) => pdfName(name));
  if (names.includes('')) return texts.nameMissing;
  if (names.some((name) => Array.from(name).length > PDF_NAME_LIMIT))
    return fill(texts.nameTooLong, { limit: PDF_NAME_LIMIT });
  return pdfs.length > limit ? fill(texts.tooMany, { limit }) : undefined;
}
