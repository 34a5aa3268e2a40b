import { expect, test } from 'vitest';
import { parseTsv, toTsv } from './tsv';

test.each([
  ['one cell', '김하늘', [['김하늘']]],
  [
    'rows and columns, as Excel ends them',
    '김하늘\tA-1\r\n이도윤\tA-2\r\n',
    [
      ['김하늘', 'A-1'],
      ['이도윤', 'A-2'],
    ],
  ],
  [
    'empty cells at the end of a row',
    '김하늘\t\t\n\t이도윤\t',
    [
      ['김하늘', '', ''],
      ['', '이도윤', ''],
    ],
  ],
  [
    'a line break and quotes within a cell',
    '"첫 줄\n""둘째"" 줄"\t끝',
    [['첫 줄\n"둘째" 줄', '끝']],
  ],
  ['quotes in the middle mean themselves', '키 6"\t"새"것', [['키 6"', '"새"것']]],
  ['nothing', '', [['']]],
  ['an empty row in the middle', 'a\n\nb', [['a'], [''], ['b']]],
])('reads %s', (_, text, cells) => {
  expect(parseTsv(text)).toEqual(cells);
});

test('reads back what it writes', () => {
  const cells = [
    ['010-1234-5678', '탭\t하나', '"인용"'],
    ['', '줄\r\n바꿈', '끝'],
  ];
  expect(parseTsv(toTsv(cells))).toEqual(cells);
});
