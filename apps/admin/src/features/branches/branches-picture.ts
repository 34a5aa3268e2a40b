import { branchFields, type BranchCount, type BranchRow } from '@academy/domain/branches';
import type { Area } from '@academy/domain/rights';
import type { ChartPicture, ChartSeries } from '@academy/ui/chart';
import {
  branchesTexts as texts,
  mealsText,
  mostText,
  peopleText,
  tenThousandsText,
} from './branches-texts';

export const PICTURES = ['presence', 'meals', 'money'] as const;
export type PictureName = (typeof PICTURES)[number];

interface Kind {
  series: readonly (ChartSeries & { id: BranchCount })[];
  format: (value: number) => string;
  area: Area;
  /** What one unit of the axis is. */
  unit: number;
  /** What the sentence compares. */
  compared: (row: BranchRow) => number;
}

const KINDS: Record<PictureName, Kind> = {
  presence: {
    area: 'attendance',
    series: [
      { id: 'arrived', label: branchFields.arrived.label, meaning: 'present' },
      { id: 'missing', label: branchFields.missing.label, meaning: 'missing' },
    ],
    format: peopleText,
    unit: 1,
    compared: ({ missing }) => missing ?? 0,
  },
  meals: {
    area: 'meals',
    series: [
      { id: 'lunch', label: branchFields.lunch.label, meaning: 'lunch' },
      { id: 'dinner', label: branchFields.dinner.label, meaning: 'dinner' },
    ],
    format: mealsText,
    unit: 1,
    compared: ({ lunch, dinner }) => (lunch ?? 0) + (dinner ?? 0),
  },
  money: {
    area: 'deposits',
    series: [
      { id: 'paid', label: branchFields.paid.label, meaning: 'paid' },
      { id: 'unpaid', label: branchFields.unpaid.label, meaning: 'unpaid' },
    ],
    format: tenThousandsText,
    unit: 10_000,
    compared: ({ unpaid }) => unpaid ?? 0,
  },
};

/** Whose area a picture is. */
export const areaOf = (name: PictureName): Area => KINDS[name].area;

/** The branches side by side; one that did not answer keeps its place. */
export function branchesPicture(name: PictureName, rows: readonly BranchRow[]): ChartPicture {
  const { series, format, unit, compared } = KINDS[name];
  const [most] = rows
    .filter(({ answered }) => answered)
    .toSorted((one, other) => compared(other) - compared(one));
  return {
    label: texts.pictures[name],
    answer: most && mostText[name](most.name, compared(most)),
    kind: 'stack',
    series,
    points: rows.map((row) => ({
      id: row.slug,
      label: row.name,
      name: row.name,
      values: series.map(({ id }) => {
        const value = row[id];
        return value === null ? null : Math.round(value / unit);
      }),
      note: texts.silent,
    })),
    format,
    texts: { none: texts.none },
  };
}
