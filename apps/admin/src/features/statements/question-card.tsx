import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { formatWon } from '@academy/domain/money';
import { statementVerdictName, type MatchedRow } from '@academy/domain/statements';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { SearchField } from '@academy/ui/search-field';
import type { RefObject } from 'react';
import { statementTexts as texts } from './statement-texts';
import styles from './statement.module.css';
import type { Question } from './use-question';

/** What was answered is gone with its card: the keys go on with the next one. */
const takeFocus = (card: HTMLElement | null) => card?.focus();

interface Props {
  /** None: everything is decided. */
  row: MatchedRow | undefined;
  place: number;
  all: number;
  question: Question;
  search: RefObject<HTMLInputElement | null>;
}

/** Who may have paid: marked by arrows or the mouse, taken by a tap. */
function Choices({ question: { choices, at, mark, accept } }: Pick<Props, 'question'>) {
  return (
    <Stack as="ul" aria-label={texts.candidates} gap={4}>
      {choices.map((choice, index) => (
        <li key={choice.key}>
          <button
            type="button"
            tabIndex={-1}
            aria-current={index === at}
            className={styles.choice}
            onMouseEnter={() => mark(index)}
            onClick={() => accept(index)}
          >
            <span>
              <strong>{choice.title}</strong>{' '}
              <span className={textStyles.help}>{choice.details}</span>
            </span>
            <span>{choice.bills}</span>
            <span className={textStyles.help}>{choice.note}</span>
          </button>
        </li>
      ))}
    </Stack>
  );
}

/** One deposit that needs a decision: who may have paid it, by keys or by taps. */
export function QuestionCard({ row, place, all, question, search }: Props) {
  if (!row)
    return (
      <div key="done" ref={takeFocus} tabIndex={-1} data-autofocus="" className={styles.card}>
        <p>{texts.allDone}</p>
      </div>
    );
  const { line, verdict, reason } = row;
  const { choices, at, typed } = question;
  const learned = choices[at]?.decision.learned;
  return (
    <section
      key={line.row}
      ref={takeFocus}
      tabIndex={-1}
      data-autofocus=""
      aria-label={texts.pile(place, all)}
      className={styles.card}
    >
      <Row gap={8} lineGap={4} align="center" justify="between">
        <Row gap={8} lineGap={4} align="center">
          <Badge meaning={statusMeanings.statement[verdict]}>{statementVerdictName(verdict)}</Badge>
          <strong className={textStyles.title}>{line.name || '—'}</strong>
          <strong className={textStyles.title}>{formatWon(line.amount)}</strong>
        </Row>
        <span className={textStyles.help}>{texts.pile(place, all)}</span>
      </Row>
      <p className={textStyles.help}>
        {[formatDay(line.day), line.time, line.memo, reason].filter(Boolean).join(' · ')}
      </p>
      <SearchField
        ref={search}
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clear}
        value={typed}
        onValueChange={question.setTyped}
      />
      <Choices question={question} />
      {choices.length === 0 && (
        <p className={textStyles.help}>{typed === '' ? texts.noWay : texts.notFound}</p>
      )}
      {learned && <p className={textStyles.help}>{texts.remember(learned.name)}</p>}
      <Stack gap={8}>
        <Row gap={8} lineGap={8}>
          <Button
            variant="primary"
            size="dense"
            aria-keyshortcuts="Enter"
            disabledReason={choices.length === 0 ? texts.noWay : undefined}
            onClick={() => question.accept()}
          >
            {texts.accept}
          </Button>
          <Button size="dense" aria-keyshortcuts="X" onClick={question.ignore}>
            {texts.ignore}
          </Button>
          <Button size="dense" aria-keyshortcuts="J" onClick={question.later}>
            {texts.later}
          </Button>
        </Row>
        <p className={styles.keys}>{texts.keys}</p>
      </Stack>
    </section>
  );
}
