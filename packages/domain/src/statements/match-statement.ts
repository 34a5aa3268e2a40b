import type { StudentId } from '../ids';
import { groupBy } from '../collections';
import { formatWon, won, type Won } from '../money';
import { fill } from '../text/fill';
import { daysBetween, formatDay, type CalendarDay } from '../time';
import { takeConfirmed, type HandConfirmed } from './confirmed-before';
import { choicesFor, explainRows, type Explained, type NamedRow } from './explain-rows';
import { aliasOf } from './read/guess-payer';
import { indexPayers, type PayerFacts, type PayerIndex } from './read/payer-index';
import type { PayerReading } from './read/payer-reading';
import { nameKey } from './read/payer-text';
import { readRow, type Wants } from './read/read-row';
import type { MatchedRow, OpenBill, StatementLine, StatementPart } from './schemas';
import { matchTexts as texts } from './statement-texts';
import { exactChoices, billsFor, waysToPay } from './ways-to-pay';

/** Money that a student says they sent. */
export interface ReportedMoney {
  studentId: StudentId;
  depositorName: string;
  amount: Won;
  day: CalendarDay;
}

export interface MatchInput {
  lines: readonly StatementLine[];
  payers: readonly PayerFacts[];
  /** The oldest first. */
  bills: readonly OpenBill[];
  confirmed: readonly HandConfirmed[];
  /** What students reported of bills that still wait. */
  reported: readonly ReportedMoney[];
  academyName: string;
  /** Rows that the list itself casts doubt on, by their number, and why. */
  doubts: ReadonlyMap<number, string>;
}

/** A bank's day and the day that a student remembers differ by at most so many. */
const REPORTED_WITHIN = 3;

const INTEREST = [
  '이자',
  '예금이자',
  '결산이자',
  '예금결산이자',
  '이자입금',
  '이자지급',
  '입출금이자',
];
const isInterest = ({ name, memo }: StatementLine) =>
  [name, memo].some((text) => INTEREST.includes(nameKey(text).replace(/\d/g, '')));

type CertainRow = NamedRow & { how: Extract<PayerReading, { kind: 'certain' }>['how'] };

/** Rows whose people overlap are looked at together. */
function companies(rows: readonly CertainRow[]): CertainRow[][] {
  const leader = new Map<StudentId, StudentId>();
  const lead = (id: StudentId): StudentId => {
    const next = leader.get(id);
    return next === undefined || next === id ? id : lead(next);
  };
  for (const { studentIds } of rows)
    for (const id of studentIds) leader.set(lead(id), lead(studentIds[0] ?? id));
  return [...groupBy(rows, ({ studentIds: [first] }) => first && lead(first)).values()];
}

/** Divides what several rows pay over their bills, row by row, bill by bill. */
function partsOf({ rows, bills }: Explained): Map<StatementLine, StatementPart[]> {
  const left = new Map<OpenBill, number>(bills.map((bill) => [bill, bill.owed]));
  return new Map(
    rows.map(({ line }) => {
      let rest: number = line.amount;
      const parts = bills.flatMap((open) => {
        const taken = Math.min(left.get(open) ?? 0, rest);
        left.set(open, (left.get(open) ?? 0) - taken);
        rest -= taken;
        return taken > 0 ? [{ bill: open.bill, amount: won(taken) }] : [];
      });
      return [line, parts];
    }),
  );
}

const asking = (
  line: StatementLine,
  verdict: MatchedRow['verdict'],
  reason: string,
  asked: MatchedRow['asked'] = [],
  alias: string | null = null,
): MatchedRow => ({ line, verdict, reason, parts: [], asked, alias });

function explainedRow(row: CertainRow, explained: Explained): MatchedRow {
  const { line, how } = row;
  const parts = partsOf(explained).get(line) ?? [];
  const who = texts[how];
  const reason =
    explained.rows.length > 1
      ? fill(texts.joined, { who, count: explained.rows.length })
      : explained.bills.length > 1
        ? fill(texts.several, { who, count: explained.bills.length })
        : fill(texts.exact, { who });
  return { line, verdict: 'match', reason, parts, asked: [], alias: null };
}

/** A certain name whose amount says nothing certain. */
function unexplainedRow(row: CertainRow, bills: readonly OpenBill[]): MatchedRow {
  const { line, studentIds, how } = row;
  const who = texts[how];
  const own = billsFor(bills, studentIds, line.day);
  const asked = (reason: string) => [{ studentIds: [...studentIds], reason }];
  if (exactChoices(own, line.amount).length > 0) {
    const wanted = choicesFor([row], bills).length > 0;
    const reason = fill(wanted ? texts.twoWays : texts.notWanted, { who });
    return asking(line, 'candidates', reason, asked(reason));
  }
  const open = own.reduce((sum, { owed }) => sum + owed, 0);
  const differs = (reason: string, found = asked(reason)) =>
    asking(line, 'amount-differs', reason, found);
  if (waysToPay(line, studentIds, bills).length === 0)
    return differs(fill(open > 0 ? texts.feeNotWhole : texts.nothingOpen, { who }), []);
  if (open === 0) return differs(fill(texts.nothingOpen, { who }));
  if (open <= line.amount)
    return differs(fill(texts.over, { who, amount: formatWon(won(line.amount - open)) }));
  const count = own.filter(({ owed }) => owed > 0).length;
  const amount = formatWon(won(open - line.amount));
  return differs(fill(count > 1 ? texts.shortOfAll : texts.short, { who, count, amount }));
}

/**
 * Students who said that they sent this row's money, under its name before others. What a student
 * says is a reason to ask, never to book.
 */
function reportersOf(line: StatementLine, reported: readonly ReportedMoney[]): MatchedRow['asked'] {
  const own = nameKey(line.name);
  const fitting = reported
    .filter(
      ({ amount, day }) =>
        amount === line.amount && Math.abs(daysBetween(day, line.day)) <= REPORTED_WITHIN,
    )
    .map((report) => ({ ...report, named: nameKey(report.depositorName) === own }));
  return fitting
    .toSorted((a, b) => Number(b.named) - Number(a.named))
    .map(({ studentId, day, depositorName: name, named }) => ({
      studentIds: [studentId],
      reason: fill(named ? texts.reported : texts.reportedByOther, { day: formatDay(day), name }),
    }));
}

/** A row without a known name: a report of the same amount is suggested. */
function unknownRow(
  line: StatementLine,
  reported: readonly ReportedMoney[],
  index: PayerIndex,
): MatchedRow {
  const asked = reportersOf(line, reported);
  const [first] = asked;
  const alias = aliasOf(line.name, index);
  return first
    ? asking(line, 'candidates', first.reason, asked, alias)
    : asking(line, 'unknown', texts.unknown, [], alias);
}

/** A row that is no plain deposit, whatever it names: why, and who may be asked. */
function doubtfulRow(line: StatementLine, reading: PayerReading, reason: string): MatchedRow {
  const studentIds = reading.kind === 'nobody' ? [] : reading.studentIds;
  const asked = studentIds.map((id) => ({ studentIds: [id], reason }));
  return asking(line, asked.length > 0 ? 'candidates' : 'unknown', reason, asked);
}

/** Why a row is a question by its own words. */
const doubtOf = (line: StatementLine, { words }: Wants, doubts: MatchInput['doubts']) =>
  doubts.get(line.row) ??
  (words.has('reversal') ? texts.reversal : words.has('other') ? texts.otherPurpose : undefined);

/** The name is one that is known: there is nothing to remember. */
const KNOWN = ['namesakes', 'twoPeople', 'otherSeat', 'seatOnly', 'memoOther'];

/** A name that may be several people's: who reported it, then those whose bills fit to the won. */
function questionRow(
  line: StatementLine,
  { studentIds, why }: Extract<PayerReading, { kind: 'question' }>,
  { bills, reported, index }: Pick<MatchInput, 'bills' | 'reported'> & { index: PayerIndex },
): MatchedRow {
  const reporters = reportersOf(
    line,
    reported.filter(({ studentId }) => studentIds.includes(studentId)),
  );
  const told = new Set(reporters.flatMap((one) => one.studentIds));
  const question = fill(texts[why], { count: studentIds.length });
  const reason = reporters[0] ? `${question} ${reporters[0].reason}` : question;
  const others = studentIds.filter((id) => !told.has(id));
  const ways = others.flatMap((id) => {
    const [best] = waysToPay(line, [id], bills);
    const exact = exactChoices(billsFor(bills, [id], line.day), line.amount).length > 0;
    return best ? [{ exact, asked: { studentIds: [id], reason: question } }] : [];
  });
  const asked = [
    ...reporters,
    ...ways.toSorted((a, b) => Number(b.exact) - Number(a.exact)).map((way) => way.asked),
  ];
  const isKnown = KNOWN.includes(why);
  const verdict = asked.length > 0 ? 'candidates' : 'unknown';
  return asking(line, verdict, reason, asked, isKnown ? null : aliasOf(line.name, index));
}

/** Rows for the same people: confirmed before, explained to the won, or a question. */
function matchCompany(
  rows: readonly CertainRow[],
  bills: readonly OpenBill[],
  pool: Set<HandConfirmed>,
): MatchedRow[] {
  const settled = new Map<StatementLine, MatchedRow>();
  for (const [row, { proof, isProven }] of takeConfirmed(rows, pool)) {
    const { line, studentIds, how } = row;
    const fits = exactChoices(billsFor(bills, studentIds, line.day), line.amount).length > 0;
    const sure = isProven || (proof.near && !fits);
    const template = sure ? texts.already : texts.maybeAlready;
    const reason = fill(template, { who: texts[how], day: formatDay(proof.day) });
    settled.set(
      line,
      sure
        ? asking(line, 'already', reason)
        : asking(line, 'candidates', reason, [{ studentIds: [...studentIds], reason }]),
    );
  }
  const open = rows.filter(({ line }) => !settled.has(line));
  const doubtful = [...settled.values()].some(({ verdict }) => verdict === 'candidates');
  const explained = doubtful ? [] : explainRows(open, bills);
  const paid = new Set(explained.flatMap((one) => one.bills));
  const left = bills.map((bill) => (paid.has(bill) ? { ...bill, owed: won(0) } : bill));
  return rows.map((row) => {
    const found = explained.find((one) => one.rows.includes(row));
    return settled.get(row.line) ?? (found ? explainedRow(row, found) : unexplainedRow(row, left));
  });
}

/**
 * What every row of a bank's list is for, with the reason in words. A row is a match only when one
 * answer is possible: the name is certain, and the amount is to the won what bills of these
 * students miss. Everything else is a question. See docs/product/statements.md#matching.
 */
export function matchStatement(input: MatchInput): MatchedRow[] {
  const { lines, payers, bills, confirmed, reported } = input;
  const index = indexPayers(payers, input.academyName);
  const pool = new Set(confirmed);
  const matched = new Map<StatementLine, MatchedRow>();
  const certain: CertainRow[] = [];
  for (const line of lines) {
    const { reading, wants } = readRow(line, index);
    const doubt = doubtOf(line, wants, input.doubts);
    if (isInterest(line)) matched.set(line, asking(line, 'ignored', texts.interest));
    else if (doubt !== undefined) matched.set(line, doubtfulRow(line, reading, doubt));
    else if (reading.kind === 'nobody') matched.set(line, unknownRow(line, reported, index));
    else if (reading.kind === 'question')
      matched.set(line, questionRow(line, reading, { bills, reported, index }));
    else certain.push({ line, studentIds: reading.studentIds, how: reading.how, wants });
  }
  for (const rows of companies(certain))
    for (const row of matchCompany(rows, bills, pool)) matched.set(row.line, row);
  return lines.flatMap((line) => matched.get(line) ?? []);
}
