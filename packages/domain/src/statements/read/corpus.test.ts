import { expect, test } from 'vitest';
import { groupBy } from '../../collections';
import { aStatementCorpus, type CorpusRow } from '../../testing';
import { billKey, matchStatement, statementVerdictName, type MatchedRow } from '..';

const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1);

interface Judged extends CorpusRow {
  row: MatchedRow;
  wrong: boolean;
}

/** What the matcher says of every row, beside what is true. */
const judged = SEEDS.flatMap((seed): Judged[] => {
  const { rows, ...academy } = aStatementCorpus({ seed });
  const found = matchStatement({ ...academy, reported: [], lines: rows.map(({ line }) => line) });
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

/** The figures as a page: an aligned table, as the formatter writes it. */
function page(): string {
  const decidable = judged.filter((one) => one.decidable);
  const rows = [
    ['How the row was written', 'Rows', 'Decidable', 'Matched', 'Of decidable', 'Wrong'],
    ...[...groupBy(judged, ({ shape }) => shape)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([shape, all]) => {
        const sure = all.filter((one) => one.decidable);
        return [
          shape,
          all.length,
          sure.length,
          all.filter(isMatch).length,
          percent(sure.filter(isMatch).length, sure.length),
          all.filter((one) => one.wrong).length,
        ].map(String);
      }),
    [
      'all',
      judged.length,
      decidable.length,
      judged.filter(isMatch).length,
      percent(decidable.filter(isMatch).length, decidable.length),
      judged.filter((one) => one.wrong).length,
    ].map(String),
  ];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return `# How well bank rows are matched

Written by \`packages/domain/src/statements/read/corpus.test.ts\` from made-up academies whose truth is known
(\`packages/domain/src/testing/statement-corpus.ts\`). Decidable: the name is nobody else's and the amount fits in one way.
Wrong: booked for something else than it was paid for.

${[line(head), rule, ...body.map(line)].join('\n')}
`;
}

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
