import textStyles from '@academy/ui/styles/text.module.css';
import type { ImportResult } from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { DownloadIcon, UndoIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Stepper } from '@academy/ui/stepper';
import { WorkLine } from '@academy/ui/work-line';
import { closeText } from '@academy/ui/words';
import { useState } from 'react';
import { NotRead } from '../../../shared/sheets/not-read';
import { sheetsLeft } from '../../../shared/sheets/open-sheets';
import { SheetPick } from '../../../shared/sheets/sheet-pick';
import { SheetSource } from '../../../shared/sheets/sheet-source';
import type { OpenedSheets } from '../../../shared/sheets/use-open-sheets';
import { importTexts as texts } from '../student-texts';
import { useUndoStudents, studentQueries } from '../students-queries';
import { ImportColumnsStep } from './import-columns';
import styles from './import-dialog.module.css';
import { ImportPreviewStep } from './import-preview';
import { useImport, type Stage } from './use-import';
import { useQuery } from '@tanstack/react-query';
import { PastOperations } from '../../../shared/writes/past-operations';

/** The last imports and pastes. */
function PastImports() {
  const { data, isError, refetch } = useQuery(studentQueries.imports());
  const { takeBack } = useUndoStudents();
  const items = data?.content.map(({ fileName, counts, ...one }) => ({
    ...one,
    name: fileName,
    details: texts.pastCounts(counts.add, counts.change),
  }));
  return (
    <PastOperations
      title={texts.past}
      none={texts.noPast}
      items={items}
      failed={isError}
      onRetry={() => void refetch()}
      takeBack={takeBack}
    />
  );
}

interface ImportDoneProps {
  result: ImportResult;
  sheets: OpenedSheets;
  onClose: () => void;
}

/** What was written, and the way back. */
function ImportDone({ result: { counts, undo }, sheets, onClose }: ImportDoneProps) {
  const rest = sheets.opened ? sheetsLeft(sheets.opened) : [];
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
      <output>{texts.doneTitle(counts.add, counts.change)}</output>
      {counts.error > 0 && <p className={textStyles.help}>{texts.doneErrors(counts.error)}</p>}
      {undo && <p className={textStyles.help}>{texts.undoHint}</p>}
      {rest.length > 0 && (
        <Stack gap={8}>
          <p className={textStyles.help}>{texts.sheetsLeft}</p>
          <Row gap={8} lineGap={8}>
            {rest.map(({ at, name }) => (
              <Button key={at} onClick={() => sheets.pick(at)}>
                {texts.takeSheet(name)}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      <Row gap={8} justify="end">
        {undo && (
          <Button loading={busy} onClick={() => void run()}>
            <UndoIcon /> {texts.undo}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {closeText}
        </Button>
      </Row>
    </>
  );
}

/** A sheet is chosen within the first step. */
const STEP_OF: Record<Stage, number> = { file: 0, sheet: 0, columns: 1, check: 2 };
const STEPS = 3;

/**
 * 엑셀 올리기: a file or pasted cells → what it would do, row by row → only the good rows → one click
 * back.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { work, doing, problem, table, preview, stage, result, ...steps } = useImport();
  const step = result ? STEPS : STEP_OF[stage];
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
          <WorkLine label={doing} state="running" progress={work.progress} onCancel={work.cancel} />
        )}
        <InlineError>{problem}</InlineError>
        {!result && stage === 'file' && (
          <>
            <SheetSource
              texts={texts}
              first="file"
              onFile={(file) => void steps.open(file)}
              onPasted={(sheet) => void steps.sheets.take(texts.pasted, [sheet])}
            >
              <Button onClick={() => void steps.saveTemplate()}>
                <DownloadIcon /> {texts.template}
              </Button>
            </SheetSource>
            <PastImports />
          </>
        )}
        {!result && stage === 'sheet' && (
          <SheetPick sheets={steps.sheets} onBack={() => steps.setStage('file')} />
        )}
        {!result && stage !== 'file' && (
          <NotRead sheets={steps.sheets} cellsNamedBelow={stage === 'check'} />
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
        {result && <ImportDone result={result} sheets={steps.sheets} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
