import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable, type Table } from '@academy/domain/tables';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { chooseSheet } from './open-sheets';
import { copiedSheet, pastedCells, sheetText } from './pasted-sheet';
import { readSheets } from './read-sheets';

const FOLDER = join(import.meta.dirname, '../../../../../fixtures/tables');
const files = readdirSync(FOLDER).filter((name) => !/\.(json|md)$/.test(name));

/** A file as it is read, in lines that a reader of the fixtures can follow. */
async function shown(file: Blob) {
  const { sheets, problem } = await readSheets(file);
  if (problem !== undefined) return { problem };
  return {
    sheets: sheets.map((sheet) => {
      const { cells, spans, odd, repeated, hiddenRows, hiddenColumns } = readTable(sheet);
      return {
        name: sheet.name,
        hidden: sheet.hidden,
        cells,
        spans,
        odd,
        repeated: [...repeated],
        hiddenRows,
        hiddenColumns,
      };
    }),
  };
}

test.each(files)('%s is read as its .json says', async (name) => {
  const file = new Blob([readFileSync(join(FOLDER, name))]);
  const text = JSON.stringify(await shown(file), null, 1).replace(
    /([[{])\n([^[\]{}]*?)\n\s+([\]}])/g,
    (_, begin: string, inner: string, end: string) =>
      `${begin} ${inner.trim().replace(/\n\s+/g, ' ')} ${end}`,
  );
  await expect(`${text}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.json`));
});

const blob = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const archive = (parts: Record<string, string>) =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ]);

test.each([
  ['an archive that is no workbook', archive({ 'a.txt': 'x' }), /^압축 파일입니다/],
  ['a Numbers document', archive({ 'Index/Document.iwa': 'x' }), /Numbers 파일/],
  ['a broken archive', blob([0x50, 0x4b, 3, 4, 9, 9, 9]), /손상되어.*저장 형식을/],
  ['a broken document', archive({ 'xl/workbook.xml': '<workbook>' }), /손상되어/],
  ['a broken old workbook', blob([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /손상되어/],
  ['a page without a table', blob('<html><frameset></frameset></html>'), /저장 형식을/],
  ['bytes', blob([1, 0, 0, 7, 0, 0, 9]), /읽을 수 없습니다/],
  ['nothing', blob(' \n,,\n'), /내용이 없습니다/],
  ['a long table', blob(`이름,반\n${'김하늘,1\n'.repeat(20_001)}`), /20,000개/],
  ['too much', new Blob([new Uint8Array(5_000_001)]), /5MB까지/],
  ['a bomb', archive({ 'xl/workbook.xml': ' '.repeat(61_000_000) }), /5MB까지/],
])('%s is refused by its name, with the way out', async (_, file, words) => {
  expect((await readSheets(file)).problem).toMatch(words);
});

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xea, 0xb9, 0x80, 0x2c, 0x31]],
  ['UTF-8', [0xea, 0xb9, 0x80, 0x2c, 0x31]],
  ['CP949, as Korean Excel saves it', [0xb1, 0xe8, 0x2c, 0x31]],
  ['UTF-16', [0xff, 0xfe, 0x40, 0xae, 0x2c, 0, 0x31, 0]],
])('CSV in %s', async (_, bytes) => {
  expect((await readSheets(blob(bytes))).sheets?.[0]?.cells).toEqual([['김', '1']]);
});

test('a copied table with joined cells is taken as a table, one without as text', () => {
  const page = (cell: string) =>
    `<table><tr>${cell}고1</td><td>김하늘</td></tr><tr><td>이바다</td></tr></table>`;
  const sheet = copiedSheet(page('<td rowspan="2">'));
  expect(sheet && sheetText(sheet)).toBe('고1\t김하늘\n고1\t이바다');
  expect(copiedSheet(page('<td>'))).toBeUndefined();
});

test('cells pasted over a grid: joined ones in each row, empty ones empty, errors as they are', () => {
  const paste = (texts: Record<string, string>) =>
    pastedCells({ getData: (type) => texts[type] ?? '' });
  expect(paste({ 'text/plain': '고1\t="007"\t\r\n#N/A\t\t' })).toEqual([
    ['고1', '007', ''],
    ['#N/A', '', ''],
  ]);
  expect(
    paste({
      'text/plain': '고1\tA-1\n\tA-2',
      'text/html':
        '<table><tr><td rowspan=2>고1</td><td>A-1</td></tr><tr><td>A-2</td></tr></table>',
    }),
  ).toEqual([
    ['고1', 'A-1'],
    ['고1', 'A-2'],
  ]);
});

test('the sheet to begin with is the only one that shows, or the only list', async () => {
  const { sheets = [] } = await readSheets(
    new Blob([readFileSync(join(FOLDER, 'hard-sheets.xlsx'))]),
  );
  const isList = ({ cells }: Pick<Table, 'cells'>) => cells[0]?.[0] === '이름';
  expect(sheets.map(({ name }) => name)).toEqual(['설명', '숨김', '매우숨김', '명단']);
  expect(chooseSheet(sheets, isList)).toBe(3);
  expect(chooseSheet(sheets, () => true)).toBeNull();
  expect(chooseSheet(sheets.slice(0, 3), () => false)).toBe(0);
});
