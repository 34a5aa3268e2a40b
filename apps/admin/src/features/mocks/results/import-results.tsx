import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import type { StudentChoice } from '@academy/domain/identity';
import type { ExamResults } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { WorkLine } from '@academy/ui/work-line';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../shared/page/answered';
import { NotRead } from '../../../shared/sheets/not-read';
import { SheetPick } from '../../../shared/sheets/sheet-pick';
import { SheetSource } from '../../../shared/sheets/sheet-source';
import { mockQueries } from '../mocks-queries';
import styles from './import-results.module.css';
import { ResultsReview } from './results-review';
import { importTexts as texts, resultTexts } from './results-texts';
import { useResultsImport, type ResultsImport } from './use-results-import';
import { useSaveResults } from './use-results-work';

interface Props {
  exam: ExamResults;
  /** What the exam offers. */
  subjects: readonly string[];
  onClose: () => void;
}

/** Where the sheet comes from, and which of a file's sheets is meant. */
function Source({ results }: { results: ResultsImport }) {
  const { sheets } = results;
  if (sheets.opened?.at === null) return <SheetPick sheets={sheets} onBack={results.restart} />;
  return (
    <>
      <p className={textStyles.help}>{texts.help}</p>
      <SheetSource
        texts={texts}
        first="paste"
        onFile={(file) => void results.open(file)}
        onPasted={(sheet) => void sheets.take(texts.paste, [sheet])}
      />
      <p className={textStyles.help}>{texts.nothingWritten}</p>
    </>
  );
}

/** Names of the students in a sheet who are not registered for the exam. */
function unregisteredIn({ rows }: ResultsImport, { content }: ExamResults): string[] {
  const registered = new Set<string>(
    content.flatMap((row) => (row.registered ? [row.studentId] : [])),
  );
  return rows.flatMap(({ studentId, name, results }) =>
    studentId !== null && results.length > 0 && !registered.has(studentId) ? [name] : [],
  );
}

function Import({
  exam,
  subjects,
  students,
  onClose,
}: Props & { students: readonly StudentChoice[] }) {
  const results = useResultsImport({ exam, subjects, students });
  const saving = useSaveResults(exam.id, { onDone: onClose });
  const { work, read, sheets, problem } = results;
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      closeOnBack={false}
      dismissible={false}
      title={texts.title}
      footer={
        read && (
          <Row gap={8} lineGap={8} justify="between" align="center" className={styles.foot}>
            <Button onClick={results.restart}>{texts.back}</Button>
            <Button
              variant="primary"
              loading={saving.isPending}
              disabledReason={results.blocked}
              onClick={() => saving.run(results.entries)}
            >
              {texts.save(results.changes)}
            </Button>
          </Row>
        )
      }
    >
      <Stack gap={16}>
        {work.state === 'running' && (
          <WorkLine
            label={texts.reading}
            state="running"
            progress={work.progress}
            onCancel={work.cancel}
          />
        )}
        {!read && <Source results={results} />}
        {sheets.opened && sheets.opened.at !== null && <NotRead sheets={sheets} cellsNamedBelow />}
        {read && <ResultsReview results={results} unregistered={unregisteredIn(results, exam)} />}
        <InlineError>
          {problem ?? (saving.error && errorText(saving.error, resultTexts.failed))}
        </InlineError>
      </Stack>
    </Dialog>
  );
}

/** 성적 붙여넣기: a sheet → what it says, with every mistake at its row → one write, one click back. */
export function ImportResults(props: Props) {
  const students = useQuery(mockQueries.students());
  return students.data ? (
    <Import {...props} students={students.data} />
  ) : (
    <Dialog open size="l" onClose={props.onClose} closeOnBack={false} title={texts.title}>
      <Answered of={students}>{() => null}</Answered>
    </Dialog>
  );
}
