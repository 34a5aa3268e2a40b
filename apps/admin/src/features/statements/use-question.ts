import { useState } from 'react';
import { billsLeft, choicesFor } from './decisions';
import { statementTexts as texts } from './statement-texts';
import type { Statement } from './use-statement';

/** The question on top: its answers, which of them is marked, and what a key does. */
export function useQuestion(statement: Statement) {
  const { preview, decisions, current, decide, bookProblem } = statement;
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const choices =
    preview && current
      ? choicesFor(current, preview, { left: billsLeft(preview, decisions), typed })
      : [];
  const at = Math.min(marked, Math.max(0, choices.length - 1));
  const next = () => {
    setTyped('');
    setMarked(0);
  };
  const answer = (decision: Parameters<typeof decide>[1]) => {
    if (!current) return;
    decide(current.line.row, decision);
    next();
  };
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      setMarked(0);
    },
    choices,
    at,
    mark: setMarked,
    move: (by: number) =>
      setMarked(Math.min(Math.max(0, at + by), Math.max(0, choices.length - 1))),
    accept: (place: number = at) => {
      const choice = choices[place];
      if (choice) answer(choice.decision);
    },
    ignore: () => answer({ kind: 'ignore' }),
    later: () => answer({ kind: 'later' }),
    book: () => {
      if (bookProblem === null) statement.book();
    },
    bookReason:
      bookProblem === null
        ? undefined
        : bookProblem === 'statement-fee'
          ? texts.feesLeft
          : texts.bookNothing,
  };
}

export type Question = ReturnType<typeof useQuestion>;
