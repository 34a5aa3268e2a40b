import { zipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { readCells } from './read-cells';

const blob = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const cellsIn = async (file: Blob) => (await readCells(file)).cells;
const problemOf = async (file: Blob) => (await readCells(file)).problem;

test('a workbook: texts, numbers, days and empty cells where they stand', async () => {
  const workbook = await writeXlsxFile([
    ['이름', '전화', '등원일', '금액', '재원'],
    [
      '김하늘',
      { value: '01012345678', type: String },
      { value: 46346, type: Number, format: 'yyyy"년" m"월" d"일"' },
      5000.5,
      true,
    ],
    [],
    [
      '이도윤',
      { value: 1012345678, type: Number },
      { value: 46346.5, type: Number, format: 'yyyy-mm-dd hh:mm' },
      null,
      false,
    ],
    ['', null],
  ]).toBlob();
  expect(await cellsIn(workbook)).toEqual([
    ['이름', '전화', '등원일', '금액', '재원'],
    ['김하늘', '01012345678', '2026-11-20', '5000.5', 'TRUE'],
    [],
    ['이도윤', '1012345678', '2026-11-20 12:00', '', 'FALSE'],
  ]);
});

/** A workbook as other programs write it. */
const handmade = (parts: Record<string, string>) =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ]);

const relations =
  '<Relationships xmlns="r"><Relationship Id="a" Target="worksheets/hidden.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet1.xml"/></Relationships>';

test('a workbook of another program: prefixes, rich and inline texts, dates from 1904, the first sheet that is not hidden', async () => {
  const cells = await cellsIn(
    handmade({
      'xl/workbook.xml':
        '<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="h" state="hidden" r:id="a"/><x:sheet name="1" r:id="b"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': relations,
      'xl/sharedStrings.xml':
        '<sst xmlns="m"><si><r><t>김</t></r><r><t>하늘</t></r><rPh><t>キム</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet xmlns="m"><cellXfs><xf numFmtId="0"/><xf numFmtId="31"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<worksheet xmlns="m"><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="inlineStr"><is><t>두_x000A_줄</t></is></c><c r="E2" s="1"><v>44884</v></c><c r="F2" t="e"><v>#N/A</v></c><c r="G2" t="str"><f>A1</f><v>식</v></c></row></sheetData></worksheet>',
    }),
  );
  expect(cells).toEqual([[], ['', '김하늘', '', '두\n줄', '2026-11-20', '#N/A', '식']]);
});

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xea, 0xb9, 0x80, 0x2c, 0x31]],
  ['UTF-8', [0xea, 0xb9, 0x80, 0x2c, 0x31]],
  ['CP949, as Korean Excel saves it', [0xb1, 0xe8, 0x2c, 0x31]],
  ['UTF-16', [0xff, 0xfe, 0x40, 0xae, 0x2c, 0, 0x31, 0]],
])('CSV in %s', async (_, bytes) => {
  expect(await cellsIn(blob(bytes))).toEqual([['김', '1']]);
});

test('tabs and semicolons, quotes, line breaks within a cell, empty rows at the end', async () => {
  expect(await cellsIn(blob('이름\t메모\n김하늘\t"두\n줄, 쉼표"\n\n\n'))).toEqual([
    ['이름', '메모'],
    ['김하늘', '두\n줄, 쉼표'],
  ]);
  expect(await cellsIn(blob('이름;좌석\r\n김하늘;A-1\r\n'))).toEqual([
    ['이름', '좌석'],
    ['김하늘', 'A-1'],
  ]);
});

test.each([
  [
    'an old workbook, or one with a password',
    blob([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    /\.xlsx로 저장해/,
  ],
  ['a picture', blob([0x89, 0x50, 0x4e, 0x47, 0, 0]), /읽을 수 없습니다/],
  ['an archive that is no workbook', handmade({ 'a.txt': 'x' }), /읽을 수 없습니다/],
  ['a broken archive', blob([0x50, 0x4b, 3, 4, 9, 9, 9]), /읽을 수 없습니다/],
  ['a broken document', handmade({ 'xl/workbook.xml': '<workbook>' }), /읽을 수 없습니다/],
  ['nothing', blob(' \n,,\n'), /내용이 없습니다/],
  ['too much', new Blob([new Uint8Array(5_000_001)]), /5MB까지/],
])('%s is refused with words', async (_, file, words) => {
  expect(await problemOf(file)).toMatch(words);
});

test('an archive that grows beyond measure is refused before it is unpacked', async () => {
  const bomb = handmade({ 'xl/workbook.xml': ' '.repeat(31_000_000) });
  expect(bomb.size).toBeLessThan(200_000);
  expect(await problemOf(bomb)).toMatch(/5MB까지/);
});

test('an HTML table that calls itself .xls, as banks hand it out in CP949', async () => {
  const before = '<html><table><tr><td>x</td></tr></table><table><tr><th colspan=2>';
  const after = '</th></tr><tr><td>2026-03-05</td><td> 50,000 </td></tr></table></html>';
  expect(await cellsIn(blob(before, [0xb1, 0xe8], after))).toEqual([
    ['김'],
    ['2026-03-05', '50,000'],
  ]);
});
