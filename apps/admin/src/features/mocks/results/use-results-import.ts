import {
  COMMON_SUBJECTS,
  isResultSheet,
  isSameResult,
  plannedEntries,
  planRows,
  readResults,
  resultAfter,
  type ExamResults,
  type ResultPicks,
} from '@academy/domain/mocks';
import type { StudentChoice } from '@academy/domain/identity';
import type { Table } from '@academy/domain/tables';
import { useMemo, useState } from 'react';
import { openTable } from '../../../shared/sheets/open-sheets';
import { useOpenSheets } from '../../../shared/sheets/use-open-sheets';
import { useLongWork } from '../../../shared/writes/use-long-work';
import { importTexts as texts } from './results-texts';

interface Options {
  exam: ExamResults;
  /** What the exam offers. */
  subjects: readonly string[];
  students: readonly StudentChoice[];
}

/** A sheet of results: opened, read, decided row by row; nothing is written here. */
export function useResultsImport({ exam, subjects: offered, students }: Options) {
  const work = useLongWork(texts.failed);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<Table>();
  const [picks, setPicks] = useState<ResultPicks>({});
  const [leavesOut, setLeavesOut] = useState(false);
  const sheets = useOpenSheets({
    work,
    isList: isResultSheet,
    onProblem: setProblem,
    onOpen(opened) {
      setProblem(undefined);
      setPicks({});
      setLeavesOut(false);
      setTable(opened.at === null ? undefined : openTable(opened));
    },
  });
  const known = useMemo(() => [...exam.subjects, ...offered], [exam.subjects, offered]);
  const read = useMemo(
    () =>
      table &&
      readResults(table, {
        students,
        registered: new Set<string>(
          exam.content.flatMap(({ studentId, registered }) => (registered ? [studentId] : [])),
        ),
        subjects: known,
      }),
    [table, students, exam.content, known],
  );
  const rows = useMemo(() => planRows(read?.rows ?? [], picks), [read, picks]);
  const entries = plannedEntries(rows);
  const before = (entry: (typeof entries)[number]) =>
    exam.content
      .find(({ studentId }) => studentId === entry.studentId)
      ?.results.find(({ subject }) => subject === entry.subject);
  const same = entries.filter((entry) => {
    const was = before(entry);
    return isSameResult(was, resultAfter(was, entry) ?? undefined);
  }).length;
  const added = entries.filter((entry) => before(entry) === undefined).length;
  const wrong = rows.filter(({ mistakes, skipped }) => mistakes.length > 0 && !skipped);
  const changes = entries.length - same;
  return {
    work,
    sheets,
    read: read?.problem === null ? read : undefined,
    problem: problem ?? read?.problem ?? (work.state === 'failed' ? work.text : undefined),
    rows,
    wrong,
    entries,
    counts: { added, changed: changes - added, same, wrong: wrong.length },
    newSubjects:
      read?.subjects.filter((one) => !known.includes(one) && !COMMON_SUBJECTS.includes(one)) ?? [],
    picks,
    pick: (row: number, choice: ResultPicks[number]) => setPicks({ ...picks, [row]: choice }),
    leavesOut,
    setLeavesOut,
    /** Why it cannot be written yet. */
    blocked: rows.some(({ open }) => open)
      ? texts.unresolved
      : wrong.length > 0 && !leavesOut
        ? texts.decideWrong
        : changes === 0
          ? texts.nothing
          : undefined,
    changes,
    open(file: File) {
      setProblem(undefined);
      return sheets.open(file);
    },
    restart() {
      sheets.close();
      setTable(undefined);
      setProblem(undefined);
    },
  };
}

export type ResultsImport = ReturnType<typeof useResultsImport>;
