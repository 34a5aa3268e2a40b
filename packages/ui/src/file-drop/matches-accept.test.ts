import { expect, test } from 'vitest';
import { matchesAccept } from './matches-accept';

test.each([
  ['식단.PNG', 'image/png', 'image/*', true],
  ['명단.xlsx', '', '.xlsx, .csv', true],
  ['명단.XLSX', '', '.xlsx,.csv', true],
  ['명단.csv', 'text/csv', 'text/csv', true],
  ['명단.hwp', 'application/x-hwp', '.xlsx,.csv,image/*', false],
  ['image.xlsx.exe', '', '.xlsx', false],
])('%s (%s) for %s: %s', (name, type, accept, fits) => {
  expect(matchesAccept({ name, type }, accept)).toBe(fits);
});
