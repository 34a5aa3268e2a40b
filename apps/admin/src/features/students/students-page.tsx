import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog } from '@academy/app-kit/url';
import { bySeat, STUDENT_STATUSES, type StudentStatus } from '@academy/domain/identity';
import { studentStatusName, type StudentRow } from '@academy/domain/students';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { UsersIcon } from '@academy/ui/icon';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listTexts, selectedText } from '../../shared/texts/kit-texts';
import { PageHead } from '../../shared/page/page-head';
import { lazyPart } from '../../shared/page/lazy-part';
import { useManager } from '../../shared/session/use-manager';
import { CreateStudent } from './create-student';
import { GuardianLinks, GuardianLinksButton } from './guardians/guardian-links';
import { StudentsPaper } from './list/student-columns';
import { studentTexts as texts } from './student-texts';
import { StudentsGrid, useShownStudents, type StatusChange } from './list/students-grid';
import { useLiveStudents } from './students-queries';
import { StudentsToolbar, type StudentPaper } from './list/students-toolbar';
import { useStudentFilter } from './list/use-student-filter';

const StatusDialog = lazyPart(async () => (await import('./status-dialog')).StatusDialog, null);

const StudentDrawer = lazyPart(
  async () => (await import('./drawer/student-drawer')).StudentDrawer,
  null,
);
const ImportDialog = lazyPart(
  async () => (await import('./import/import-dialog')).ImportDialog,
  null,
);

interface NoStudentsProps {
  /** There are students, but none of them fits. */
  narrowed: boolean;
  onClear: () => void;
  onCreate: () => void;
  onImport: () => void;
}

/** In place of rows: what to do next. */
function NoStudents({ narrowed, onClear, onCreate, onImport }: NoStudentsProps) {
  const missing = useManager().missing('students.write');
  if (narrowed)
    return (
      <EmptyState
        title={texts.nobody}
        action={<Button onClick={onClear}>{listTexts.clearFilter}</Button>}
      >
        {texts.nobodyHelp}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={texts.empty}
      action={
        <>
          <Button variant="primary" disabledReason={missing} onClick={onCreate}>
            {texts.create}
          </Button>{' '}
          <Button disabledReason={missing} onClick={onImport}>
            {texts.import}
          </Button>
        </>
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  );
}

interface ChosenBarProps {
  students: readonly StudentRow[];
  disabledReason: string | undefined;
  onClear: () => void;
  onStatus: (status: StudentStatus) => void;
}

/** What can be done with the ticked students. */
function ChosenBar({ students, disabledReason, onClear, onStatus }: ChosenBarProps) {
  return (
    <BulkBar
      label={selectedText(students.length, texts.unit)}
      clearLabel={listTexts.clearSelection}
      onClear={onClear}
    >
      {STUDENT_STATUSES.map((next) => (
        <Button
          key={next}
          size="dense"
          disabledReason={disabledReason}
          onClick={() => onStatus(next)}
        >
          {texts.bulk.change(studentStatusName(next))}
        </Button>
      ))}
      <GuardianLinksButton students={students} />
    </BulkBar>
  );
}

/** What the page's address says is being done beside the list. */
function Work({ work, onClose }: { work: string | null; onClose: () => void }) {
  if (work === 'guardians') return <GuardianLinks onClose={onClose} />;
  if (work === 'create') return <CreateStudent onClose={onClose} />;
  return work === 'import' && <ImportDialog onClose={onClose} />;
}

/** `/student` 학생 관리: the students, found as you type, edited in place. */
export function StudentsPage() {
  const manager = useManager();
  const state = useStudentFilter();
  const students = useShownStudents(state.filter);
  const { page, shown, columns } = students;
  const view = useGridView('students', columns);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const student = useOpenDialog('student');
  const work = useOpenDialog('do');
  const [status, setStatus] = useState<StatusChange>();
  const [paper, setPaper] = useState<StudentPaper>('roll');
  useLiveStudents();

  const ticked = (page?.content ?? []).filter(({ id }) => selection.has(id)).toSorted(bySeat);
  function print(next: StudentPaper) {
    flushSync(() => setPaper(next));
    window.print();
  }

  const writing = manager.missing('students.write');
  if (!manager.can('students.read'))
    return <ErrorState title={texts.noRight}>{manager.missing('students.read')}</ErrorState>;
  return (
    <div className={columnStyles.top4}>
      <PageHead title={texts.title} />
      <StudentsToolbar
        page={page}
        shown={shown?.length ?? 0}
        filter={state}
        view={view}
        onCreate={() => work.open('create')}
        onImport={() => work.open('import')}
        onGuardians={() => work.open('guardians')}
        onPrint={print}
      />
      <StudentsGrid
        students={students}
        filter={state}
        view={view}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={student.open}
        onStatus={setStatus}
        empty={
          <NoStudents
            narrowed={state.narrowed || (page?.counts.ON_LEAVE ?? 0) + (page?.counts.LEFT ?? 0) > 0}
            onClear={state.clear}
            onCreate={() => work.open('create')}
            onImport={() => work.open('import')}
          />
        }
      />
      <ChosenBar
        students={ticked}
        disabledReason={writing}
        onClear={() => setSelection(new Set())}
        onStatus={(next) => setStatus({ ids: ticked.map(({ id }) => id), to: next })}
      />
      {status && (
        <StatusDialog
          studentIds={status.ids}
          status={status.to}
          onClose={() => setStatus(undefined)}
          onDone={() => {
            setStatus(undefined);
            setSelection(new Set());
          }}
        />
      )}
      {student.opened && (
        <StudentDrawer rows={page?.content} openId={student.opened} onClose={student.close} />
      )}
      <Work work={work.opened} onClose={work.close} />
      <StudentsPaper
        paper={paper}
        rows={shown ?? []}
        columns={view.columns}
        filter={state.filter}
      />
    </div>
  );
}
