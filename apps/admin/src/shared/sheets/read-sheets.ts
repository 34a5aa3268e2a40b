import {
  readSeparated,
  readTable,
  TABLE_COLUMN_LIMIT,
  TABLE_ROW_LIMIT,
  type Sheet,
} from '@academy/domain/tables';
import { decodeText } from './decode-text';
import { kindOf } from './file-kind';
import { fileProblemText, UnreadableFile } from './file-problem';
import { isPage, pageSheets } from './page-tables';
import { textSheet } from './pasted-sheet';

const MAX_FILE = 5_000_000;

/**
 * The sheets of a file with something in them, or why there are none; `problem` is finished text.
 */
type ReadSheets =
  | { sheets: Sheet[]; problem?: undefined }
  | { sheets?: undefined; problem: string };

const isWorkbookXml = (text: string) =>
  /^\s*<\?xml/.test(text) &&
  /urn:schemas-microsoft-com:office:spreadsheet|urn:oasis:names:tc:opendocument/.test(text);

async function workbook(source: Uint8Array | string, openDocument?: string): Promise<Sheet[]> {
  const { workbookSheets } = await import('./workbook');
  const sheets = await workbookSheets(source);
  if (openDocument === undefined) return sheets;
  const { withHiddenOf } = await import('./open-document');
  return withHiddenOf(openDocument, sheets);
}

async function sheetsOfText(text: string): Promise<Sheet[]> {
  if (isWorkbookXml(text)) return workbook(text, text.includes('urn:oasis:') ? text : undefined);
  if (/^\s*MIME-Version:/i.test(text)) throw new UnreadableFile('web-archive');
  if (isPage(text)) {
    const sheets = pageSheets(text);
    if (sheets.length === 0) throw new UnreadableFile('unreadable');
    return sheets;
  }
  return [textSheet(readSeparated(text))];
}

async function sheetsOfBytes(bytes: Uint8Array): Promise<Sheet[]> {
  const { workbook: isWorkbook, openDocument } = kindOf(bytes);
  return isWorkbook ? workbook(bytes, openDocument) : sheetsOfText(decodeText(bytes));
}

const isTooMany = ({ cells }: Sheet) =>
  cells.length > TABLE_ROW_LIMIT || cells.some((row) => row.length > TABLE_COLUMN_LIMIT);

/**
 * Reads a file that another program wrote into its sheets: workbooks of every age (.xlsx, .xlsb,
 * .xls, .ods), a text of separated values (CP949 or Unicode), HTML tables. The content decides the
 * type, not the name.
 */
export async function readSheets(file: Blob): Promise<ReadSheets> {
  try {
    if (file.size > MAX_FILE) throw new UnreadableFile('too-large');
    const all = await sheetsOfBytes(new Uint8Array(await file.arrayBuffer()));
    const sheets = all.filter(
      (sheet) => readTable(sheet, { withHidden: true }).cells.length > 0 || sheet.odd.length > 0,
    );
    if (sheets.length === 0) throw new UnreadableFile('empty');
    if (sheets.some(isTooMany)) throw new UnreadableFile('too-many');
    return { sheets };
  } catch (error) {
    // Whatever a broken archive or document throws, the file is what can't be read.
    return {
      problem: fileProblemText[error instanceof UnreadableFile ? error.problem : 'unreadable'],
    };
  }
}
