import {
  attendanceRefusalTexts,
  canBeAhead,
  markStatusName,
  markStatusSchema,
  marksAfter,
  readMark,
  sameMark,
  valueIn,
  type DayContext,
  type MarkAction,
} from '@academy/domain/attendance';
import type { GridCells, GridPaste } from '@academy/ui/data-grid';
import { useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { toasts } from '../../../shared/toasts';
import { sheetTexts as texts } from '../attendance-texts';
import { rowsOf } from '../day-cells';
import type { NewMark } from '../outbox/mark-outbox';
import type { ShownRow } from '../day/shown-rows';
import { periodOf } from './sheet-columns';

interface Options {
  rows: readonly ShownRow[];
  context: DayContext;
  mark: (cells: readonly NewMark[]) => void;
  /** The day is still to come: little can be said of it (`canBeAhead`). */
  ahead: boolean;
  /** Why nothing can be marked; shown on an attempt. */
  readonlyReason: string | undefined;
  /** Whose sheet it is, and of which day: what was done to it can be taken back on returning. */
  of: string;
}

/** One change of this screen: each cell as it was and as it became. */
interface Step {
  cells: readonly { before: NewMark; after: NewMark }[];
}

/** How far back Ctrl+Z leads. */
const STEPS_MAX = 100;

/** The action of a key by its place on the keyboard: 1–5 statuses, 6 인정, Delete empties. */
function actionOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): MarkAction | undefined {
  const digit = /^(?:Digit|Numpad)([0-6])$/.exec(code)?.[1];
  const status = digit === undefined ? undefined : markStatusSchema.options[Number(digit) - 1];
  if (status) return { set: status };
  if (digit === '6') return { toggleExcused: true };
  return digit === '0' || key === 'Delete' || key === 'Backspace' ? { clear: true } : undefined;
}

function labelOf(action: MarkAction): string {
  if ('set' in action) return markStatusName(action.set);
  return 'clear' in action ? texts.cleared : texts.excusedMark;
}

/** Each cell with what it is before. */
function stepOf(rows: readonly ShownRow[], cells: readonly NewMark[]): Step {
  const rowOf = rowsOf(cells, rows);
  return {
    cells: cells.map((after) => {
      const row = rowOf.get(after.studentId);
      const { status, excused, note } = row
        ? valueIn(row, after.period)
        : { status: null, excused: false, note: '' };
      return {
        before: { studentId: after.studentId, period: after.period, status, excused, note },
        after,
      };
    }),
  };
}

/** The marks that pasted text names; a cell keeps its note. */
function pastedMarks(rows: readonly ShownRow[], changes: GridPaste['changes']): NewMark[] {
  const rowOf = new Map<string, ShownRow>(rows.map((row) => [row.studentId, row]));
  return changes.flatMap(({ rowId, columnId, value }): NewMark[] => {
    const [row, period, read] = [rowOf.get(rowId), periodOf(columnId), readMark(value)];
    if (!row || period === undefined || !read) return [];
    const note = read.status === null ? '' : valueIn(row, period).note;
    return [{ studentId: row.studentId, period, ...read, note }];
  });
}

/** The rows that are shown, and what was done to them. A toast outlives what made it. */
function createShownWork() {
  let rows: readonly ShownRow[] = [];
  let steps: readonly Step[] = [];
  return {
    rows: () => rows,
    last: () => steps.at(-1),
    show(shown: readonly ShownRow[]) {
      rows = shown;
    },
    add(step: Step) {
      steps = [...steps, step].slice(-STEPS_MAX);
    },
    forget(step: Step) {
      steps = steps.filter((one) => one !== step);
    },
  };
}

type ShownWork = ReturnType<typeof createShownWork>;

/** By sheet, as long as the app is open: another tab or page is no reason to forget it. */
const works = new Map<string, ShownWork>();

function workOf(sheet: string): ShownWork {
  const work = works.get(sheet) ?? createShownWork();
  works.set(sheet, work);
  return work;
}

/** What one cell became: `김하늘 1교시 결석`. */
function oneMarked(
  { studentId, period, status }: NewMark,
  word: string,
  { periods }: DayContext,
  rows: readonly ShownRow[],
): string {
  const name = rows.find((row) => row.studentId === studentId)?.name ?? '';
  const place = periods.find(({ number }) => number === period)?.name ?? '';
  const said = word || (status === null ? texts.cleared : markStatusName(status));
  return texts.markedOne(name, place, said);
}

/** Marks the chosen cells of the sheet, remembers what they were, and takes it back. */
function sheetMarks(
  { context, ahead, mark, readonlyReason }: Omit<Options, 'rows' | 'of'>,
  work: ShownWork,
) {
  function write(wanted: readonly NewMark[], word: string) {
    if (readonlyReason !== undefined) {
      toasts.show({ text: readonlyReason, key: 'attendance-readonly' });
      return;
    }
    const cells = ahead ? wanted.filter(({ status }) => canBeAhead(status)) : wanted;
    if (cells.length < wanted.length)
      toasts.show({ text: attendanceRefusalTexts['mark-in-future'], key: 'attendance-ahead' });
    if (cells.length === 0) return;
    const step = stepOf(work.rows(), cells);
    work.add(step);
    mark(cells);
    const [first] = cells;
    toasts.show({
      text:
        first && cells.length === 1
          ? oneMarked(first, word, context, work.rows())
          : texts.marked(cells.length, word),
      key: 'attendance-marked',
      undo: { label: texts.undo, run: () => takeBack(step) },
    });
  }

  /** Cells marked since stay as they are, and are counted. */
  function takeBack(step: Step) {
    work.forget(step);
    const rowOf = rowsOf(
      step.cells.map(({ after }) => after),
      work.rows(),
    );
    const back = step.cells.filter(({ after }) => {
      const row = rowOf.get(after.studentId);
      return row !== undefined && sameMark(valueIn(row, after.period), after);
    });
    mark(back.map(({ before }) => before));
    toasts.show({
      text: texts.takenBack(back.length, step.cells.length - back.length),
      key: 'attendance-marked',
    });
  }
  const periodsOf = ({ columnIds }: Pick<GridCells<ShownRow>, 'columnIds'>) =>
    context.periods.filter(({ number }) => columnIds.some((id) => periodOf(id) === number));

  const apply = (action: MarkAction, cells: GridCells<ShownRow>) =>
    write(marksAfter(cells.rows, periodsOf(cells), action, context), labelOf(action));

  return {
    apply,
    /** Sets one cell as a whole: the panel's way. */
    set: (cell: NewMark) => write([cell], ''),
    onCellsKey(event: KeyboardEvent, cells: GridCells<ShownRow>): boolean {
      const command = event.ctrlKey || event.metaKey;
      if (command && event.code === 'KeyZ' && !event.shiftKey) {
        const last = work.last();
        if (last) takeBack(last);
        return last !== undefined;
      }
      const action = command || event.altKey ? undefined : actionOf(event);
      if (!action || periodsOf(cells).length === 0) return false;
      apply(action, cells);
      return true;
    },
    paste({ changes, leftOut }: GridPaste) {
      const cells = pastedMarks(work.rows(), changes);
      const skipped = leftOut + changes.length - cells.length;
      write(cells, texts.pasted);
      if (skipped > 0) toasts.show({ text: texts.skipped(skipped), key: 'attendance-skipped' });
    },
  };
}

/** The ways to mark of a sheet; the same ones as long as only its rows change. */
export function useSheetMarks({ rows, context, ahead, mark, readonlyReason, of }: Options) {
  const [work] = useState(() => workOf(of));
  useLayoutEffect(() => work.show(rows), [work, rows]);
  return useMemo(
    () => sheetMarks({ context, ahead, mark, readonlyReason }, work),
    [context, ahead, mark, readonlyReason, work],
  );
}
