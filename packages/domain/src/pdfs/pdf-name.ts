import { oneLine } from '../text/blanks';

/** What no device takes in the name of a file. */
const UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;

/** The name under which a PDF is listed and downloaded: one line, always with its ending. */
export function pdfName(name: string): string {
  const line = oneLine(name.normalize('NFC').replace(UNSAFE, ' '));
  const bare = line.replace(/\s*\.pdf$/i, '');
  return bare === '' ? '' : `${bare}.pdf`;
}

const KILO = 1024;

/** How large a file is, as a list says it: 840KB, 1.2MB. */
export const fileSizeText = (bytes: number): string =>
  bytes < KILO * KILO
    ? `${Math.max(1, Math.round(bytes / KILO))}KB`
    : `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')}MB`;
