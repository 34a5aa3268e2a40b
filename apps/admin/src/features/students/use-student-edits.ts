import { ApiError, errorText } from '@academy/api-client';
import { isStale } from '@academy/app-kit/writes';
import type { StudentId } from '@academy/domain/ids';
import {
  seatTakenSchema,
  studentRecordSchema,
  type StudentForm,
  type StudentRecord,
  type StudentRow,
  type StudentsPage,
} from '@academy/domain/students';
import type { CellChange, CellNote } from '@academy/ui/data-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { fieldOfColumn, type CellField } from './cell-fields';
import { studentTexts as texts } from './student-texts';
import { studentQueries, withStudents } from './students-queries';
import { useUndoStudents } from './use-undo-students';

/** Somebody else changed the very same cell since it was read. */
export interface Clash {
  student: StudentRecord;
  field: CellField;
  mine: string;
}

const keyOf = (id: string, columnId: string) => `${id} ${columnId}`;
const refusalText = (error: unknown) =>
  error instanceof ApiError && error.errors
    ? Object.values(error.errors).join(' ')
    : errorText(error, texts.failed);

/** The student as they stand now, in the answer that refuses an older version. */
function currentOf(error: unknown): StudentRecord | undefined {
  const body = isStale(error) ? error.body : null;
  return typeof body === 'object' && body !== null && 'current' in body
    ? studentRecordSchema.safeParse(body.current).data
    : undefined;
}

/** Who sits on the seat, in the answer that refuses it. */
const holderOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'seat-taken'
    ? seatTakenSchema.safeParse(error.body).data?.holder
    : undefined;

interface Swap {
  swapSeatWith?: StudentId;
}

/**
 * Edits in the grid: each is shown at once and saved by itself; one that the server refuses goes
 * back, with the reason at the cell. Where somebody changed another cell of the student meanwhile
 * both edits stand; where it was this one, both values are shown and one is chosen.
 */
export function useStudentEdits(rows: readonly StudentRow[]) {
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
    note(key, { kind: 'busy', text: texts.saving });
    try {
      const saved = await api.editStudent({
        params: { studentId: before.id },
        body,
        headers: { 'If-Match': `"${before.version}"` },
      });
      show(saved);
      note(key, undefined);
      announce({ text: texts.saved(saved.name), key: 'student-edit' }, saved.undo);
    } catch (error) {
      const current = currentOf(error);
      if (current) {
        show(current);
        if (current[field] === before[field]) return save(current, field, value, swap);
        note(key, { kind: 'changed', text: texts.clash.note });
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
            label: texts.swapSeats,
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
    /** Ends the clash; with `mine` by writing what was typed over what stands there now. */
    settle(choice: 'mine' | 'theirs') {
      setClash(undefined);
      if (!clash) return;
      note(keyOf(clash.student.id, clash.field), undefined);
      if (choice === 'mine') void save(clash.student, clash.field, clash.mine);
    },
  };
}
