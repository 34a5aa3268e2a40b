import {
  attendanceChangesSchema,
  attendanceEndpoints,
  cellKey,
  markStatusSchema,
  saveMarksResultSchema,
  versionOf,
  type MarkEdit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { day, shiftDay, type CalendarDay } from '@academy/domain/time';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceMarkVersions } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import {
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
} from './testing/mark-queue';

let server: TestApp;
let tokens = ['', ''];
let students: StudentId[] = [];
beforeAll(async () => {
  server = await startTestApp();
  tokens = [await server.managerToken('manager'), await server.managerToken('admin')];
  students = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());

const who = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      who,
      student: fc.nat({ max: 1 }),
      period: fc.integer({ min: 1, max: 2 }),
      status: fc.constantFrom(null, ...markStatusSchema.options),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('send' as const), who, answered: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('both' as const), who }) },
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

/**
 * One manager's screen: what it knows, what it has not got through, and which marks its user had
 * before their eyes or let go.
 */
function screen(date: CalendarDay, token: string) {
  let [sheet, queue, revision]: [Sheet, MarkQueue, number] = [new Map(), emptyQueue, 0];
  const seen = new Set<string>();
  const given = new Set<string>();
  const take = (cells: Parameters<typeof mergeCells>[1]) => {
    sheet = mergeCells(sheet, cells);
    queue = dropAgreed(queue, sheet);
  };
  return {
    seen,
    letGo: given,
    open: () => queue.waiting.size + queue.sent.size + queue.conflicts.size,
    shown: () =>
      students.flatMap((studentId) =>
        [1, 2].map((period) => shownMark(sheet, queue, cellKey({ studentId, period }))?.note ?? ''),
      ),
    mark(
      place: { studentId: StudentId; period: number },
      status: MarkEdit['status'],
      note: string,
    ) {
      const key = cellKey(place);
      const theirs = queue.conflicts.get(key)?.theirs;
      const replaced = shownMark(sheet, queue, key);
      for (const mark of [replaced, theirs]) if (mark) seen.add(mark.note);
      if (replaced && (queue.waiting.has(key) || queue.conflicts.has(key)))
        given.add(replaced.note);
      queue = enqueue(queue, {
        ...place,
        status,
        excused: false,
        note,
        base: theirs?.version ?? versionOf(sheet.get(key) ?? null),
        at: '2026-03-02T05:00:00.000Z',
      });
    },
    async send(answered = true) {
      const taken = takeBatch(queue, 3);
      queue = taken.queue;
      if (taken.batch.length === 0) return;
      const { body } = await server.callEndpoint(
        attendanceEndpoints.saveMarks,
        { date },
        { token, body: { edits: taken.batch } },
      );
      if (!answered) {
        queue = putBack(queue, taken.batch);
        return;
      }
      const result = saveMarksResultSchema.parse(body);
      queue = settleBatch(queue, taken.batch, result);
      take([
        ...result.saved,
        ...result.conflicts.map(({ yours: { studentId, period }, theirs }) => ({
          studentId,
          period,
          mark: theirs,
        })),
      ]);
    },
    async look() {
      const changes = attendanceChangesSchema.parse(
        (
          await server.call('GET', `/api/admin/attendance/${date}/changes?since=${revision}`, {
            token,
          })
        ).body,
      );
      revision = changes.revision;
      take(changes.cells);
    },
    choose(choice: 'mine' | 'theirs') {
      const [first] = queue.conflicts;
      if (!first) return;
      const [key, { yours, theirs }] = first;
      seen.add(theirs.note);
      if (choice === 'theirs') given.add(yours.note);
      queue = resolveConflict(queue, key, choice);
    },
  };
}

let runs = 0;

test(
  'two managers at the real server end in one agreed sheet: every mark is in the history or let go by its author, and none was written over unseen',
  { tags: 'ci' },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const date = shiftDay(day('2026-01-05'), (runs += 1));
        const screens = tokens.map((token) => screen(date, token));
        /** Who made mark 1, 2, …: every mark carries its number as its note. */
        const authors: number[] = [];
        for (const one of steps) {
          const own = screens[one.who];
          const studentId = one.do === 'mark' ? students[one.student] : undefined;
          if (one.do === 'mark' && studentId)
            own?.mark({ studentId, period: one.period }, one.status, `${authors.push(one.who)}`);
          if (one.do === 'send') await own?.send(one.answered);
          if (one.do === 'both') await Promise.all(screens.map((each) => each.send()));
          if (one.do === 'look') await own?.look();
          if (one.do === 'choose') own?.choose(one.choice);
        }
        for (let round = 0; round < 40 && screens.some((each) => each.open() > 0); round += 1) {
          for (const each of screens) {
            each.choose(round % 2 === 0 ? 'mine' : 'theirs');
            await each.send();
          }
        }
        for (const each of screens) await each.look();
        expect(screens.map((each) => each.open())).toEqual([0, 0]);
        expect(screens[0]?.shown()).toEqual(screens[1]?.shown());

        const history = await server.database.db
          .select()
          .from(attendanceMarkVersions)
          .where(eq(attendanceMarkVersions.date, date))
          .orderBy(
            asc(attendanceMarkVersions.studentId),
            asc(attendanceMarkVersions.period),
            asc(attendanceMarkVersions.version),
          );
        const written = new Set(history.map(({ note }) => note));
        const lost = authors
          .map((_, index) => `${index + 1}`)
          .filter((note) => !written.has(note) && !screens.some(({ letGo }) => letGo.has(note)));
        expect(lost).toEqual([]);
        // A version over another manager's: its author saw that one.
        const unseen = history.filter((row, index) => {
          const before = history[index - 1];
          const author = authors[Number(row.note) - 1];
          return (
            before &&
            row.version > 1 &&
            before.byManagerId !== row.byManagerId &&
            author !== undefined &&
            screens[author]?.seen.has(before.note) !== true
          );
        });
        expect(unseen).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);
