import { fileTexts } from '../files';
import { BRANCH_COUNTS, type BranchCount } from './counts';
import { NO_FIGURES } from './no-figures';
import type { BranchRow } from './schemas';

/** A count over all branches that said it; null where none did. */
function sumOf(rows: readonly BranchRow[], name: BranchCount): number | null {
  const said = rows.map((row) => row[name]).filter((value) => value !== null);
  return said.length === 0 ? null : said.reduce<number>((sum, value) => sum + value, 0);
}

/** A line of the comparison: a branch, or at the bottom all together, which has no address. */
export type BranchLine = Omit<BranchRow, BranchCount> & Record<BranchCount, number | null>;

/** All branches together. */
export const branchTotal = (rows: readonly BranchRow[]): BranchLine => ({
  ...NO_FIGURES,
  slug: '',
  name: fileTexts.total,
  url: '',
  answered: true,
  ...sums(rows),
});

const sums = (rows: readonly BranchRow[]): Partial<Record<BranchCount, number | null>> =>
  Object.fromEntries(BRANCH_COUNTS.map((name) => [name, sumOf(rows, name)]));
