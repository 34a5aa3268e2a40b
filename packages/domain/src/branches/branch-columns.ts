import { headingOf } from '../fields/field';
import type { ListColumn } from '../files';
import { seesArea, type Grants } from '../rights';
import type { BranchLine } from './branch-total';
import { BRANCH_AREAS, BRANCH_COUNTS } from './counts';
import { branchFields } from './fields';

/** 지점 비교 as a file: a row per branch, and what of it this account sees. */
export function branchColumns(viewer: Grants): ListColumn<BranchLine>[] {
  const sees = (name: keyof typeof BRANCH_AREAS) => seesArea(viewer, BRANCH_AREAS[name]);
  return [
    { header: headingOf(branchFields.name), kind: 'text', value: ({ name }) => name },
    ...BRANCH_COUNTS.filter(sees).map((name): ListColumn<BranchLine> => ({
      header: headingOf(branchFields[name]),
      kind: 'number',
      value: (row) => row[name],
    })),
    ...(['lastBackup'] as const).filter(sees).map((name): ListColumn<BranchLine> => ({
      header: headingOf(branchFields[name]),
      kind: 'moment',
      value: (row) => row[name],
    })),
  ];
}
