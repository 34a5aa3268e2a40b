/** @module-tag ci */
import { mealEndpoints } from '@academy/domain/meals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { auditLog, reservations } from '../../db/schema';
import type { Answer } from '../../testing/calls/browser';
import { outcomes } from '../../testing/calls/outcomes';
import { persistently } from '../../testing/calls/persistently';
import { signedInStudents, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

const FIGURE = 'cutoff-rush';
const STUDENTS = triesOf(FIGURE, 100);

let server: TestApp;
let people: SignedIn[];
beforeAll(async () => {
  // Tokens live for half an hour.
  server = await startTestApp({ now: '2026-03-02T13:50:00+09:00' });
  people = await signedInStudents(server, STUDENTS);
});
afterAll(() => server.close());

/** All save the next day at the same moment; counts the answers. */
async function everybodySaves(at: string, dinner: boolean): Promise<Record<string, number>> {
  server.clock.set(new Date(`2026-03-02T${at}+09:00`), { frozen: true });
  const answers = await Promise.all(
    people.map(({ id, token }) => {
      const body = [{ date: '2026-03-03', lunch: true, dinner }];
      // A connection that breaks, or is not made in time: every client then sends again.
      const save = (): Promise<Answer> =>
        persistently(() =>
          server.callEndpoint(mealEndpoints.saveMonth, { studentId: id }, { token, body }),
        ).catch(save);
      return save();
    }),
  );
  const all = outcomes(answers);
  return Object.fromEntries(
    [...new Set(all)].map((one) => [one, all.filter((it) => it === one).length]),
  );
}

const off = (found: Record<string, number>, outcome: string) => STUDENTS - (found[outcome] ?? 0);

test('everybody saves in the last millisecond, and again in the next: all of the first are taken, none of the second', async (context) => {
  const { db } = server.database;
  const before = await everybodySaves('13:59:59.999', false);
  const after = await everybodySaves('14:00:00.000', true);
  const rows = await db.select().from(reservations).where(eq(reservations.dinner, false));
  const entries = await db.$count(auditLog, eq(auditLog.action, 'save-meals'));
  const wrong =
    off(before, '200') +
    off(after, '409 nothing-saved') +
    Math.abs(STUDENTS - rows.length) +
    Math.abs(STUDENTS - entries);
  count(context, FIGURE, { tried: 2 * STUDENTS, wrong });
  expect({ before, after, rows: rows.length, entries }).toEqual({
    before: { 200: STUDENTS },
    after: { '409 nothing-saved': STUDENTS },
    rows: STUDENTS,
    entries: STUDENTS,
  });
});

test('control: a clock that is a millisecond slow lets all of the second in', async (context) => {
  const after = await everybodySaves('13:59:59.999', true);
  const wrong = STUDENTS - (after['409 nothing-saved'] ?? 0);
  countControl(context, FIGURE, { tried: STUDENTS, wrong });
  expect(wrong).toBeGreaterThan(0);
});
