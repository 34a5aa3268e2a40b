import { ApiError } from '@academy/api-client';
import {
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
import { readCells } from '../../../shared/sheets/read-cells';

interface Table {
  fileName: string;
  cells: string[][];
  /** What the manager chose for the columns; before that the server goes by their titles. */
  columns?: (ImportField | null)[];
}

export type Stage = 'file' | 'columns' | 'check';

/** The new preview that a refused import carries: somebody changed the list meanwhile. */
const newPreview = (error: unknown): ImportPreview | undefined =>
  error instanceof ApiError &&
  error.code === 'import-changed' &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'preview' in error.body
    ? importPreviewSchema.safeParse(error.body.preview).data
    : undefined;

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

  async function open(file: File) {
    setProblem(undefined);
    setDoing(texts.reading);
    const read = await work.run(() => readCells(file));
    if (!read) return;
    if ('problem' in read) setProblem(read.problem);
    else await check({ fileName: file.name.normalize('NFC'), cells: read.cells });
  }

  async function saveTemplate() {
    setDoing(texts.downloading);
    const file = await work.run((control) => api.importTemplate(control));
    if (file) saveFile(file);
  }

  async function write(control: WorkControl): Promise<ImportResult | undefined> {
    if (!table || !preview) return undefined;
    try {
      return await api.importStudents({ body: { ...table, expected: preview.counts }, ...control });
    } catch (error) {
      const changed = newPreview(error);
      if (!changed) throw error;
      setPreview(changed);
      setProblem(texts.changed);
      return undefined;
    }
  }

  async function commit() {
    setProblem(undefined);
    setDoing(texts.writing);
    const written = await work.run(write);
    if (written) setResult(written);
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
    check,
    open,
    saveTemplate,
    commit,
  };
}
