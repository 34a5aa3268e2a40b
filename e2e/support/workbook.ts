import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';

type Value = string | number | null;

/** A workbook of one sheet: numbers are numbers, as Excel makes them of phone numbers. */
export const workbook = async (rows: readonly (readonly Value[])[]): Promise<Buffer> =>
  Buffer.from(await writeXlsxFile(rows.map((row) => [...row])).toBuffer());

/**
 * The first sheet of a saved workbook as it is read by a library: its rows of texts, the titles
 * first.
 */
export async function readWorkbook(path: string): Promise<string[][]> {
  const [sheet] = await readXlsxFile(path);
  return (sheet?.data ?? []).map((row) =>
    row.map((value) =>
      value === null ? '' : value instanceof Date ? value.toISOString() : String(value),
    ),
  );
}
