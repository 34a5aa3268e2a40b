import { formatClock, seoulDay, serialOfDay } from '@academy/domain/time';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { momentText } from './csv';
import type { Sheet, SheetCell } from './sheet';

const HEAD = {
  fontWeight: 'bold',
  backgroundColor: '#EBEEF2',
  bottomBorderStyle: 'thin',
  bottomBorderColor: '#7B8594',
} as const;
const SHADE = '#F7DFDC';
const WIDEST = 48;
const MINUTES_A_DAY = 24 * 60;

/** What XML can't hold, and half characters. */
const wellFormed = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu, '');

const text = (value: string) => ({ value: wellFormed(value), type: String, format: '@' });

/** Days are numbers with a date's look: so Excel keeps them, and no time zone has a part in it. */
function dated(day: number | null, fraction: number, format: string, otherwise: string) {
  return day === null ? text(otherwise) : { value: day + fraction, type: Number, format };
}

function cellOf(cell: SheetCell) {
  if (cell === null) return null;
  if (cell.kind === 'text') return text(cell.value);
  if (cell.kind === 'number') return { value: cell.value, type: Number, format: '#,##0' };
  if (cell.kind === 'day') return dated(serialOfDay(cell.value), 0, 'yyyy-mm-dd', cell.value);
  const instant = new Date(cell.value);
  const [hour = 0, minute = 0] = formatClock(instant).split(':').map(Number);
  return dated(
    serialOfDay(seoulDay(instant)),
    (hour * 60 + minute) / MINUTES_A_DAY,
    'yyyy-mm-dd hh:mm',
    momentText(cell.value),
  );
}

/** An empty cell has a ground only as an empty text. */
const shaded = (cell: SheetCell): Cell => ({
  ...(cellOf(cell) ?? text('')),
  backgroundColor: SHADE,
});

/** Width in characters; a Hangul syllable takes two. */
const widthOf = (shown: string) =>
  [...shown].reduce((sum, char) => sum + (/[ᄀ-￦]/.test(char) ? 2 : 1), 2);

const columnWidth = ({ headers, cells }: Sheet, index: number) => {
  const texts = cells.map((row) =>
    row[index]?.kind === 'moment' ? '0000-00-00 00:00' : String(row[index]?.value ?? ''),
  );
  return Math.min(
    WIDEST,
    [headers[index] ?? '', ...texts].reduce((widest, shown) => Math.max(widest, widthOf(shown)), 0),
  );
};

/** A tab's name as Excel allows it: 31 characters, none of `[]:*?/\`, no apostrophe at the ends. */
const tabName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, '')
    .slice(0, 31) || 'Sheet';

/**
 * Sheets as a workbook: heads in view, widths that fit, numbers that sum up, days that sort, texts
 * that stay texts. A text cell of a workbook is never run as a formula, so nothing is put before
 * it.
 */
export const toXlsx = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  writeXlsxFile(
    sheets.map((sheet) => ({
      sheet: tabName(sheet.name),
      data: [
        sheet.headers.map((header, index) => ({
          value: header,
          type: String,
          ...HEAD,
          ...(sheet.shaded[index] && { backgroundColor: SHADE }),
        })),
        ...sheet.cells.map((row) =>
          row.map((cell, index) => (sheet.shaded[index] ? shaded(cell) : cellOf(cell))),
        ),
      ],
      columns: sheet.headers.map((_, index) => ({ width: columnWidth(sheet, index) })),
      stickyRowsCount: 1,
      stickyColumnsCount: sheet.pinned,
    })),
    { fontFamily: '맑은 고딕', fontSize: 10 },
  ).toBuffer();
