import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../ids';
import { decideMark, versionOf } from './decide-mark';
import {
  cellKey,
  dropAgreed,
  emptyQueue,
  enqueue,
  mergeCells,
  putBack,
  resolveConflict,
  settleBatch,
  shownMark,
  takeBatch,
  type MarkQueue,
  type Sheet,
} from './mark-queue';
import {
  markStatusSchema,
  type AttendanceMark,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
} from './schemas';

const STUDENTS = ['1', '2'].map((id) => studentIdSchema.parse(id));
const at = '2026-11-20T01:00:00.000Z';

/**
 * A server as the rule of the domain makes it: one cell after the other, each on the version that
 * its author saw.
 */
function server() {
  const cells = new Map<string, AttendanceMark>();
  const written: string[] = [];
  /** Whose mark was written over whose. */
  const over: { by: string; mark: AttendanceMark }[] = [];
  return {
    cells,
    written,
    over,
    save(by: string, edits: readonly MarkEdit[]): SaveMarksResult {
      const result: SaveMarksResult = { saved: [], conflicts: [], revision: 0 };
      for (const { base, at: when, ...edit } of edits) {
        const current = cells.get(cellKey(edit)) ?? null;
        const decision = decideMark(current, { ...edit, base, at: when });
        if (decision === 'write') {
          if (current) over.push({ by, mark: current });
          cells.set(cellKey(edit), {
            status: edit.status,
            excused: edit.excused,
            note: edit.note,
            version: versionOf(current) + 1,
            at: when,
            byId: null,
            byName: by,
          });
          written.push(edit.note);
        }
        const mark = cells.get(cellKey(edit));
        if (decision === 'conflict' && mark)
          result.conflicts.push({ yours: { ...edit, base, at: when }, theirs: mark });
        else if (mark) result.saved.push({ studentId: edit.studentId, period: edit.period, mark });
      }
      return result;
    },
    all: (): MarkedCell[] =>
      STUDENTS.flatMap((studentId) =>
        [1, 2].flatMap((period) => {
          const mark = cells.get(cellKey({ studentId, period }));
          return mark ? [{ studentId, period, mark }] : [];
        }),
      ),
  };
}

type Step =
  | { do: 'mark'; who: number; student: number; period: number; status: MarkEdit['status'] }
  | { do: 'send'; who: number; lost: 'no' | 'request' | 'answer' }
  | { do: 'look'; who: number }
  | { do: 'choose'; who: number; choice: 'mine' | 'theirs' };

const who = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      who,
      student: fc.nat({ max: 1 }),
      period: fc.integer({ min: 1, max: 2 }),
      status: fc.constantFrom(null, ...markStatusSchema.options),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who,
      lost: fc.constantFrom('no' as const, 'no' as const, 'request' as const, 'answer' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      who,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);

interface Screen {
  name: string;
  sheet: Sheet;
  queue: MarkQueue;
  /** The notes of all marks that its user has had before their eyes. */
  seen: Set<string>;
}

/**
 * Plays two managers, then lets both get everything through. Every mark carries its number as note,
 * so that it can be followed.
 */
function play(steps: readonly Step[]) {
  const base = server();
  const screens: Screen[] = ['김', '이'].map((name) => ({
    name,
    sheet: new Map(),
    queue: emptyQueue,
    seen: new Set(),
  }));
  const fate = new Map<string, string>();
  const look = (screen: Screen) => {
    screen.sheet = mergeCells(screen.sheet, base.all());
    screen.queue = dropAgreed(screen.queue, screen.sheet);
  };
  const send = (screen: Screen, lost: 'no' | 'request' | 'answer') => {
    const { queue, batch } = takeBatch(screen.queue, 3);
    if (lost === 'request') {
      screen.queue = putBack(queue, batch);
      return;
    }
    const result = base.save(screen.name, batch);
    if (lost === 'answer') {
      screen.queue = putBack(queue, batch);
      return;
    }
    screen.queue = settleBatch(queue, batch, result);
    screen.sheet = mergeCells(screen.sheet, result.saved);
    for (const { theirs, yours } of result.conflicts)
      screen.sheet = mergeCells(screen.sheet, [{ ...yours, mark: theirs }]);
  };
  const choose = (screen: Screen, choice: 'mine' | 'theirs') => {
    const [key] = screen.queue.conflicts.keys();
    const conflict = key === undefined ? undefined : screen.queue.conflicts.get(key);
    if (key === undefined || !conflict) return;
    if (choice === 'theirs') fate.set(conflict.yours.note, 'given up by its author');
    screen.seen.add(conflict.theirs.note);
    screen.queue = resolveConflict(screen.queue, key, choice);
  };
  let count = 0;
  for (const one of steps) {
    const screen = screens[one.who];
    if (!screen) continue;
    if (one.do === 'mark') {
      const place = { studentId: STUDENTS[one.student] ?? STUDENTS[0], period: one.period };
      if (place.studentId === undefined) continue;
      const key = cellKey({ ...place, studentId: place.studentId });
      const replaced = shownMark(screen.sheet, screen.queue, key);
      for (const mark of [replaced, screen.queue.conflicts.get(key)?.theirs])
        if (mark) screen.seen.add(mark.note);
      if (replaced && (screen.queue.waiting.has(key) || screen.queue.conflicts.has(key)))
        fate.set(replaced.note, 'replaced by its author');
      const note = `${(count += 1)}`;
      screen.queue = enqueue(screen.queue, {
        ...place,
        studentId: place.studentId,
        status: one.status,
        excused: false,
        note,
        base:
          screen.queue.conflicts.get(key)?.theirs.version ??
          versionOf(screen.sheet.get(key) ?? null),
        at,
      });
      fate.set(note, 'made');
    }
    if (one.do === 'send') send(screen, one.lost);
    if (one.do === 'look') look(screen);
    if (one.do === 'choose') choose(screen, one.choice);
  }
  for (let round = 0; round < 12; round += 1) {
    for (const screen of screens) {
      while (screen.queue.conflicts.size > 0) choose(screen, round % 2 === 0 ? 'mine' : 'theirs');
      send(screen, 'no');
    }
  }
  for (const screen of screens) look(screen);
  return { base, screens, fate };
}

describe('two managers on one sheet', () => {
  test('end in one agreed state, and no mark is lost without its author knowing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { base, screens, fate } = play(steps);
        const shown = (screen: Screen) =>
          STUDENTS.flatMap((studentId) =>
            [1, 2].map((period) =>
              shownMark(screen.sheet, screen.queue, cellKey({ studentId, period })),
            ),
          );
        expect(
          screens.map(({ queue }) => [queue.waiting.size, queue.sent.size, queue.conflicts.size]),
        ).toEqual([
          [0, 0, 0],
          [0, 0, 0],
        ]);
        expect(screens.map(shown)).toEqual(
          [base, base].map(() =>
            STUDENTS.flatMap((studentId) =>
              [1, 2].map((period) => base.cells.get(cellKey({ studentId, period })) ?? null),
            ),
          ),
        );
        const lost = [...fate].filter(
          ([note, what]) => what === 'made' && !base.written.includes(note),
        );
        expect(lost).toEqual([]);
        const unseen = base.over.filter(
          ({ by, mark }) =>
            mark.byName !== by &&
            !screens.some(({ name, seen }) => name === by && seen.has(mark.note)),
        );
        expect(unseen).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a mark over one that was not seen is no write but a conflict with both values', () => {
    const [studentId] = STUDENTS;
    if (!studentId) throw new Error('there are two students');
    const base = server();
    const edit = (status: MarkEdit['status'], note: string): MarkEdit => ({
      studentId,
      period: 1,
      status,
      excused: false,
      note,
      base: 0,
      at,
    });
    expect(base.save('김', [edit('LATE', '')]).conflicts).toEqual([]);
    expect(base.save('이', [edit('ABSENT', '')])).toEqual({
      saved: [],
      conflicts: [
        {
          yours: edit('ABSENT', ''),
          theirs: expect.objectContaining({ status: 'LATE', version: 1, byName: '김' }),
        },
      ],
      revision: 0,
    });
    expect(base.save('이', [edit('LATE', '')]).conflicts).toEqual([]);
  });
});
