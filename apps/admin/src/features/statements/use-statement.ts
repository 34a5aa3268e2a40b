import { useCommand } from '@academy/app-kit/writes';
import {
  findBookingProblem,
  findStatementColumns,
  type StatementBooking,
  type StatementField,
  type StatementPreview,
  type StatementResult,
} from '@academy/domain/statements';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import type { Table } from '@academy/domain/tables';
import { openTable, tableBody } from '../../shared/sheets/open-sheets';
import { useOpenSheets } from '../../shared/sheets/use-open-sheets';
import { useLongWork } from '../../shared/writes/use-long-work';
import { bookingOf, questionsOf, type Decision, type Decisions } from './decisions';
import { statementTexts as texts } from './statement-texts';

type Columns = readonly (StatementField | null)[];
type Body = ReturnType<typeof tableBody>;
const NONE: Decisions = new Map();
const NO_TABLE: Body = { cells: [], spans: [], odd: [] };

/** Whether a sheet is a bank's list by its titles. */
const isList = ({ cells }: Table) =>
  findStatementColumns(cells, { remembered: new Map() }).problem === null;

/** State of a bank list: read, columns assigned, decided row by row, booked. */
export function useStatement() {
  const queries = useQueryClient();
  const work = useLongWork(texts.failed);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState(NO_TABLE);
  const [chosen, setChosen] = useState<Columns>();
  const [preview, setPreview] = useState<StatementPreview>();
  const [decisions, setDecisions] = useState(NONE);
  const [result, setResult] = useState<StatementResult>();

  async function check(next: Body, columns?: Columns) {
    setProblem(undefined);
    const answer = await work.run((control) =>
      api.previewStatement({
        body: { ...next, ...(columns && { columns: [...columns] }) },
        ...control,
      }),
    );
    if (!answer) return;
    setTable(next);
    setChosen(columns);
    setPreview(answer);
    setDecisions(NONE);
    if (columns && answer.problem !== null) setProblem(answer.problem);
  }

  const sheets = useOpenSheets({
    work,
    isList,
    onProblem: setProblem,
    async onOpen(opened) {
      setProblem(undefined);
      setPreview(undefined);
      if (opened.at !== null) await check(tableBody(openTable(opened)));
    },
  });

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
    sheets,
    open(file: File) {
      setProblem(undefined);
      return sheets.open(file);
    },
    chooseColumns: (columns: Columns) => check(table, columns),
    decide: (row: number, decision: Decision) =>
      setDecisions((all) => new Map([...all].filter(([key]) => key !== row)).set(row, decision)),
    /** Takes back what was decided last, or what is named. */
    takeBack: (row?: number) =>
      setDecisions((all) => {
        const last = row ?? [...all.keys()].at(-1);
        return new Map([...all].filter(([key]) => key !== last));
      }),
    restart() {
      sheets.close();
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
