import { expect, test } from 'vitest';
import { groupBy } from '../../collections';
import { aStatementCorpus, aWrittenAcademy, type CorpusRow, type WrittenRow } from '../../testing';
import { billKey, matchStatement, statementVerdictName, type MatchedRow } from '..';

const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1);

interface Judged extends CorpusRow {
  row: MatchedRow;
  wrong: boolean;
}

/** What the matcher says of every row, beside what is true. */
const judged = SEEDS.flatMap((seed): Judged[] => {
  const { rows, ...academy } = aStatementCorpus({ seed });
  const found = matchStatement({
    ...academy,
    reported: [],
    academyName: '',
    doubts: new Map(),
    lines: rows.map(({ line }) => line),
  });
  return rows.map((one, at) => {
    const row = found[at];
    if (row === undefined) throw new Error('a row is missing');
    const paid = row.parts.map(({ bill }) => billKey(bill)).toSorted();
    const sum = row.parts.reduce((total, { amount }) => total + amount, 0);
    const right = sum === one.line.amount && paid.every((key) => one.truth.includes(key));
    return { ...one, row, wrong: row.verdict === 'match' && !right };
  });
});

const isMatch = ({ row }: Judged) => row.verdict === 'match';
const percent = (some: number, all: number) =>
  all === 0 ? '' : `${((100 * some) / all).toFixed(1)} %`;

/** An aligned table, as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

interface Figures {
  name: string;
  all: number;
  sure: number;
  matched: number;
  sureMatched: number;
  wrong: number;
}

const figures = (first: string, rows: readonly Figures[]) =>
  table([
    [first, 'Rows', 'Decidable', 'Matched', 'Of decidable', 'Wrong'],
    ...rows.map(({ name, all, sure, matched, sureMatched, wrong }) =>
      [name, all, sure, matched, percent(sureMatched, sure), wrong].map(String),
    ),
  ]);

const shapes = (): string => {
  const of = (name: string, all: readonly Judged[]): Figures => {
    const sure = all.filter((one) => one.decidable);
    return {
      name,
      all: all.length,
      sure: sure.length,
      matched: all.filter(isMatch).length,
      sureMatched: sure.filter(isMatch).length,
      wrong: all.filter((one) => one.wrong).length,
    };
  };
  const byShape = [...groupBy(judged, ({ shape }) => shape)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return figures('How the row was written', [
    ...byShape.map(([shape, all]) => of(shape, all)),
    of('all', judged),
  ]);
};

interface Written extends WrittenRow {
  row: MatchedRow;
  wrong: boolean;
}

/** The rows of the grammar, with what the matcher says of them. */
const written = Array.from({ length: 25 }, (_, at) => at + 1).flatMap((seed): Written[] => {
  const { rows, ...academy } = aWrittenAcademy({ seed });
  const found = matchStatement({
    ...academy,
    reported: [],
    doubts: new Map(),
    lines: rows.map(({ line }) => line),
  });
  return rows.map((one, at) => {
    const row = found[at];
    if (row === undefined) throw new Error('a row is missing');
    const paid = row.parts.map(({ bill }) => billKey(bill)).toSorted();
    const right = paid.join(' ') === one.truth.join(' ');
    return { ...one, row, wrong: row.verdict === 'match' && !right };
  });
});
const isWritten = ({ row }: Written) => row.verdict === 'match';

const grammar = (): string => {
  const of = (name: string, all: readonly Written[]): Figures => {
    const sure = all.filter(({ plain }) => plain);
    return {
      name,
      all: all.length,
      sure: sure.length,
      matched: all.filter(isWritten).length,
      sureMatched: sure.filter(isWritten).length,
      wrong: all.filter((one) => one.wrong).length,
    };
  };
  const parts = [...new Set(written.flatMap(({ shape }) => shape.split(' + ')))].toSorted();
  return figures('Rows in which stands', [
    ...parts.map((part) =>
      of(
        part,
        written.filter(({ shape }) => shape.split(' + ').includes(part)),
      ),
    ),
    of('all', written),
  ]);
};

const page = () => `# How well bank rows are matched

Written by \`packages/domain/src/statements/read/corpus.test.ts\` from made-up academies whose truth is known
(\`packages/domain/src/testing\`). Decidable: a person decides at a glance. Wrong: booked for something else than it was
paid for, or booked where a person would ask.

## By how the money came

\`statement-corpus.ts\`: families that pay in one, in parts, too much, twice, after a confirmation by hand.

${shapes()}

## By what parents write

\`payer-grammar.ts\`: names, seats, phone endings, relations, purposes, months, banks and thanks in any order and any
glue, on ${new Set(written.map(({ shape }) => shape)).size} combinations of parts that no rule of the matcher names.

${grammar()}
`;

test('rows as parents write them: nothing wrong, 95 % of what a person decides at a glance', () => {
  const plain = written.filter((one) => one.plain);
  expect(plain.length).toBeGreaterThanOrEqual(2000);
  expect(
    written
      .filter((one) => one.wrong)
      .map(({ shape, line, row }) => [shape, line.name, line.memo, row.reason]),
  ).toEqual([]);
  expect(plain.filter(isWritten).length / plain.length).toBeGreaterThanOrEqual(0.95);
});

test('a corpus of at least 2,000 rows: nothing wrong, 95 % of what can be decided', async () => {
  const decidable = judged.filter((one) => one.decidable);
  expect(judged.length).toBeGreaterThanOrEqual(2000);
  expect(
    judged.filter((one) => one.wrong).map(({ shape, line, row }) => [shape, line.name, row.reason]),
  ).toEqual([]);
  expect(decidable.filter(isMatch).length / decidable.length).toBeGreaterThanOrEqual(0.95);
  await expect(page()).toMatchFileSnapshot('../../../../../docs/statement-figures.md');
});

test('what is not decidable is a question or a word of its own', () => {
  const said = (shape: string) =>
    new Set(
      judged
        .filter((one) => one.shape === shape)
        .map(({ row }) => statementVerdictName(row.verdict)),
    );
  expect(said('interest')).toEqual(new Set(['무시']));
  expect(said('a stranger')).toEqual(new Set(['모르는 입금']));
  for (const shape of [
    'one letter off',
    'cut name',
    'too little',
    'too much',
    'another word beside',
  ])
    expect(said(shape)).not.toContain('일치');
});

test('the same number makes the same corpus', () => {
  expect(aStatementCorpus({ seed: 7 })).toEqual(aStatementCorpus({ seed: 7 }));
});
