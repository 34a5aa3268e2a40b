import { ApiError } from '@academy/api-client';
import {
  importPreviewSchema,
  type ColumnChoice,
  type ImportField,
  type ImportPreview,
  type ImportResult,
} from '@academy/domain/students';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stepper } from '@academy/ui/stepper';
import { WorkLine } from '@academy/ui/work-line';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { readCells } from './read-cells';
import { saveFile } from '../../shared/lists/save-file';
import { useLongWork, type WorkControl } from '../../shared/use-long-work';
import { ImportColumnsStep } from './import-columns';
import { ImportDone } from './import-done';
import { ImportPreviewStep } from './import-preview';
import { ImportSource } from './import-source';
import { PastImports } from './past-imports';
import { importTexts as texts } from './student-texts';
import styles from './import-dialog.module.css';
import { studentQueries } from './students-queries';

interface Table {
  fileName: string;
  cells: string[][];
  /** What the manager chose for the columns; before that the server goes by their titles. */
  columns?: (ImportField | null)[];
}

type Stage = 'file' | 'columns' | 'check';
const STAGES: readonly Stage[] = ['file', 'columns', 'check'];

/** The new preview that a refused import carries: somebody changed the list meanwhile. */
const newPreview = (error: unknown): ImportPreview | undefined =>
  error instanceof ApiError &&
  error.code === 'import-changed' &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'preview' in error.body
    ? importPreviewSchema.safeParse(error.body.preview).data
    : undefined;

/**
 * 엑셀 올리기: a file or pasted cells → what it would do, row by row → only the good rows → one click
 * back.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
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

  const step = result ? STAGES.length : STAGES.indexOf(stage);
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      closeOnBack={false}
      dismissible={false}
      title={texts.title}
    >
      <div className={styles.body}>
        <Stepper
          label={texts.stepsLabel}
          steps={texts.steps}
          current={step}
          doneLabel={texts.stepDone}
        />
        {work.state === 'running' && (
          <WorkLine
            label={doing}
            state="running"
            progress={work.progress}
            cancelLabel={texts.cancel}
            onCancel={work.cancel}
          />
        )}
        <InlineError>{problem ?? (work.state === 'failed' && work.text)}</InlineError>
        {!result && stage === 'file' && (
          <>
            <ImportSource
              onTemplate={() => void saveTemplate()}
              onFile={(file) => void open(file)}
              onCells={(cells) => void check({ fileName: texts.pasted, cells })}
            />
            <PastImports />
          </>
        )}
        {!result && stage === 'columns' && table && preview && (
          <ImportColumnsStep
            columns={preview.columns}
            choice={choice}
            busy={work.state === 'running'}
            onChoice={setChoice}
            onBack={() => setStage('file')}
            onNext={() => void check({ ...table, columns: [...choice] })}
          />
        )}
        {!result && stage === 'check' && preview && (
          <ImportPreviewStep
            preview={preview}
            busy={work.state === 'running'}
            onBack={() => setStage('file')}
            onColumns={() => setStage('columns')}
            onCommit={() => void commit()}
          />
        )}
        {result && <ImportDone result={result} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
