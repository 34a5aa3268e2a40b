import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { operationEndpoints } from '@academy/domain/operations';
import { calendarMonthSchema, day } from '@academy/domain/time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositEntries, reservations } from '../../db/schema';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let id: StudentId;
beforeEach(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  id = await studentWithMeals(
    server.database.db,
    [{ date: day('2026-02-03'), lunch: true, dinner: true }],
    { seat: 'A-2' },
  );
});
afterEach(() => server.close());

const february = { year: 2026, month: 2 };
const close = () =>
  writeUndoable(server, token, depositEndpoints.closeMonth, february, { typed: '2026-02' });
const reopen = () =>
  writeUndoable(server, token, depositEndpoints.reopenMonth, february, { reason: '하루 더' });
const read = async () =>
  depositMonthSchema.parse(
    (await server.callEndpoint(depositEndpoints.deposits, february, { token })).body,
  );
const adjust = () =>
  server.database.db.insert(depositEntries).values({
    studentId: id,
    month: calendarMonthSchema.parse('2026-02'),
    kind: 'adjustment',
    amount: 5_000,
    note: '대리 신청',
    createdAt: server.clock.now(),
    createdBy: server.managers[1] ?? null,
  });
const eatLate = () =>
  server.database.db.insert(reservations).values({
    studentId: id,
    date: day('2026-02-04'),
    lunch: true,
    dinner: false,
    updatedAt: server.clock.now(),
    updatedByKind: 'manager',
  });
const undo = (written: Parameters<typeof takeBack>[2]) => takeBack(server, token, written);

test('a month that was closed is open as before', async () => {
  const before = await read();
  const closed = await close();
  expect((await read()).close).not.toBeNull();
  expect(await undo(closed)).toEqual({ restored: 1, kept: [] });
  expect(await read()).toEqual(before);
});

test('a month that was opened is closed as before: bills, adjustments, who closed it and when', async () => {
  await close();
  await adjust();
  await eatLate();
  const before = await read();
  expect(before.rows).toMatchObject([{ account: { billed: 16_000 } }]);
  const opened = await reopen();
  expect((await read()).close).toBeNull();
  expect(await undo(opened)).toEqual({ restored: 1, kept: [] });
  expect(await read()).toEqual(before);
});

test('a closed month whose books went on stays closed, which is reported', async () => {
  const closed = await close();
  await adjust();
  expect(await undo(closed)).toMatchObject({
    restored: 0,
    kept: [{ label: '2026년 2월', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect((await read()).close).not.toBeNull();
});

test('an opened month whose meals changed since stays open: nothing is billed by old figures', async () => {
  await close();
  const opened = await reopen();
  await eatLate();
  expect(await undo(opened)).toMatchObject({ restored: 0, kept: [{ id: '2026-02' }] });
  expect(await read()).toMatchObject({ close: null, rows: [{ account: { billed: 16_000 } }] });
});

test('whoever may not close a month may not take its closing back', async () => {
  const closed = await close();
  const viewer = await server.managerToken('viewer');
  expect(
    await server.callEndpoint(operationEndpoints.undoOperation, closed.undo, { token: viewer }),
  ).toMatchObject({ status: 403, body: { code: 'no-right' } });
  expect((await read()).close).not.toBeNull();
});
