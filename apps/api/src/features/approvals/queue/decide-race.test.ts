import type { ReasonId, ScheduleId } from '@academy/domain/ids';
import { reasonEndpoints } from '@academy/domain/reasons';
import {
  decidedSchema,
  scheduleEndpoints,
  scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { absenceReasons, auditLog, regularSchedules } from '../../../db/schema';
import { managerWith } from '../../../testing/data/a-manager';
import { persistently } from '../../../testing/calls/persistently';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
let managers: string[];
let newStudent: () => Promise<SignedIn>;
let people: SignedIn[];
beforeAll(async () => {
  server = await startTestApp();
  managers = [
    (await managerWith(server, 'MANAGER')).token,
    (await managerWith(server, 'MANAGER')).token,
  ];
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => void (people = await Promise.all(Array.from({ length: 6 }, newStudent))));

const waiting = (studentId: SignedIn['id']) =>
  insertSchedule(server.database.db, now, studentId, { status: 'PENDING' });
const rowsOf = (ids: readonly ScheduleId[]) =>
  server.database.db
    .select()
    .from(regularSchedules)
    .where(inArray(regularSchedules.id, [...ids]));
const decisionsOf = (id: string) =>
  server.database.db.$count(
    auditLog,
    and(
      eq(auditLog.entityId, id),
      eq(auditLog.entity, 'regular-schedules'),
      like(auditLog.action, '%-schedule'),
      eq(auditLog.actorKind, 'manager'),
    ),
  );

function decide(
  manager: number,
  wish: { decision: 'approve' | 'reject'; ids: readonly string[] },
  endpoint: 'decideSchedules' | 'decideReasons' = 'decideSchedules',
) {
  const body = {
    decision: wish.decision,
    reason: wish.decision === 'reject' ? '시험 기간' : '',
    items: wish.ids.map((id) => ({ id, version: 1 })),
  };
  return persistently(async () =>
    server.callEndpoint(
      scheduleManagementEndpoints[endpoint],
      {},
      { token: managers[manager] ?? '', body },
    ),
  ).then((answer) => decidedSchema.parse(answer.body));
}

test('two managers decide the same requests, in opposite order: each is decided once, and the other is told so', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await Promise.all(people.map(({ id }) => waiting(id)));
    const [approved, rejected] = await Promise.all([
      decide(0, { decision: 'approve', ids }),
      decide(1, { decision: 'reject', ids: ids.toReversed() }),
    ]);
    expect([...approved.decided, ...rejected.decided].toSorted()).toEqual(ids.toSorted());
    expect([...approved.skipped, ...rejected.skipped].map(({ message }) => message)).toEqual(
      ids.map(() => '이미 처리되었거나 취소된 신청입니다.'),
    );
    for (const { id, status } of await rowsOf(ids)) {
      expect(status).toBe(approved.decided.includes(id) ? 'APPROVED' : 'REJECTED');
      expect(await decisionsOf(id)).toBe(1);
    }
  }
});

test('a student edits or withdraws while a manager approves: what was approved is what the manager read', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await Promise.all(people.map(({ id }) => waiting(id)));
    const students = people.map(({ token }, index) =>
      persistently(() =>
        index % 2 === 0
          ? server.callEndpoint(
              scheduleEndpoints.cancelSchedule,
              { scheduleId: ids[index] },
              { token },
            )
          : server.callEndpoint(
              scheduleEndpoints.editSchedule,
              { scheduleId: ids[index] },
              {
                token,
                body: {
                  ...aScheduleDraft({ firstDate: '2026-03-03', lastDate: null }),
                  title: '바꾼 학원',
                  version: 1,
                },
              },
            ),
      ),
    );
    const [{ decided }] = await Promise.all([
      decide(round % 2, { decision: 'approve', ids }),
      ...students,
    ]);
    for (const { id, status, title, version } of await rowsOf(ids)) {
      // Approved first: a withdrawal ends it, an edit is a request of its own or is refused
      // as stale. Decided last: left alone.
      if (decided.includes(id))
        expect([title, ['APPROVED', 'CANCELLED'].includes(status)]).toEqual(['수학학원', true]);
      else
        expect([status, version]).toEqual(
          status === 'CANCELLED' ? ['CANCELLED', 2] : ['PENDING', 2],
        );
    }
  }
});

test('a student withdraws a reason while two managers decide it: one outcome', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [me] = people;
    if (!me) throw new Error('nobody is there');
    const reasonId: ReasonId = await insertReason(server.database.db, now, me.id, {
      date: aScheduleDraft({ firstDate: `2026-03-1${round}` }).firstDate,
    });
    const [one, two, withdrawn] = await Promise.all([
      decide(0, { decision: 'approve', ids: [reasonId] }, 'decideReasons'),
      decide(1, { decision: 'reject', ids: [reasonId] }, 'decideReasons'),
      persistently(() =>
        server.callEndpoint(reasonEndpoints.withdrawReason, { reasonId }, { token: me.token }),
      ),
    ]);
    const [row] = await server.database.db
      .select()
      .from(absenceReasons)
      .where(eq(absenceReasons.id, reasonId));
    const outcomes = [
      one.decided.length === 1 && 'APPROVED',
      two.decided.length === 1 && 'REJECTED',
      withdrawn.status === 200 && 'WITHDRAWN',
    ].filter(Boolean);
    expect(outcomes).toEqual([row?.status]);
  }
});
