export { checkPdfs } from './check-pdfs';
export { PDF_MAX_BYTES } from './limits';
export { decidePdf } from './pdf-kind';
export { fileSizeText, pdfName } from './pdf-name';
export { pdfRefusalText, pdfRefusalTexts, unnamedPdf } from './pdf-texts';
export type { PdfRefusal } from './pdf-texts';
export { storedPdfSchema } from './schemas';
export type { NamedPdf, OfferedPdf, StoredPdf } from './schemas';
