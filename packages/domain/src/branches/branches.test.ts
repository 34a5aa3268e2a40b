import { expect, test } from 'vitest';
import { branchColumns, branchTotal, NO_FIGURES, seenBranches, type BranchRow } from '.';

const all = [{ slug: 'north' }, { slug: 'south' }];
const rowOf = (figures: Partial<BranchRow>): BranchRow => ({
  slug: 'north',
  name: '북부점',
  url: 'https://north.example.com',
  answered: true,
  ...NO_FIGURES,
  ...figures,
});

test.each([
  ['MANAGER', [], []],
  ['MANAGER', ['south'], ['south']],
  ['READONLY_MANAGER', ['south', 'elsewhere'], ['south']],
  ['ADMIN', [], ['north', 'south']],
] as const)('%s who was given %j sees %j', (role, branches, expected) => {
  expect(seenBranches({ role, branches }, all).map(({ slug }) => slug)).toEqual(expected);
});

test('a sum is of those that said something; of none it is nothing', () => {
  const rows = [rowOf({ enrolled: 3 }), rowOf({ enrolled: 0 }), rowOf({ answered: false })];
  expect(branchTotal(rows)).toMatchObject({ name: '합계', enrolled: 3, paid: null });
  expect(branchTotal([]).enrolled).toBeNull();
});

test('a file leaves the cells of a branch empty that did not answer', () => {
  const cells = branchColumns({ role: 'ADMIN' }).map(({ value }) => value(rowOf({})));
  expect(cells).toEqual(['북부점', ...Array.from({ length: 14 }, () => null)]);
});

test('a file has what the account’s areas are about', () => {
  const columns = branchColumns({ role: 'MANAGER', areas: ['meals'] });
  expect(columns.map(({ header }) => header)).toEqual([
    '지점',
    '오늘 점심',
    '오늘 저녁',
    '확인할 주문',
  ]);
});
