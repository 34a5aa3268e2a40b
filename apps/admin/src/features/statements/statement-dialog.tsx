import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { formatWon } from '@academy/domain/money';
import type { StatementResult } from '@academy/domain/statements';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { UndoIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Stepper } from '@academy/ui/stepper';
import { WorkLine } from '@academy/ui/work-line';
import { isImeKey } from '@academy/ui/enter-key';
import { closeText } from '@academy/ui/words';
import { useRef, useState, type KeyboardEvent } from 'react';
import { NotRead } from '../../shared/sheets/not-read';
import { SheetPick } from '../../shared/sheets/sheet-pick';
import { SheetSource } from '../../shared/sheets/sheet-source';
import { useUndo } from '../../shared/writes/use-undo';
import { PastStatements } from './past-statements';
import { StatementColumns } from './statement-columns';
import { StatementReview } from './statement-review';
import { statementTexts as texts } from './statement-texts';
import styles from './statement.module.css';
import { useQuestion, type Question } from './use-question';
import { useStatement, type Statement } from './use-statement';

const TYPING = 'input:not([type="search"]), textarea, select, [contenteditable]';
const ANSWERS = 'button, a, summary';

interface DoneProps {
  result: StatementResult;
  onClose: () => void;
  onAnother: () => void;
}

/** What was booked, and the way back as a whole. */
function Done({
  result: { booked, total, carried, learned, undo },
  onClose,
  onAnother,
}: DoneProps) {
  const { takeBack } = useUndo([]);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!undo) return;
    setBusy(true);
    if (await takeBack(undo)) onClose();
    else setBusy(false);
  };
  return (
    <Stack gap={12}>
      <output className={styles.heading}>{texts.done(booked, formatWon(total))}</output>
      <p className={textStyles.help}>
        {[texts.doneMore(carried > 0 ? formatWon(carried) : null, learned), undo && texts.undoHint]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Row gap={8} lineGap={8} justify="end">
        {undo && (
          <Button loading={busy} onClick={() => void run()}>
            <UndoIcon /> {texts.undoAll}
          </Button>
        )}
        <Button onClick={onAnother}>{texts.another}</Button>
        <Button variant="primary" onClick={onClose}>
          {closeText}
        </Button>
      </Row>
    </Stack>
  );
}

/** The review by keys: arrows choose, Enter answers and at the end books, letters do the rest. */
function onReviewKey(
  event: KeyboardEvent<HTMLElement>,
  {
    statement,
    question,
    search,
  }: { statement: Statement; question: Question; search: HTMLInputElement | null },
) {
  const { target, key, code } = event;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isImeKey(event) || !(target instanceof Element)) return;
  if (target.closest(TYPING) || (key === 'Enter' && target.closest(ANSWERS))) return;
  const searching = target === search;
  const letters: Record<string, (() => void) | undefined> = searching
    ? {}
    : {
        Slash: () => search?.focus(),
        KeyX: question.ignore,
        KeyJ: question.later,
        KeyZ: () => statement.takeBack(),
      };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => question.move(1),
    ArrowUp: () => question.move(-1),
    Enter: statement.current ? question.accept : question.book,
  };
  const run = keys[key] ?? letters[code];
  if (!run) return;
  event.preventDefault();
  run();
}

/** The way back to the list, and the one booking of all that is decided. */
function ReviewFoot({ statement, question }: { statement: Statement; question: Question }) {
  return (
    <Row gap={8} lineGap={8} justify="between" align="center" className={styles.foot}>
      <Button onClick={statement.restart}>{texts.back}</Button>
      <Button
        variant="primary"
        loading={statement.booking.isPending}
        disabledReason={question.bookReason}
        onClick={question.book}
      >
        {texts.book(statement.count)}
      </Button>
    </Row>
  );
}

/** Where the list comes from, and which sheet of it is meant. */
function Source({ statement }: { statement: Statement }) {
  const { sheets } = statement;
  if (sheets.opened?.at === null) return <SheetPick sheets={sheets} onBack={statement.restart} />;
  return (
    <>
      <SheetSource
        texts={texts}
        first="paste"
        onFile={(file) => void statement.open(file)}
        onPasted={(sheet) => void sheets.take(texts.paste, [sheet])}
      />
      <p className={textStyles.help}>{texts.nothingWritten}</p>
      <PastStatements />
    </>
  );
}

/**
 * 은행 내역 붙여넣기: a bank's list → what every row is for → the questions one by one, by keys → one
 * booking, one click back.
 */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const statement = useStatement();
  const { work, preview, result, booking, problem } = statement;
  const question = useQuestion(statement);
  const search = useRef<HTMLInputElement>(null);
  const asksColumns = preview !== undefined && preview.problem !== null;
  const reviewing = preview !== undefined && !asksColumns && !result;
  const step = result ? 2 : reviewing ? 1 : 0;

  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      onKeyDown={(event) => {
        if (reviewing) onReviewKey(event, { statement, question, search: search.current });
      }}
      closeOnBack={false}
      dismissible={false}
      title={texts.title}
      footer={reviewing ? <ReviewFoot statement={statement} question={question} /> : undefined}
    >
      <Stack gap={16}>
        <Stepper
          label={texts.stepsLabel}
          steps={texts.steps}
          current={step}
          doneLabel={texts.stepDone}
        />
        {work.state === 'running' && (
          <WorkLine
            label={texts.reading}
            state="running"
            progress={work.progress}
            onCancel={work.cancel}
          />
        )}
        <InlineError>
          {problem ?? (booking.error && !result && errorText(booking.error, texts.failed))}
        </InlineError>
        {!preview && <Source statement={statement} />}
        {preview && !result && <NotRead sheets={statement.sheets} />}
        {preview && asksColumns && (
          <StatementColumns
            key={preview.columns.length}
            columns={preview.columns}
            busy={work.state === 'running'}
            onBack={statement.restart}
            onNext={(columns) => void statement.chooseColumns(columns)}
          />
        )}
        {reviewing && (
          <StatementReview
            statement={statement}
            preview={preview}
            question={question}
            search={search}
          />
        )}
        {result && <Done result={result} onClose={onClose} onAnother={statement.restart} />}
      </Stack>
    </Dialog>
  );
}
