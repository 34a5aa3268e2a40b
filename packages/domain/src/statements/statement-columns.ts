import { headingKey } from '../files/heading-key';
import { fill } from '../text/fill';
import { oneLine } from '../text/blanks';
import type { StatementColumn, StatementField } from './schemas';
import { readingTexts as texts, statementFieldName } from './statement-texts';
import { FIELDS, TITLES } from './bank-titles';
import { titlesAt, type Titles } from './title-rows';

/** What managers chose for titles before, by `headingKey`; null: the column is left out. */
export type RememberedTitles = ReadonlyMap<string, StatementField | null>;

/** A column without a title is known by its place. */
export const titleKey = (header: string, at: number, width: number): string =>
  headingKey(header) || `#${at + 1}/${width}`;

/** Which column holds what, by the titles of one row. */
function fieldsOf(
  titles: readonly string[],
  remembered: RememberedTitles,
): Map<number, StatementField | null> {
  const keys = titles.map((title, at) => titleKey(title, at, titles.length));
  const fields = new Map<number, StatementField | null>();
  for (const [at, key] of keys.entries()) {
    const field = remembered.get(key);
    if (field !== undefined) fields.set(at, field);
  }
  for (const field of FIELDS) {
    if ([...fields.values()].includes(field)) continue;
    const at = TITLES[field].map((title) =>
      keys.findIndex((key, place) => key === title && !fields.has(place)),
    );
    const found = at.find((place) => place >= 0);
    if (found !== undefined) fields.set(found, field);
  }
  return fields;
}

/** Why these columns are not enough: one is used twice, or a required one is missing. */
export function findStatementProblem(fields: readonly (StatementField | null)[]): string | null {
  const twice = fields.find((field, at) => field !== null && fields.indexOf(field) !== at);
  if (twice) return fill(texts.twice, { field: statementFieldName(twice) });
  const missing = [
    ...(['at', 'name'] as const).filter((field) => !fields.includes(field)),
    ...(fields.includes('deposit') || fields.includes('amount') ? [] : (['deposit'] as const)),
  ];
  return missing.length === 0
    ? null
    : fill(texts.missing, { fields: missing.map(statementFieldName).join(', ') });
}

/** Banks put account, period and owner above the table. */
const HEAD_ROWS = 30;
const SAMPLES = 3;

export interface StatementHeader {
  /** The last row of the titles, from 0; -1: the list begins without any. */
  row: number;
  problem: string | null;
  columns: StatementColumn[];
}

/**
 * Finds the rows of titles and what each column holds. `choice` is what a manager said; it wins
 * over the titles.
 */
export function findStatementColumns(
  cells: readonly (readonly string[])[],
  {
    remembered,
    choice,
  }: { remembered: RememberedTitles; choice?: readonly (StatementField | null)[] | undefined },
): StatementHeader {
  const width = Math.max(0, ...cells.map((line) => line.length));
  const fits = ({ titles }: Titles) => {
    const fields = fieldsOf(titles, remembered);
    return findStatementProblem([...fields.values()]) === null;
  };
  const all = cells.slice(0, HEAD_ROWS).map((_, row) => titlesAt(cells, row, width));
  const untitled: Titles = { row: -1, titles: Array.from({ length: width }, () => '') };
  const found =
    all.find(({ known }) => known.some(fits))?.known.find(fits) ??
    (fits(untitled) ? untitled : likelyTitles(all)) ??
    untitled;
  const fields = fieldsOf(found.titles, remembered);
  const below = cells.slice(found.row + 1);
  const columns = found.titles.map((header, at): StatementColumn => ({
    header,
    field: (choice ? choice[at] : fields.get(at)) ?? null,
    samples: below
      .map((line) => oneLine(line[at] ?? ''))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
  const problem = findStatementProblem(columns.map(({ field }) => field));
  return {
    row: found.row,
    columns,
    problem: problem !== null && !choice ? texts.noHeader : problem,
  };
}

/** A row that looks like titles where none is known: to be asked about. */
const likelyTitles = (all: readonly { likely: Titles | null }[]): Titles | undefined =>
  all.find(({ likely }) => likely !== null)?.likely ?? undefined;
