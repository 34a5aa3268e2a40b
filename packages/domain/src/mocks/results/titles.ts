import { headingKey } from '../../files/heading-key';
import { oneLine } from '../../text/blanks';
import type { ResultMeasure } from './measures';
import { knownSubject } from './subjects';

/** What a column of a sheet holds. */
export type ColumnRole =
  | { kind: 'name' | 'number' | 'grade' | 'class' | 'school' | 'phone' | 'absent' }
  | { kind: 'subject' }
  /** Which elective the next columns are of: 탐구 1 선택과목. */
  | { kind: 'elective'; subject: string }
  /** `subject` null: of the subject that the row names. `bare`: the title says no measure. */
  | { kind: 'value'; subject: string | null; measure: ResultMeasure; bare: boolean }
  | { kind: 'ignored' }
  | { kind: 'unknown' };

const PERSON: readonly [
  kind: 'name' | 'number' | 'grade' | 'class' | 'school' | 'phone',
  names: readonly string[],
][] = [
  ['name', ['이름', '성명', '학생', '학생명', '학생이름', '성함', '응시자', '응시자명', 'name']],
  ['number', ['학번', '번호', '수험번호', '좌석', '좌석번호', '자리', '학생번호']],
  ['grade', ['학년']],
  ['class', ['반', '학급', '수강반']],
  ['school', ['학교', '학교명', '재학학교', '소속']],
  ['phone', ['전화', '전화번호', '휴대폰', '휴대전화', '연락처', '핸드폰', '학생연락처']],
];
const ABSENT = ['결시', '응시', '응시여부', '결시여부', '비고', '출결'];
const SUBJECT = ['과목', '과목명', '영역', '영역명', '교과', '시험과목', '응시과목'];
/** A count, a date or a sum of several subjects: no result of one. */
const IGNORED =
  /^(no|순번|연번|순|성별|생년월일|시험명?|시험일|회차|일자|날짜|총점.*|합계?|.*합계|평균.*|.*평균|.*석차(?!등급).*|.*순위.*|.*등수.*|전체.*|국수.*|국영수.*|.*조합.*|응시인원|편차.*|표준편차.*)$/;

const MEASURES: readonly [measure: ResultMeasure, words: string][] = [
  ['standardScore', String.raw`표준\s*점수|표점|표준`],
  ['percentile', String.raw`백분위|백분율`],
  ['band', String.raw`석차\s*등급|등급`],
  ['rawScore', String.raw`원\s*점수|점수|득점|원점`],
];
const SIGNS = String.raw`[\s_\-–/·.:()[\]]*`;
const ELECTIVE = new RegExp(`^(.+?)${SIGNS}(?:선택\\s*과목|선택|과목명|과목)${SIGNS}$`);

/** The measure at the end or the beginning of a title, and what else the title says. */
function splitTitle(title: string): { measure: ResultMeasure; rest: string } | null {
  for (const [measure, words] of MEASURES) {
    const last = new RegExp(`^(.*?)${SIGNS}(?:${words})${SIGNS}$`).exec(title);
    const first = last ?? new RegExp(`^${SIGNS}(?:${words})${SIGNS}(.+)$`).exec(title);
    if (first) return { measure, rest: oneLine(first[1] ?? '') };
  }
  return null;
}

/** What a title says that its column holds. */
export function roleOf(title: string, known: readonly string[]): ColumnRole {
  const text = oneLine(title.normalize('NFC'));
  const key = headingKey(text);
  const person = PERSON.find(([, names]) => names.includes(key));
  if (person) return { kind: person[0] };
  if (ABSENT.includes(key)) return { kind: 'absent' };
  if (SUBJECT.includes(key)) return { kind: 'subject' };
  const bare = knownSubject(text, known);
  if (bare !== undefined) return { kind: 'value', subject: bare, measure: 'rawScore', bare: true };
  if (IGNORED.test(key)) return { kind: 'ignored' };
  const split = splitTitle(text);
  if (split) {
    const subject = split.rest === '' ? null : (knownSubject(split.rest, known) ?? split.rest);
    return { kind: 'value', subject, measure: split.measure, bare: false };
  }
  const elective = ELECTIVE.exec(text)?.[1];
  const of = elective === undefined ? undefined : knownSubject(elective, known);
  return of === undefined ? { kind: 'unknown' } : { kind: 'elective', subject: of };
}

/**
 * Several rows of titles as one: a title is over those below it as far as none of its own begins.
 */
export function joinTitles(rows: readonly (readonly string[])[], width: number): string[] {
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => oneLine(row[at] ?? '')));
  const lowest = lines.length - 1;
  const carried = lines.map((line, level) => {
    let over = '';
    return line.map((title, at) => {
      if (title !== '') over = title;
      const isBelowNothing = lines.slice(level + 1).every((below) => below[at] === '');
      return level === lowest || isBelowNothing ? title : over;
    });
  });
  return Array.from({ length: width }, (_, at) => {
    const parts = carried.map((line) => line[at] ?? '').filter(Boolean);
    return parts.filter((part, level) => part !== parts[level - 1]).join(' ');
  });
}

/** Exams put their title, day and notes above the table. */
const HEAD_ROWS = 30;
/** 국어 over 공통 and 선택 over 원점수. */
const TITLE_ROWS = 3;

export interface ResultTitles {
  /** The last row of the titles, from 0. */
  row: number;
  titles: string[];
  roles: ColumnRole[];
}

const hasStudent = (roles: readonly ColumnRole[]) =>
  roles.some(({ kind }) => kind === 'name' || kind === 'number' || kind === 'phone');
const values = (roles: readonly ColumnRole[]) => roles.filter(({ kind }) => kind === 'value');

/** How much a row of titles explains; 0: it is none. */
function weightOf(roles: readonly ColumnRole[]): number {
  const isLong = roles.some(({ kind }) => kind === 'subject');
  const told = values(roles).filter(
    (role) => role.kind === 'value' && (isLong || role.subject !== null),
  );
  if (!hasStudent(roles) || told.length === 0) return 0;
  const clear = told.filter((role) => role.kind === 'value' && !role.bare).length;
  return told.length + clear + (isLong ? 1 : 0);
}

/**
 * The rows of titles: of one row, or of up to three under each other, those that explain the most
 * columns; the first of them in the sheet. Null: there are none.
 */
export function findTitles(
  cells: readonly (readonly string[])[],
  known: readonly string[],
): ResultTitles | null {
  const width = Math.max(0, ...cells.map((line) => line.length));
  for (const [first] of cells.slice(0, HEAD_ROWS).entries()) {
    const ways = Array.from({ length: TITLE_ROWS }, (_, more) => {
      const rows = cells.slice(first, first + more + 1);
      const titles = joinTitles(rows, width);
      const roles = titles.map((title) => roleOf(title, known));
      return { row: first + more, titles, roles, weight: weightOf(roles) };
    });
    const best = ways.toSorted((one, other) => other.weight - one.weight)[0];
    if (best && best.weight > 0) return best;
  }
  return null;
}
