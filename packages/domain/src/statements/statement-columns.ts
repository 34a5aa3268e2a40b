import { headingKey } from '../files/heading-key';
import { fill } from '../text/fill';
import type { StatementColumn, StatementField } from './schemas';
import { readingTexts as texts, statementFieldName } from './statement-texts';
import { oneLine } from '../text/blanks';

/**
 * How banks call their columns: KB, 신한, 우리, 하나, NH, IBK, 카카오뱅크, 토스뱅크, 새마을금고, 우체국. Of several that
 * can be the same the first in the list is it: where a bank has 보낸분, its 적요 is the kind of
 * transfer.
 */
const TITLES: Record<StatementField, readonly string[]> = {
  at: ['거래일시', '거래일자', '거래일', '거래날짜', '일시', '일자', '날짜'],
  time: ['거래시간', '거래시각', '시간', '시각'],
  name: [
    '입금자명',
    '입금자',
    '보낸분받는분',
    '받는분보낸분',
    '보낸분',
    '보낸사람',
    '의뢰인수취인',
    '의뢰인',
    '기재내용',
    '거래기록사항',
    '거래내용',
    '내용',
    '상대계좌예금주명',
    '적요',
  ],
  amount: ['거래금액', '금액'],
  deposit: ['입금액', '입금금액', '입금', '맡기신금액', '받은금액'],
  withdrawal: [
    '출금액',
    '출금금액',
    '출금',
    '지급액',
    '지급금액',
    '지급',
    '찾으신금액',
    '보낸금액',
  ],
  kind: ['입출금구분', '입출금', '거래유형', '거래종류', '구분'],
  balance: ['거래후잔액', '잔액', '거래후잔고', '잔고'],
  memo: ['적요', '송금메모', '메모', '비고'],
};
const isField = (key: string): key is StatementField => Object.hasOwn(TITLES, key);
const FIELDS = Object.keys(TITLES).filter(isField);

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

/** Why these columns do not tell what came in: one twice, or what is needed is missing. */
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
  /** The row of the titles, from 0; -1: the list begins without any. */
  row: number;
  problem: string | null;
  columns: StatementColumn[];
}

/**
 * Finds the row of titles and what each column holds. `choice` is what a manager said; it wins over
 * the titles.
 */
export function findStatementColumns(
  cells: readonly (readonly string[])[],
  {
    remembered,
    choice,
  }: { remembered: RememberedTitles; choice?: readonly (StatementField | null)[] | undefined },
): StatementHeader {
  const width = Math.max(0, ...cells.map((line) => line.length));
  const titlesOf = (line: readonly string[] = []) =>
    Array.from({ length: width }, (_, at) => oneLine(line[at] ?? ''));
  const fits = (titles: readonly string[]) => {
    const fields = fieldsOf(titles, remembered);
    return findStatementProblem([...fields.values()]) === null;
  };
  const known = cells.slice(0, HEAD_ROWS).findIndex((line) => fits(titlesOf(line)));
  const untitled = known < 0 && fits(titlesOf());
  // What has a digit in it is no title.
  const likely = cells
    .slice(0, HEAD_ROWS)
    .findIndex(
      (line) => line.filter((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)).length >= 3,
    );
  const row = known >= 0 ? known : untitled ? -1 : likely;
  const titles = titlesOf(cells[row]);
  const fields = fieldsOf(titles, remembered);
  const below = cells.slice(row + 1);
  const columns = titles.map((header, at): StatementColumn => ({
    header,
    field: (choice ? choice[at] : fields.get(at)) ?? null,
    samples: below
      .map((line) => oneLine(line[at] ?? ''))
      .filter(Boolean)
      .slice(0, SAMPLES),
  }));
  const problem = findStatementProblem(columns.map(({ field }) => field));
  return { row, columns, problem: problem !== null && !choice ? texts.noHeader : problem };
}
