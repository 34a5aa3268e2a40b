import { useCommand } from '@academy/app-kit/writes';
import {
  findBookingProblem,
  type StatementBooking,
  type StatementField,
  type StatementPreview,
  type StatementResult,
} from '@academy/domain/statements';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { readCells } from '../../shared/sheets/read-cells';
import { useLongWork } from '../../shared/writes/use-long-work';
import { bookingOf, questionsOf, type Decision, type Decisions } from './decisions';
import { statementTexts as texts } from './statement-texts';

type Columns = readonly (StatementField | null)[];
const NONE: Decisions = new Map();

/** How far a bank's list is: read, its columns told, decided row by row, booked. */
export function useStatement() {
  const queries = useQueryClient();
  const work = useLongWork(texts.failed);
  const [problem, setProblem] = useState<string>();
  const [cells, setCells] = useState<string[][]>([]);
  const [chosen, setChosen] = useState<Columns>();
  const [preview, setPreview] = useState<StatementPreview>();
  const [decisions, setDecisions] = useState(NONE);
  const [result, setResult] = useState<StatementResult>();

  async function check(next: string[][], columns?: Columns) {
    setProblem(undefined);
    const answer = await work.run((control) =>
      api.previewStatement({
        body: { cells: next, ...(columns && { columns: [...columns] }) },
        ...control,
      }),
    );
    if (!answer) return;
    setCells(next);
    setChosen(columns);
    setPreview(answer);
    setDecisions(NONE);
    if (columns && answer.problem !== null) setProblem(answer.problem);
  }

  async function open(file: File) {
    setProblem(undefined);
    const read = await work.run(() => readCells(file));
    if (!read) return;
    if (read.cells) await check(read.cells);
    else setProblem(read.problem);
  }

  const booking = useCommand({
    name: 'book a bank statement',
    send: (body: StatementBooking, key) => api.bookStatement({ body, key }),
    onSuccess: (answer) => setResult(answer),
    onSettled: () => queries.invalidateQueries(),
  });
  const asked = preview && bookingOf(preview, decisions);
  const questions = preview ? questionsOf(preview) : [];

  return {
    work,
    problem: problem ?? (work.state === 'failed' ? work.text : undefined),
    preview,
    decisions,
    questions,
    current: questions.find(({ line }) => !decisions.has(line.row)),
    result,
    booking,
    /** Why the decisions cannot be booked as they are. */
    bookProblem: asked && preview ? findBookingProblem(asked, preview.bills) : null,
    count: asked?.items.length ?? 0,
    check,
    open,
    chooseColumns: (columns: Columns) => check(cells, columns),
    decide: (row: number, decision: Decision) =>
      setDecisions((all) => new Map([...all].filter(([key]) => key !== row)).set(row, decision)),
    /** Takes back what was decided last, or what is named. */
    takeBack: (row?: number) =>
      setDecisions((all) => {
        const last = row ?? [...all.keys()].at(-1);
        return new Map([...all].filter(([key]) => key !== last));
      }),
    restart() {
      setPreview(undefined);
      setResult(undefined);
      setProblem(undefined);
      setDecisions(NONE);
    },
    book() {
      if (!asked || !preview) return;
      const titles = chosen && preview.columns.map(({ header, field }) => ({ header, field }));
      booking.run({ ...asked, ...(titles && { columns: titles }) });
    },
  };
}

export type Statement = ReturnType<typeof useStatement>;
