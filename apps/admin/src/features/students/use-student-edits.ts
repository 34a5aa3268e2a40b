import { ApiError, errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { studentStatusSchema, type StudentForm, type StudentRow, type StudentsPage } from '@academy/domain/students';
import type { CellChange, CellNote } from '@academy/ui/data-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { studentTexts as texts } from './student-texts';
import { studentQueries, withStudents } from './students-queries';

const FIELDS = ['seat', 'grade', 'school', 'className', 'allergy', 'memo'] as const;

/** A cell's new value as the field that it edits. */
function bodyOf({ columnId, value }: CellChange): Partial<StudentForm> {
  if (columnId === 'status') return { status: studentStatusSchema.parse(value) };
  const field = FIELDS.find((name) => name === columnId);
  return field === undefined ? {} : { [field]: value };
}

const keyOf = (id: string, columnId: string) => `${id} ${columnId}`;
const refusalText = (error: unknown) => (error instanceof ApiError && error.errors ? Object.values(error.errors).join(' ') : errorText(error, texts.failed));

/** Edits in the grid: each is shown at once and saved by itself; one that the server refuses goes back, with the reason at the cell. */
export function useStudentEdits(rows: readonly StudentRow[]) {
  const queries = useQueryClient();
  const [notes, setNotes] = useState<ReadonlyMap<string, CellNote>>(new Map());
  const note = (key: string, next: CellNote | undefined) => setNotes((now) => {
    const changed = new Map(now);
    if (next) changed.set(key, next);
    else changed.delete(key);
    return changed;
  });
  const show = (changed: Partial<StudentRow>) => queries.setQueriesData<StudentsPage>({ queryKey: [...studentQueries.all, 'list'] }, (page) => withStudents(page, [changed]));

  async function save(row: StudentRow, change: CellChange, body: Partial<StudentForm>, version: number, isUndo = false): Promise<void> {
    const key = keyOf(row.id, change.columnId);
    note(key, { kind: 'busy', text: texts.saving });
    try {
      const saved = await api.editStudent({ params: { studentId: row.id }, body, headers: { 'If-Match': `"${version}"` } });
      show(saved);
      note(key, undefined);
      const before = bodyOf({ ...change, value: String(Object.entries(row).find(([name]) => name === change.columnId)?.[1] ?? '') });
      if (!isUndo) toasts.show({ text: texts.saved(saved.name), tone: 'success', key: 'student-edit', undo: { label: texts.undo, run: () => void save(row, change, before, saved.version, true) } });
    } catch (error) {
      note(key, { kind: 'error', text: refusalText(error) });
      toasts.show({ text: refusalText(error), tone: 'danger' });
      await queries.invalidateQueries({ queryKey: studentQueries.all });
    }
  }

  return {
    noteOf: ({ id }: { id: StudentId }, columnId: string) => notes.get(keyOf(id, columnId)),
    edit(change: CellChange) {
      const row = rows.find(({ id }) => id === change.rowId);
      if (row) void save(row, change, bodyOf(change), row.version);
    },
  };
}
