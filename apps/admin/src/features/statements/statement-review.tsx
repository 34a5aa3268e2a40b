import textStyles from '@academy/ui/styles/text.module.css';
import { reportedText } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { billKey, type MatchedRow, type StatementPreview } from '@academy/domain/statements';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { StatTile } from '@academy/ui/stat-tile';
import type { RefObject } from 'react';
import { learnedNames, paidRows, partsText, pilesOf, unprovenReports } from './decisions';
import { QuestionCard } from './question-card';
import { statementTexts as texts } from './statement-texts';
import sheetStyles from '../../shared/sheets/sheets.module.css';
import styles from './statement.module.css';
import type { Question } from './use-question';
import type { Statement } from './use-statement';

interface Props {
  statement: Statement;
  preview: StatementPreview;
  question: Question;
  search: RefObject<HTMLInputElement | null>;
}

interface ListProps {
  title: string;
  rows: readonly { row: MatchedRow; text: string }[];
  onTakeOut?: (row: number) => void;
}

/** Rows that need no decision, folded by default. */
function RowList({ title, rows, onTakeOut }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{title}</summary>
      <ul>
        {rows.map(({ row, text }) => (
          <li key={row.line.row}>
            <Stack gap={4}>
              <span>
                <strong>{row.line.name}</strong> {formatWon(row.line.amount)}
              </span>
              <span className={textStyles.help}>
                {[text, row.reason].filter(Boolean).join(' · ')}
              </span>
            </Stack>
            {onTakeOut && (
              <Button
                size="dense"
                aria-label={texts.takeOutOf(row.line.name)}
                onClick={() => onTakeOut(row.line.row)}
              >
                {texts.takeOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The pile: how many are which, the question on top, and what was said by now. */
export function StatementReview({ statement, preview, question, search }: Props) {
  const { decisions, questions, current, decide, takeBack } = statement;
  const { rows, leftOut } = preview;
  const paid = paidRows(preview, decisions);
  const textOf = ({ parts }: (typeof paid)[number]) => {
    const { title, bills } = partsText(parts, preview);
    return `${title} · ${bills}`;
  };
  const listed = paid.map((one) => ({ row: one.row, text: textOf(one) }));
  const matched = listed.filter(({ row }) => !decisions.has(row.line.row));
  const chosen = listed.filter(({ row }) => decisions.has(row.line.row));
  const paying = new Set(paid.map(({ row }) => row));
  const open = questions.filter(({ line }) => !decisions.has(line.row));
  const rest = rows.filter((row) => !paying.has(row) && !open.includes(row));
  return (
    <Stack gap={16}>
      <div className={sheetStyles.tiles}>
        <StatTile label={texts.tiles.match} value={texts.count(matched.length)} />
        <StatTile label={texts.tiles.ask} value={texts.count(open.length)} />
        <StatTile label={texts.tiles.set} value={texts.count(chosen.length)} />
        <StatTile
          label={texts.tiles.already}
          value={texts.count(rows.filter(({ verdict }) => verdict === 'already').length)}
        />
      </div>
      <p className={textStyles.help}>{texts.sum(pilesOf(preview))}</p>
      <TakenBack reversals={leftOut.reversals} />
      <Unread rows={leftOut.unreadable} />
      {rows.length === 0 && <p>{texts.nothing}</p>}
      {rows.length > 0 && (
        <QuestionCard
          row={current}
          place={questions.length - open.length + 1}
          all={questions.length}
          question={question}
          search={search}
        />
      )}
      <RowList
        title={texts.matched(matched.length)}
        rows={matched}
        onTakeOut={(row) => decide(row, { kind: 'later' })}
      />
      <RowList title={texts.chosen(chosen.length)} rows={chosen} onTakeOut={takeBack} />
      <Unproven statement={statement} preview={preview} />
      <RowList title={texts.rest(rest.length)} rows={rest.map((row) => ({ row, text: '' }))} />
      <Learned statement={statement} preview={preview} />
    </Stack>
  );
}

/** Deposits that the bank took back and that this list does not ask about. */
function TakenBack({ reversals }: Pick<StatementPreview['leftOut'], 'reversals'>) {
  if (reversals.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={texts.takenBack(reversals.length)}>
      <strong className={styles.danger}>{texts.takenBack(reversals.length)}</strong>
      <p className={textStyles.help}>{texts.takenBackHelp}</p>
      <Stack as="ul" gap={4}>
        {reversals.map(({ row, name, day, amount }) => (
          <li key={row}>
            <strong>{name}</strong>{' '}
            <span className={textStyles.help}>
              {texts.takenBackRow(row, formatDay(day), formatWon(amount))}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Rows that were not read, each with its reason. */
function Unread({ rows }: { rows: StatementPreview['leftOut']['unreadable'] }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{texts.unread(rows.length)}</summary>
      <ul>
        {rows.map(({ row, reason }) => (
          <li key={row}>{texts.unreadRow(row, reason)}</li>
        ))}
      </ul>
    </details>
  );
}

/** What students say they paid and the list does not show: for the next list, or to be asked. */
function Unproven({ statement: { decisions }, preview }: Pick<Props, 'statement' | 'preview'>) {
  const reports = unprovenReports(preview, decisions);
  if (reports.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{texts.unproven(reports.length)}</summary>
      <ul>
        {reports.map((report) => (
          <li key={billKey(report.bill)}>
            <strong>
              {preview.payers.find(({ studentId }) => studentId === report.bill.studentId)?.name}
            </strong>
            <span className={textStyles.help}>{reportedText(report)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The names that will be remembered, each to be left out. */
function Learned({
  statement: { decisions, decide },
  preview,
}: Pick<Props, 'statement' | 'preview'>) {
  const learned = learnedNames(decisions);
  if (learned.length === 0) return null;
  const forget = (name: string) => {
    for (const [row, decision] of decisions)
      if (decision.kind === 'pay' && decision.learned?.name === name)
        decide(row, { kind: 'pay', parts: decision.parts });
  };
  return (
    <Stack as="section" gap={8} aria-label={texts.learned(learned.length)}>
      <strong>{texts.learned(learned.length)}</strong>
      <Stack as="ul" gap={4}>
        {learned.map(({ studentId, name }) => (
          <li key={`${studentId} ${name}`}>
            <Row gap={8} align="center" justify="between">
              <span>
                {name} → {preview.payers.find((payer) => payer.studentId === studentId)?.name}
              </span>
              <Button size="dense" aria-label={texts.forget(name)} onClick={() => forget(name)}>
                {texts.forgetShort}
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
