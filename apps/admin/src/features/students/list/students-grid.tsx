import { ApiError, errorText } from '@academy/api-client';
import { currentOf, ifMatch } from '@academy/app-kit/forms';
import { headingOf } from '@academy/domain/fields';
import { studentStatusSchema, type StudentStatus } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import {
  filterStudents,
  seatTakenSchema,
  studentFields,
  studentRecordSchema,
  type StudentForm,
  type StudentRecord,
  type StudentRow,
  type StudentsPage,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import {
  DataGrid,
  type CellChange,
  type CellNote,
  type GridPaste,
  type GridView,
} from '@academy/ui/data-grid';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { lazyPart } from '../../../shared/page/lazy-part';
import { LoadError } from '../../../shared/page/load-error';
import { pastedCells } from '../../../shared/sheets/pasted-sheet';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { fieldOfColumn, studentGridColumns, type CellField } from './student-columns';
import { studentTexts } from '../student-texts';
import { studentQueries, useUndoStudents, withStudents } from '../students-queries';
import type { StudentFilterState } from './use-student-filter';

const PasteDialog = lazyPart(
  async () => (await import('../import/paste-dialog')).PasteDialog,
  null,
);

/** Another user changed the very same cell since it was read. */
interface Clash {
  student: StudentRecord;
  field: CellField;
  mine: string;
}

const keyOf = (id: string, columnId: string) => `${id} ${columnId}`;
const refusalText = (error: unknown) =>
  error instanceof ApiError && error.errors
    ? Object.values(error.errors).join(' ')
    : errorText(error, studentTexts.failed);

/** Who sits on the seat, in the answer that refuses it. */
const holderOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'seat-taken'
    ? seatTakenSchema.safeParse(error.body).data?.holder
    : undefined;

interface Swap {
  swapSeatWith?: StudentId;
}

/**
 * Edits in the grid: each is shown at once and saved by itself; a refused one is reverted, with the
 * reason at the cell. If another cell of the student was changed meanwhile, both edits apply; if it
 * was this one, both values are shown and one is chosen.
 */
function useStudentEdits(rows: readonly StudentRow[]) {
  const queries = useQueryClient();
  const { announce } = useUndoStudents();
  const [notes, setNotes] = useState<ReadonlyMap<string, CellNote>>(new Map());
  const [clash, setClash] = useState<Clash>();
  const note = (key: string, next: CellNote | undefined) =>
    setNotes((now) => {
      const changed = new Map(now);
      if (next) changed.set(key, next);
      else changed.delete(key);
      return changed;
    });
  const show = (changed: Partial<StudentRow>) =>
    queries.setQueriesData<StudentsPage>({ queryKey: [...studentQueries.all, 'list'] }, (page) =>
      withStudents(page, [changed]),
    );

  async function save(
    before: StudentRecord,
    field: CellField,
    value: string,
    swap: Swap = {},
  ): Promise<void> {
    const key = keyOf(before.id, field);
    const body: Partial<StudentForm> & Swap = { [field]: value, ...swap };
    note(key, { kind: 'busy', text: studentTexts.saving });
    try {
      const saved = await api.editStudent({
        params: { studentId: before.id },
        body,
        ...ifMatch(before.version),
      });
      show(saved);
      note(key, undefined);
      announce({ text: studentTexts.saved(saved.name), key: 'student-edit' }, saved.undo);
    } catch (error) {
      const current = studentRecordSchema.safeParse(currentOf(error)).data;
      if (current) {
        show(current);
        if (current[field] === before[field]) return save(current, field, value, swap);
        note(key, { kind: 'changed', text: studentTexts.clash.note });
        setClash({ student: current, field, mine: value });
        return undefined;
      }
      note(key, { kind: 'error', text: refusalText(error) });
      const holder = holderOf(error);
      toasts.show({
        text: refusalText(error),
        tone: 'danger',
        ...(holder && {
          undo: {
            label: studentTexts.swapSeats,
            run: () => void save(before, field, value, { swapSeatWith: holder.id }),
          },
        }),
      });
      await queries.invalidateQueries({ queryKey: studentQueries.all });
    }
    return undefined;
  }

  return {
    noteOf: useCallback(
      ({ id }: { id: StudentId }, columnId: string) => notes.get(keyOf(id, columnId)),
      [notes],
    ),
    edit({ rowId, columnId, value }: CellChange) {
      const row = rows.find(({ id }) => id === rowId);
      const field = fieldOfColumn(columnId);
      if (row && field) void save(row, field, value);
    },
    clash,
    /** Ends the clash; with `mine` by writing what was typed over what is there now. */
    settle(choice: 'mine' | 'theirs') {
      setClash(undefined);
      if (!clash) return;
      note(keyOf(clash.student.id, clash.field), undefined);
      if (choice === 'mine') void save(clash.student, clash.field, clash.mine);
    },
  };
}

interface Props {
  clash: Clash;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Two managers changed one cell: both values, and the choice. */
function ClashDialog({ clash: { student, field, mine }, onSettle }: Props) {
  return (
    <Dialog
      open
      onClose={() => onSettle('theirs')}
      closeOnBack={false}
      title={studentTexts.clash.title}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{studentTexts.clash.keep}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {studentTexts.clash.take}
          </Button>
        </>
      }
    >
      <p>{studentTexts.clash.body(student.name, headingOf(studentFields[field]))}</p>
      <KeyValueList
        items={[
          { label: studentTexts.clash.theirs, value: student[field] || studentTexts.clash.none },
          { label: studentTexts.clash.mine, value: mine || studentTexts.clash.none },
        ]}
      />
    </Dialog>
  );
}

/** The list of a status, what the filter leaves of it, and its columns. */
export function useShownStudents(filter: StudentFilterState['filter']) {
  const { can } = useManager();
  const {
    data: page,
    isError,
    refetch,
  } = useQuery({
    ...studentQueries.list(filter.status),
    enabled: can('students.read'),
  });
  const shown = useMemo(() => page && filterStudents(page.content, filter), [page, filter]);
  const { role, areas, featuresOff } = useManager();
  const columns = useMemo(
    () => studentGridColumns(page?.pointPeriod ?? 'all', { role, areas }, featuresOff),
    [page?.pointPeriod, role, areas, featuresOff],
  );
  return { page, shown, columns, isError, refetch };
}

export interface StatusChange {
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

interface StudentsGridProps {
  students: ReturnType<typeof useShownStudents>;
  filter: StudentFilterState;
  view: GridView<StudentRow>;
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  onOpen: (studentId: string) => void;
  onStatus: (change: StatusChange) => void;
  empty: ReactNode;
}

/** The list, with editing and pasting in place; a status is changed by its dialog. */
export function StudentsGrid({
  students: { page, shown, isError, refetch },
  filter,
  view,
  selection,
  onSelectionChange,
  onOpen,
  onStatus,
  empty,
}: StudentsGridProps) {
  const { edit, noteOf, clash, settle } = useStudentEdits(page?.content ?? []);
  const [paste, setPaste] = useState<GridPaste>();
  const writing = useManager().missing('students.write');
  function onEdit(change: CellChange) {
    const row = page?.content.find(({ id }) => id === change.rowId);
    if (change.columnId !== 'status') edit(change);
    else if (row && row.status !== change.value)
      onStatus({ ids: [row.id], to: studentStatusSchema.parse(change.value) });
  }

  return (
    <>
      <DataGrid
        label={studentTexts.grid}
        view={view}
        rows={shown}
        rowId={idOf}
        texts={gridTexts}
        sort={filter.sort}
        onSortChange={filter.setSort}
        selection={selection}
        onSelectionChange={onSelectionChange}
        onRowOpen={({ id }) => onOpen(id)}
        onEdit={onEdit}
        onPasteCells={setPaste}
        readPasted={pastedCells}
        readonlyReason={writing}
        cellNote={noteOf}
        rowTone={toneOf}
        pinned={2}
        empty={empty}
        error={isError && !page ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {clash && <ClashDialog clash={clash} onSettle={settle} />}
      {paste && page && (
        <PasteDialog paste={paste} rows={page.content} onClose={() => setPaste(undefined)} />
      )}
    </>
  );
}
