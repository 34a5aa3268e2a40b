import { groupBy } from '../../collections';
import { headingKey } from '../../files/heading-key';
import { fill } from '../../text/fill';
import { readImportedPhone } from './import-cells';
import type { GuardianPart } from '../guardians';
import {
  guardianFields,
  IMPORT_FIELDS,
  isGuardianField,
  type GuardianField,
  type ImportField,
  type OwnImportField,
} from './import-field';
import { importTexts as texts, studentFieldName } from './import-texts';
import { oneLine } from '../../text/blanks';

/** A longer heading is a sentence, not a title. */
const HEADING_MAX = 60;

/** How academies call their columns. Compared without blanks, signs and what is in brackets. */
const NAMES: Partial<Record<OwnImportField, readonly string[]>> = {
  name: ['이름', '성명', '학생명', '학생이름', '학생성명', '원생명', '학생', 'name'],
  phone: [
    '전화',
    '전화번호',
    '휴대폰',
    '휴대폰번호',
    '휴대전화',
    '핸드폰',
    '핸드폰번호',
    '연락처',
    '학생전화',
    '학생전화번호',
    '학생연락처',
    '학생휴대폰',
    '학생핸드폰',
    '본인연락처',
    '학생번호',
    'hp',
    'phone',
    'mobile',
    'tel',
  ],
  school: ['학교', '학교명', '재학학교', '출신학교', '소속학교', 'school'],
  grade: ['학년', '학년계열', '계열', 'grade'],
  className: ['반', '학급', '반이름', '수강반', 'class'],
  seat: ['좌석', '좌석번호', '자리', '자리번호', '책상', '책상번호', 'seat'],
  startDate: ['등원시작일', '등원일', '등록일', '등록일자', '입학일', '입회일', '시작일'],
  status: ['상태', '재원상태', '재적상태', '재원', 'status'],
  allergy: ['알레르기', '알러지', '알레르기유무', '식이', '식이제한', 'allergy'],
  memo: ['메모', '비고', '특이사항', '참고사항', '기타', 'memo', 'note'],
  depositorNames: ['입금자', '입금자명', '입금자이름', '입금명'],
};

/** The first guardian's, which most files have alone. */
const FIRST_GUARDIAN: Record<GuardianPart, readonly string[]> = {
  name: ['보호자', '학부모', '부모님'],
  phone: ['부모님전화', '부모님전화번호', '부모연락처', 'parent', 'parentphone'],
  relation: ['관계', '학생과의관계'],
};
const GUARDIANS = ['보호자', '학부모', '부모님'];
const PARENTS = {
  어머니: ['어머니', '어머님', '모', '엄마', '모친'],
  아버지: ['아버지', '아버님', '부', '아빠', '부친'],
} as const;
const PARTS: Record<GuardianPart, readonly string[]> = {
  name: ['이름', '명', '성명'],
  phone: ['전화', '전화번호', '연락처', '휴대폰', '휴대폰번호', '휴대전화', '핸드폰', '핸드폰번호'],
  relation: ['관계'],
};

/** How a column of a guardian is called: 보호자2 연락처, 보호자 연락처 2, 모 연락처. */
function guardianTitles(field: GuardianField): string[] {
  const { who, part } = guardianFields[field];
  if (typeof who !== 'number')
    return PARENTS[who].flatMap((name) => PARTS[part].map((one) => `${name}${one}`));
  const number = String(who + 1);
  const numbered = [
    ...GUARDIANS.flatMap((name) =>
      PARTS[part].flatMap((one) => [`${name}${number}${one}`, `${name}${one}${number}`]),
    ),
    ...FIRST_GUARDIAN[part].map((name) => `${name}${number}`),
  ];
  if (who > 0) return numbered;
  const plain = GUARDIANS.flatMap((name) => PARTS[part].map((one) => `${name}${one}`));
  return [...numbered, ...plain, ...FIRST_GUARDIAN[part]];
}

const titlesOf = (field: ImportField): readonly string[] =>
  isGuardianField(field)
    ? guardianTitles(field)
    : (NAMES[field] ?? [headingKey(studentFieldName(field))]);

/** Fields without other titles are found under their own name. */
const FIELD_OF = new Map(
  IMPORT_FIELDS.flatMap((field) => titlesOf(field).map((name) => [name, field] as const)),
);

/** What managers chose for headings before, by `headingKey`; null: the column is left out. */
export type RememberedColumns = ReadonlyMap<string, ImportField | null>;

/** What each column of a table holds, by its position; null: it is left out. */
export type ColumnChoice = readonly (ImportField | null)[];

export interface ImportColumn {
  /** The title as it is. */
  header: string;
  /** What the column holds; null: it is left out. */
  field: ImportField | null;
  /**
   * Whether its name, or a manager now or before, says what it is: otherwise a manager is asked.
   */
  decided: boolean;
  /** Its first cells, so that it can be distinguished from others. */
  samples: string[];
}

/** The row of the titles, from 0, and the columns below it. */
export interface ImportHeader {
  row: number;
  columns: ImportColumn[];
}

/** How far down the title row may be: real files begin with the academy's name or a date. */
const LOOK_AT_ROWS = 10;
const SAMPLES = 3;

const isPhone = (cell: string) => (readImportedPhone(cell)?.digits.length ?? 0) >= 9;

/**
 * Maps a column title to a field: the manager's earlier choice, else by name; undefined if unknown.
 */
function meaningOf(header: string, remembered: RememberedColumns): ImportField | null | undefined {
  const key = headingKey(header);
  return remembered.has(key) ? remembered.get(key) : FIELD_OF.get(key);
}

/** What a column is called: by its row of titles, and by a second one below it. */
interface Title {
  above: string;
  below: string;
}

/** 연락처 over 학생 is 학생 연락처, 보호자 over 이름 is 보호자 이름. */
const meaningOfBoth = ({ above, below }: Title, remembered: RememberedColumns) =>
  above === '' || below === ''
    ? undefined
    : [`${above} ${below}`, `${below} ${above}`]
        .map((header) => meaningOf(header, remembered))
        .find((field) => field !== undefined);

/**
 * The titles of every column. Where the row below holds parts of them (one 연락처 over 학생 and 학부모),
 * both rows are titles; a title holds for the columns beside it that have a part and no title.
 */
function titlesAt(
  cells: readonly (readonly string[])[],
  row: number,
  remembered: RememberedColumns,
): { titles: Title[]; row: number } {
  const [first = [], second = [], ...rest] = cells.slice(row);
  const width = Math.max(...[first, second, ...rest].map((line) => line.length));
  let over = '';
  const both = Array.from({ length: width }, (_, at): Title => {
    const below = oneLine(second[at] ?? '');
    over = oneLine(first[at] ?? '') || (below === '' ? '' : over);
    // One title over both rows, by a joined cell.
    return { above: over, below: below === over ? '' : below };
  });
  const isRepeated = (title: string, at: number) =>
    meaningOf(title, remembered) !== undefined && oneLine(title) === oneLine(first[at] ?? '');
  const areTitles =
    !second.some(isPhone) &&
    (second.some(isRepeated) ||
      both.some((title) => meaningOfBoth(title, remembered) !== undefined));
  return areTitles
    ? { titles: both, row: row + 1 }
    : { titles: both.map((_, at) => ({ above: oneLine(first[at] ?? ''), below: '' })), row };
}

/**
 * The row of titles: the first that names the students and something more; else the first that
 * looks like titles, so that a manager can say what they are.
 */
function findRow(
  cells: readonly (readonly string[])[],
  remembered: RememberedColumns,
): number | null {
  const rows = cells.slice(0, LOOK_AT_ROWS).map((titles) => {
    const known = new Set(titles.map((title) => meaningOf(title, remembered)).filter(Boolean));
    const filled = titles.filter((title) => oneLine(title) !== '').length;
    return { known, isTitles: filled >= 2 && !titles.some(isPhone) };
  });
  const named = rows.findIndex(({ known }) => known.has('name') && known.size >= 2);
  if (named >= 0) return named;
  const guessed = rows.findIndex(({ known, isTitles }) => isTitles && known.size > 0);
  if (guessed >= 0) return guessed;
  const above = rows.findIndex(({ isTitles }, row) => isTitles && cells[row + 1]?.some(isPhone));
  return above >= 0 ? above : null;
}

/**
 * Finds the titles of a table and what is below them; null when there are none. Of two columns
 * whose names mean one field the first counts, and a manager is asked about the other.
 */
export function findImportHeader(
  cells: readonly (readonly string[])[],
  {
    remembered = new Map(),
    choice,
  }: { remembered?: RememberedColumns; choice?: ColumnChoice } = {},
): ImportHeader | null {
  const first = findRow(cells, remembered);
  if (first === null) return null;
  const { titles, row } = titlesAt(cells, first, remembered);
  const students = cells.slice(row + 1);
  const seen = new Set<ImportField>();
  const columns = titles.map((title, at): ImportColumn => {
    const header = `${title.above} ${title.below}`.trim();
    const samples = students
      .map((line) => oneLine(line[at] ?? ''))
      .filter(Boolean)
      .slice(0, SAMPLES);
    if (choice) return { header, field: choice[at] ?? null, decided: true, samples };
    // Null is an answer: a manager left the column out.
    const field = [
      meaningOf(header, remembered),
      meaningOfBoth(title, remembered),
      meaningOf(title.below, remembered),
    ].find((meaning) => meaning !== undefined);
    const decided = field === undefined ? header === '' || samples.length === 0 : true;
    if (!field) return { header, field: null, decided, samples };
    const taken = seen.has(field);
    seen.add(field);
    return { header, field: taken ? null : field, decided: !taken, samples };
  });
  return { row, columns };
}

/**
 * Why a table cannot be read by these columns: one field twice, no name, no phone number. Null when
 * it can.
 */
export function findColumnProblem(
  columns: readonly Pick<ImportColumn, 'header' | 'field'>[],
): string | null {
  const byField = groupBy(
    columns.filter(({ field }) => field !== null),
    ({ field }) => field,
  );
  for (const [field, holders] of byField)
    if (field !== null && holders.length > 1)
      return fill(texts.twoColumns, {
        field: studentFieldName(field),
        headers: holders.map(({ header }) => `'${header || texts.untitled}'`).join(', '),
      });
  if (!byField.has('name')) return texts.noNameColumn;
  return byField.has('phone') ? null : texts.noPhoneColumn;
}

/**
 * What is to be remembered of a choice: every heading that its name alone would have read
 * otherwise, or not at all.
 */
export function choicesToRemember(
  columns: readonly Pick<ImportColumn, 'header' | 'field'>[],
): Map<string, ImportField | null> {
  const told = columns.flatMap(({ header, field }) => {
    const key = headingKey(header);
    return key === '' || key.length > HEADING_MAX || FIELD_OF.get(key) === field
      ? []
      : [[key, field] as const];
  });
  // A heading that is over two columns says nothing about either.
  return new Map(
    told.filter(([key]) => columns.filter(({ header }) => headingKey(header) === key).length === 1),
  );
}
