import { day } from '@academy/domain/time';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { toCsv } from './csv';
import { sheetOf, type SheetColumn } from './sheet';

interface Row {
  name: string;
  phone: string | null;
  won: number | null;
}

const name: SheetColumn<Row> = { header: '이름', kind: 'text', value: (row) => row.name };
const phone: SheetColumn<Row> = { header: '전화', kind: 'text', value: (row) => row.phone };
const won: SheetColumn<Row> = { header: '금액', kind: 'number', value: (row) => row.won };
const columns: SheetColumn<Row>[] = [
  name,
  phone,
  won,
  { header: '날짜', kind: 'day', value: () => day('2026-11-20') },
  { header: '시각', kind: 'moment', value: () => '2026-11-20T05:03:00.000Z' },
];
const csv = (...rows: Row[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(toCsv(sheetOf('학생', columns, rows)));
const textOf = (text: string) =>
  csv({ name: text, phone: null, won: null }).split('\r\n').slice(1).join('\r\n');

test('opens right in Korean Excel: the mark of UTF-8, CRLF, times of Seoul, numbers bare', () => {
  expect(
    csv(
      { name: '김하늘', phone: '010-1234-5678', won: -5000 },
      { name: '이도윤', phone: null, won: null },
    ),
  ).toBe(
    '\uFEFF이름,전화,금액,날짜,시각\r\n김하늘,010-1234-5678,-5000,2026-11-20,2026-11-20 14:03\r\n이도윤,,,2026-11-20,2026-11-20 14:03\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+82 10', "'+82 10"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  [' =1+1', "' =1+1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['하나, 둘', '"하나, 둘"'],
  ['두\n줄', '"두\n줄"'],
  ['a=b', 'a=b'],
])('%j becomes %s', (text, cell) => {
  expect(textOf(text)).toBe(`${cell},,,2026-11-20,2026-11-20 14:03\r\n`);
});

/** Texts that are not one cell, a formula, or no longer what they were. */
function harmed(tried: number, write = textOf): string[] {
  const wrong: string[] = [];
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\r',
          '\n',
          '\0',
          '"',
          ',',
          "'",
          ' ',
          'a',
          '김',
        ),
      }),
      (text) => {
        const [, quoted, bare] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*)),,,/.exec(write(text)) ?? [];
        const cell = quoted === undefined ? bare : quoted.replaceAll('""', '"');
        const unharmed = cell === text || cell === `'${text}`;
        if (!unharmed || /^\s*[=+\-@\t\r\0]/.test(cell)) wrong.push(text);
      },
    ),
    { numRuns: tried },
  );
  return wrong;
}

test('whatever a text holds, it is one cell and no formula (ASVS 1.2.10)', (context) => {
  const tried = triesOf('formula-cells', 100);
  const wrong = harmed(tried);
  count(context, 'formula-cells', { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

test('control: where nothing looks at what a text begins with and holds', (context) => {
  const wrong = harmed(100, (text) => {
    const sheet = sheetOf(
      '학생',
      [name, phone, won, phone],
      [{ name: text, phone: null, won: null }],
    );
    const looks = vi.spyOn(RegExp.prototype, 'test').mockReturnValue(false);
    const unquoted = new TextDecoder().decode(toCsv({ ...sheet, headers: [] }));
    looks.mockRestore();
    return unquoted.slice(2);
  });
  countControl(context, 'formula-cells', { tried: 100, wrong: wrong.length });
  expect(wrong).not.toEqual([]);
});
