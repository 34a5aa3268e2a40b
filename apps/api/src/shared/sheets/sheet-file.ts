import type { FileFormat } from '@academy/domain/http';
import { toCsv } from './csv';
import type { Sheet } from './sheet';
import { toXlsx } from './xlsx';

/** The bytes of a file to keep. A CSV holds one table: the first. */
export function sheetFile(
  sheets: readonly [Sheet, ...Sheet[]],
  format: FileFormat,
): Promise<Uint8Array> {
  return format === 'xlsx' ? toXlsx(sheets) : Promise.resolve(toCsv(sheets[0]));
}
