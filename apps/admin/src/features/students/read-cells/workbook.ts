import { unzipSync } from 'fflate';
import { UnreadableFile } from './file-problem';
import { cellsOf } from './sheet-xml';
import { datedStyles, relatedPath, sharedTexts, sheetsIn, xml } from './workbook-parts';

/**
 * Inflated, all parts of one reading together: a file of 5 MB can claim to be a thousand times as
 * much.
 */
const MAX_INFLATED = 30_000_000;

type Parts = Record<string, Uint8Array>;

function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Parts {
  let inflated = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!wanted(name)) return false;
      inflated += originalSize;
      if (inflated > MAX_INFLATED) throw new UnreadableFile('too-large');
      return true;
    },
  });
}

const common = new Set([
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
]);

/**
 * The first visible sheet of a workbook (.xlsx) as cells, everything as text: numbers without
 * exponent, days as `2026-11-20`. Empty rows and cells keep their place, so that row numbers are
 * the spreadsheet's own. It reads in one go on this thread: the libraries for it start workers from
 * blobs, which our content security policy forbids (ADR 0111).
 */
export function workbookCells(bytes: Uint8Array): string[][] {
  const parts = unzip(bytes, (name) => common.has(name));
  const part = (name: string) => xml(parts[name]);
  const workbook = part('xl/workbook.xml');
  const sheet = sheetsIn(workbook).find(({ hidden }) => !hidden);
  const path = sheet && relatedPath(part('xl/_rels/workbook.xml.rels'), sheet.relation);
  if (!path) throw new UnreadableFile('unreadable');
  return cellsOf(xml(unzip(bytes, (name) => name === path)[path]), {
    texts: sharedTexts(part('xl/sharedStrings.xml')),
    dated: datedStyles(part('xl/styles.xml')),
    from1904: ['1', 'true'].includes(
      workbook.querySelector('workbookPr')?.getAttribute('date1904') ?? '',
    ),
  });
}
