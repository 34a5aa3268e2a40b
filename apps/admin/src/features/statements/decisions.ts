import { matchesStudent, phoneTailText } from '@academy/domain/identity';
import { reportedText } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { formatWon, won } from '@academy/domain/money';
import {
  billKey,
  billsAfter,
  waysToPay,
  type MatchedRow,
  type OpenBill,
  type StatementBooking,
  type StatementPart,
  type StatementPayer,
  type StatementPreview,
  type StatementReport,
} from '@academy/domain/statements';
import { statementTexts as texts, type Piles } from './statement-texts';

/** What a manager said of a row; the number of the row in the list is its name. */
export type Decision =
  | { kind: 'pay'; parts: StatementPart[]; learned?: { studentId: StudentId; name: string } }
  | { kind: 'ignore' }
  /** Neither booked nor set aside: it comes again with the next list. */
  | { kind: 'later' };
export type Decisions = ReadonlyMap<number, Decision>;

/** A way to answer a question. */
export interface Choice {
  key: string;
  title: string;
  details: string;
  bills: string;
  note: string;
  decision: Extract<Decision, { kind: 'pay' }>;
}

const ASKED = ['candidates', 'amount-differs', 'unknown'];

/** Rows that wait for a decision, in the order of the list. */
export const questionsOf = ({ rows }: StatementPreview): MatchedRow[] =>
  rows.filter(({ verdict }) => ASKED.includes(verdict));

/** Into which pile each pasted row fell, before anything was decided. */
export function pilesOf({ rows, leftOut }: StatementPreview): Piles {
  const asked = rows.filter(({ verdict }) => ASKED.includes(verdict)).length;
  const matched = rows.filter(({ verdict }) => verdict === 'match').length;
  return {
    pasted: leftOut.pasted,
    matched,
    asked,
    known: rows.length - matched - asked + leftOut.imported,
    withdrawn: leftOut.withdrawals,
    unread: leftOut.unreadable.length,
  };
}

/** What every row pays by now: what matched, and what was decided. */
export const paidRows = ({ rows }: StatementPreview, decisions: Decisions) =>
  rows.flatMap((row) => {
    const decision = decisions.get(row.line.row);
    if (decision) return decision.kind === 'pay' ? [{ row, parts: decision.parts }] : [];
    return row.verdict === 'match' ? [{ row, parts: row.parts }] : [];
  });

const detailsOf = ({ seat, grade, phoneTail }: StatementPayer) =>
  [seat, grade, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

const noteOf = (over: number) =>
  over === 0
    ? texts.exact
    : over > 0
      ? texts.over(formatWon(won(over)))
      : texts.short(formatWon(won(-over)));

/** Whose parts they are, and which bills they pay, in words. */
export function partsText(
  parts: readonly StatementPart[],
  { payers, bills }: Pick<StatementPreview, 'payers' | 'bills'>,
) {
  const titles = new Map(bills.map(({ bill, title }) => [billKey(bill), title]));
  const ids = [...new Set(parts.map(({ bill }) => bill.studentId))];
  const own = ids.flatMap((id) => payers.find(({ studentId }) => studentId === id) ?? []);
  return {
    title: own.map(({ name }) => name).join(', '),
    details: own.map(detailsOf).join(' / '),
    bills: parts
      .map(({ bill, amount }) => `${titles.get(billKey(bill)) ?? ''} ${formatWon(amount)}`)
      .join(' + '),
  };
}

/** What the students of a choice say they paid of just these bills. */
const reportsOf = (
  parts: readonly StatementPart[],
  reported: readonly StatementReport[],
): string[] => {
  const keys = new Set(parts.map(({ bill }) => billKey(bill)));
  return reported
    .filter(({ bill }) => keys.has(billKey(bill)))
    .map((report) => texts.reported(reportedText(report)));
};

/** Reports of bills that nothing of the list pays by now: no row proves them yet. */
export function unprovenReports(preview: StatementPreview, decisions: Decisions) {
  const paid = new Set(
    paidRows(preview, decisions).flatMap(({ parts }) => parts.map(({ bill }) => billKey(bill))),
  );
  return preview.reported.filter(({ bill }) => !paid.has(billKey(bill)));
}

const MOST_CHOICES = 8;

/** The answers to a question, or of a search, with what is left of the bills by now. */
export function choicesFor(
  { line, asked, alias }: MatchedRow,
  preview: StatementPreview,
  { left, typed }: { left: readonly OpenBill[]; typed: string },
): Choice[] {
  const people =
    typed.trim() === ''
      ? asked.map(({ studentIds }) => studentIds)
      : preview.payers
          .filter((payer) => matchesStudent(payer, typed))
          .map(({ studentId }) => [studentId]);
  return people
    .flatMap((studentIds) =>
      waysToPay(line, studentIds, left).map(({ parts, over }): Choice => {
        const [studentId] = studentIds;
        const learns = alias !== null && studentId !== undefined && studentIds.length === 1;
        return {
          key: parts.map(({ bill, amount }) => `${billKey(bill)} ${amount}`).join(' '),
          ...partsText(parts, preview),
          note: [noteOf(over), ...reportsOf(parts, preview.reported)].join(' · '),
          decision: {
            kind: 'pay',
            parts,
            ...(learns && { learned: { studentId, name: alias } }),
          },
        };
      }),
    )
    .slice(0, MOST_CHOICES);
}

/** What is left of the bills when everything that is decided by now is booked. */
export const billsLeft = (preview: StatementPreview, decisions: Decisions): OpenBill[] =>
  billsAfter(
    preview.bills,
    paidRows(preview, decisions).flatMap(({ parts }) => parts),
  );

/** The names that the decisions teach, each once. */
export const learnedNames = (decisions: Decisions) => [
  ...new Map(
    [...decisions.values()].flatMap((decision) =>
      decision.kind === 'pay' && decision.learned
        ? [[`${decision.learned.studentId} ${decision.learned.name}`, decision.learned] as const]
        : [],
    ),
  ).values(),
];

/** What is sent when the manager confirms. */
export function bookingOf(preview: StatementPreview, decisions: Decisions): StatementBooking {
  const paid = paidRows(preview, decisions);
  const touched = new Set(paid.flatMap(({ parts }) => parts.map(({ bill }) => billKey(bill))));
  return {
    items: paid.map(({ row, parts }) => ({ line: row.line, parts })),
    ignored: preview.rows
      .filter(({ line, verdict }) => {
        const decision = decisions.get(line.row);
        return decision
          ? decision.kind === 'ignore'
          : verdict === 'ignored' || verdict === 'already';
      })
      .map(({ line }) => line),
    seen: preview.bills
      .filter(({ bill }) => touched.has(billKey(bill)))
      .map(({ bill, owed }) => ({ bill, owed })),
    learned: learnedNames(decisions),
  };
}
