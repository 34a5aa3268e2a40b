import type { Sheet } from '@academy/domain/tables';

const TABLE = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';

/** Far more than a sheet is read: empty rows at its end are repeated a million times. */
const MOST_REPEATED = 20_000;

const hides = (element: Element) =>
  /^(filter|collapse)$/.test(element.getAttributeNS(TABLE, 'visibility') ?? '');

/** The places, from 0, of rows or columns that an OpenDocument table hides. */
function hiddenPlaces(table: Element, part: 'row' | 'column'): number[] {
  const places: number[] = [];
  let at = 0;
  for (const element of table.getElementsByTagNameNS(TABLE, `table-${part}`)) {
    const repeated = Number(element.getAttributeNS(TABLE, `number-${part}s-repeated`) ?? 1);
    const count = Math.min(repeated || 1, MOST_REPEATED);
    if (hides(element)) for (let step = 0; step < count; step += 1) places.push(at + step);
    at += count;
  }
  return places;
}

/** Adds what an OpenDocument hides, which the workbook library does not report. */
export function withHiddenOf(text: string, sheets: readonly Sheet[]): Sheet[] {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const tables = new Map(
    [...document.getElementsByTagNameNS(TABLE, 'table')].map((table) => [
      table.getAttributeNS(TABLE, 'name') ?? '',
      table,
    ]),
  );
  return sheets.map((sheet) => {
    const table = tables.get(sheet.name);
    if (!table) return sheet;
    return {
      ...sheet,
      hiddenRows: hiddenPlaces(table, 'row'),
      hiddenColumns: hiddenPlaces(table, 'column'),
    };
  });
}
