import { ApiError } from '@academy/api-client';
import {
  findImportHeader,
  importPreviewSchema,
  type ColumnChoice,
  type ImportField,
  type ImportPreview,
  type ImportResult,
} from '@academy/domain/students';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { saveFile } from '@academy/app-kit/device';
import { useLongWork, type WorkControl } from '../../../shared/writes/use-long-work';
import { importTexts as texts } from '../student-texts';
import { studentQueries } from '../students-queries';
import type { Table as ReadTable } from '@academy/domain/tables';
import { openTable, sheetName, tableBody } from '../../../shared/sheets/open-sheets';
import { useOpenSheets } from '../../../shared/sheets/use-open-sheets';

interface Table extends ReturnType<typeof tableBody> {
  fileName: string;
  /** What the manager chose for the columns; before that the server goes by their titles. */
  columns?: (ImportField | null)[];
}

export type Stage = 'file' | 'sheet' | 'columns' | 'check';

/** Whether a sheet is a list of students. */
function isList({ cells }: ReadTable): boolean {
  const fields = findImportHeader(cells)?.columns.map(({ field }) => field) ?? [];
  return fields.includes('name') && fields.includes('phone');
}

/** The new preview in a refused import: the list was changed meanwhile. */
const newPreview = (error: unknown): ImportPreview | undefined =>
  error instanceof ApiError &&
  error.code === 'import-changed' &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'preview' in error.body
    ? importPreviewSchema.safeParse(error.body.preview).data
    : undefined;

/**
 * Writes what was previewed; `changed` is what it would do now, when the list changed meanwhile.
 */
async function writeTable(
  table: Table,
  { counts: expected }: ImportPreview,
  control: WorkControl,
): Promise<{ result: ImportResult; changed?: undefined } | { changed: ImportPreview }> {
  try {
    return { result: await api.importStudents({ body: { ...table, expected }, ...control }) };
  } catch (error) {
    const changed = newPreview(error);
    if (!changed) throw error;
    return { changed };
  }
}

/** How far an import is, and each step that it takes on the server. */
export function useImport() {
  const queries = useQueryClient();
  const work = useLongWork(texts.failed);
  const [doing, setDoing] = useState<string>(texts.reading);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<Table>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [stage, setStage] = useState<Stage>('file');
  const [choice, setChoice] = useState<ColumnChoice>([]);
  const [result, setResult] = useState<ImportResult>();

  async function check(next: Table) {
    setProblem(undefined);
    setDoing(texts.checking);
    const answer = await work.run((control) => api.previewImport({ body: next, ...control }));
    if (!answer) return;
    const { problem: unreadable, columns } = answer;
    if (unreadable !== null && columns.length === 0) {
      setProblem(unreadable);
      return;
    }
    setTable(next);
    setPreview(answer);
    setChoice(columns.map(({ field }) => field));
    setStage(unreadable !== null || columns.some(({ decided }) => !decided) ? 'columns' : 'check');
  }

  const sheets = useOpenSheets({
    work,
    isList,
    onProblem: setProblem,
    async onOpen(opened) {
      setProblem(undefined);
      setResult(undefined);
      if (opened.at === null) setStage('sheet');
      else await check({ fileName: sheetName(opened), ...tableBody(openTable(opened)) });
    },
  });

  function open(file: File) {
    setProblem(undefined);
    setDoing(texts.reading);
    return sheets.open(file);
  }

  async function saveTemplate() {
    setDoing(texts.downloading);
    const file = await work.run((control) => api.importTemplate(control));
    if (file) saveFile(file);
  }

  async function commit() {
    setProblem(undefined);
    setDoing(texts.writing);
    const written = await work.run(async (control) =>
      table && preview ? writeTable(table, preview, control) : undefined,
    );
    if (written?.changed) {
      setPreview(written.changed);
      setProblem(texts.changed);
    } else if (written) {
      setResult(written.result);
      sheets.finish();
    }
    await queries.invalidateQueries({ queryKey: studentQueries.all });
  }

  return {
    work,
    doing,
    problem: problem ?? (work.state === 'failed' && work.text),
    table,
    preview,
    stage,
    setStage,
    choice,
    setChoice,
    result,
    sheets,
    check,
    open,
    saveTemplate,
    commit,
  };
}
