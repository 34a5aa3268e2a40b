import { expect, test } from 'vitest';
import { withDepositorName } from '.';

test.each([
  [[], '박부모', ['박부모']],
  [['박부모'], ' 우리  회사 ', ['박부모', '우리 회사']],
  [['박부모'], '박부모', null],
  [[], '김하늘', null],
  [[], ' ', null],
  [[], '가'.repeat(41), null],
  [['1', '2', '3', '4', '5'], '6', null],
])('%j and %s', (depositorNames, added, names) => {
  expect(withDepositorName({ name: '김하늘', depositorNames }, added)).toEqual(names);
});
