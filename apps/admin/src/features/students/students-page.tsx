import { useUrlState } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import {
  bySeat,
  STUDENT_STATUSES,
  studentStatusSchema,
  type StudentStatus,
} from '@academy/domain/identity';
import { filterStudents, type StudentRow, studentStatusName } from '@academy/domain/students';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { DataGrid, useGridView, type CellChange, type GridPaste } from '@academy/ui/data-grid';
import { ErrorState } from '@academy/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { copiedText, listTexts, selectAllText, selectedText } from '../../shared/kit-texts';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/use-manager';
import { ClashDialog } from './clash-dialog';
import { CreateStudent } from './create-student';
import { ImportDialog } from './import-dialog';
import { NoStudents } from './no-students';
import { PasteDialog } from './paste-dialog';
import { StatusDialog } from './status-dialog';
import { studentGridColumns } from './student-columns';
import { StudentDrawer } from './student-drawer';
import { studentTexts as texts } from './student-texts';
import styles from './students-page.module.css';
import { studentQueries } from './students-queries';
import { StudentsPaper } from './students-paper';
import { StudentsToolbar, type StudentPaper } from './students-toolbar';
import { useLiveStudents } from './use-live-students';
import { useStudentEdits } from './use-student-edits';
import { useStudentFilter } from './use-student-filter';
import { LoadError } from '../../shared/page/load-error';

interface StatusChange {
  ids: readonly StudentId[];
  to: StudentStatus;
}

const idOf = ({ id }: StudentRow) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: StudentRow) => name,
  copied: copiedText,
};
const toneOf = ({ status, deletedAt }: StudentRow) =>
  status === 'LEFT' || deletedAt !== null ? ('muted' as const) : undefined;

/** `/student` 학생 관리: who is here, found as you type, changed where it stands. */
export function StudentsPage() {
  const manager = useManager();
  const state = useStudentFilter();
  const {
    data: page,
    isError,
    refetch,
  } = useQuery({
    ...studentQueries.list(state.filter.status),
    enabled: manager.can('students.read'),
  });
  const shown = useMemo(
    () => page && filterStudents(page.content, state.filter),
    [page, state.filter],
  );
  const columns = useMemo(
    () => studentGridColumns(page?.pointPeriod ?? 'all'),
    [page?.pointPeriod],
  );
  const view = useGridView('students', columns);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useUrlState('student');
  const [work, setWork] = useUrlState('do');
  const [status, setStatus] = useState<StatusChange>();
  const [paste, setPaste] = useState<GridPaste>();
  const [paper, setPaper] = useState<StudentPaper>('roll');
  const { edit, noteOf, clash, settle } = useStudentEdits(page?.content ?? []);
  useLiveStudents();

  const ticked = (page?.content ?? []).filter(({ id }) => selection.has(id)).toSorted(bySeat);
  function onEdit(change: CellChange) {
    const row = page?.content.find(({ id }) => id === change.rowId);
    if (change.columnId !== 'status') edit(change);
    else if (row && row.status !== change.value)
      setStatus({ ids: [row.id], to: studentStatusSchema.parse(change.value) });
  }

  function print(next: StudentPaper) {
    flushSync(() => setPaper(next));
    window.print();
  }

  const writing = manager.missing('students.write');
  if (!manager.can('students.read'))
    return <ErrorState title={texts.noRight}>{manager.missing('students.read')}</ErrorState>;
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} />
      <StudentsToolbar
        page={page}
        shown={shown?.length ?? 0}
        filter={state}
        view={view}
        onCreate={() => setWork('create')}
        onImport={() => setWork('import')}
        onPrint={print}
      />
      <DataGrid
        label={texts.grid}
        view={view}
        rows={shown}
        rowId={idOf}
        texts={gridTexts}
        sort={state.sort}
        onSortChange={state.setSort}
        selection={selection}
        onSelectionChange={setSelection}
        onRowOpen={({ id }) => setOpenId(id)}
        onEdit={onEdit}
        onPasteCells={setPaste}
        readonlyReason={writing}
        cellNote={noteOf}
        rowTone={toneOf}
        pinned={2}
        empty={
          <NoStudents
            narrowed={state.narrowed || (page?.counts.ON_LEAVE ?? 0) + (page?.counts.LEFT ?? 0) > 0}
            onClear={state.clear}
            onCreate={() => setWork('create')}
            onImport={() => setWork('import')}
          />
        }
        error={isError && !page ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      <BulkBar
        label={selectedText(ticked.length, texts.unit)}
        clearLabel={listTexts.clearSelection}
        onClear={() => setSelection(new Set())}
      >
        {STUDENT_STATUSES.map((next) => (
          <Button
            key={next}
            size="dense"
            disabledReason={writing}
            onClick={() => setStatus({ ids: ticked.map(({ id }) => id), to: next })}
          >
            {texts.bulk.change(studentStatusName(next))}
          </Button>
        ))}
      </BulkBar>
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
      {clash && <ClashDialog clash={clash} onSettle={settle} />}
      {paste && page && (
        <PasteDialog paste={paste} rows={page.content} onClose={() => setPaste(undefined)} />
      )}
      <StudentDrawer rows={page?.content} openId={openId} onClose={() => setOpenId('')} />
      {work === 'create' && <CreateStudent onClose={() => setWork('')} />}
      {work === 'import' && <ImportDialog onClose={() => setWork('')} />}
      <StudentsPaper
        paper={paper}
        rows={shown ?? []}
        columns={view.columns}
        filter={state.filter}
      />
    </div>
  );
}
