import { ApiError } from '@academy/api-client';
import {
  importPreviewSchema,
  type ColumnChoice,
  type ImportField,
  type ImportPreview,
  type ImportResult,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { UndoIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Stepper } from '@academy/ui/stepper';
import { WorkLine } from '@academy/ui/work-line';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { saveFile } from '../../../shared/lists/save-file';
import { useLongWork, type WorkControl } from '../../../shared/use-long-work';
import { importTexts as texts } from '../student-texts';
import { studentQueries, useUndoStudents } from '../students-queries';
import { ImportColumnsStep } from './import-columns';
import styles from './import-dialog.module.css';
import { ImportPreviewStep } from './import-preview';
import { ImportSource, PastImports } from './import-source';
import { readCells } from './read-cells';

interface ImportDoneProps {
  result: ImportResult;
  onClose: () => void;
}

/** What was written, and the way back. */
function ImportDone({ result: { counts, undo }, onClose }: ImportDoneProps) {
  const { takeBack } = useUndoStudents();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!undo) return;
    setBusy(true);
    if (await takeBack(undo)) onClose();
    else setBusy(false);
  };
  return (
    <>
      <output className={styles.heading}>{texts.doneTitle(counts.add, counts.change)}</output>
      {counts.error > 0 && <p className={styles.help}>{texts.doneErrors(counts.error)}</p>}
      {undo && <p className={styles.help}>{texts.undoHint}</p>}
      <div className={styles.actions}>
        {undo && (
          <Button loading={busy} onClick={() => void run()}>
            <UndoIcon /> {texts.undo}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  );
}

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

/** How far an import is, and each step that it takes on the server. */
function useImport() {
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

/**
 * 엑셀 올리기: a file or pasted cells → what it would do, row by row → only the good rows → one click
 * back.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { work, doing, problem, table, preview, stage, result, ...steps } = useImport();
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
        <InlineError>{problem}</InlineError>
        {!result && stage === 'file' && (
          <>
            <ImportSource
              onTemplate={() => void steps.saveTemplate()}
              onFile={(file) => void steps.open(file)}
              onCells={(cells) => void steps.check({ fileName: texts.pasted, cells })}
            />
            <PastImports />
          </>
        )}
        {!result && stage === 'columns' && table && preview && (
          <ImportColumnsStep
            columns={preview.columns}
            choice={steps.choice}
            busy={work.state === 'running'}
            onChoice={steps.setChoice}
            onBack={() => steps.setStage('file')}
            onNext={() => void steps.check({ ...table, columns: [...steps.choice] })}
          />
        )}
        {!result && stage === 'check' && preview && (
          <ImportPreviewStep
            preview={preview}
            busy={work.state === 'running'}
            onBack={() => steps.setStage('file')}
            onColumns={() => steps.setStage('columns')}
            onCommit={() => void steps.commit()}
          />
        )}
        {result && <ImportDone result={result} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
