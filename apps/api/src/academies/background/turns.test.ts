import { defaultNoticeSettings, sendingEndpoints } from '@academy/domain/messages';
import { day } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../db/schema';
import { due } from '../../db/directory/tables';
import { newestMigration } from '../../db/pending-migrations-db';
import { enqueue } from '../../shared/messages/enqueue-db';
import { mockSetting, noticeSetting } from '../../shared/settings/kept-settings';
import { startTestHouse } from '../../testing/academies/house';
import { agreeToNotices } from '../../testing/calls/save-notices';
import { insertStudent } from '../../testing/data/a-student';
import { insertExam } from '../../testing/data/some-exam';
import { storeSetting } from '../../testing/data/store-setting';
import { waitingOrder } from '../../testing/data/some-order';
import { watchedDatabase } from '../../testing/database/watched-database';
import { startMailbox } from '../../testing/servers/mailbox';
import type { TestApp } from '../../testing/test-app';
import { changeAcademy } from '../directory-db';
import { markDue, putBack, takeDue } from './due-db';
import { takeTurn } from './turn';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let many: Awaited<ReturnType<typeof startTestHouse>>;
const start = async (working: boolean) => {
  mailbox = await startMailbox();
  const env = mailbox.known;
  many = await startTestHouse({
    academies: { haneul: 'main', bada: 'second', sup: 'main' },
    working,
    env,
  });
};
afterEach(async () => {
  await many.close();
  await mailbox.close();
});

const unsealed = async ({ database: { db } }: TestApp) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from audit_unsealed`)).rows[0]?.n;
const appOf = (at: number) => {
  const app = many.apps[at];
  if (!app) throw new Error(`no academy ${at}`);
  return app;
};
const firstTurn = async () => {
  const [academy] = many.house.directory.all();
  if (!academy) throw new Error('no academy');
  return {
    ...(await many.house.rooms.of(academy)),
    clock: many.clock.now,
    isReadOnly: false,
    log: many.house.lobby.log,
  };
};

test('each academy’s mail goes and its log is sealed soon after a write; one that fails keeps no other waiting', async () => {
  await start(true);
  const [haneul, bada, sup] = [appOf(0), appOf(1), appOf(2)];
  await sup.database.db.execute(sql`alter table messages rename to lost`);
  for (const app of [haneul, bada])
    await app.callEndpoint(
      sendingEndpoints.saveMailKeys,
      {},
      { token: await app.managerToken('admin'), body: mailbox.keys },
    );
  for (const [name, { database }] of [
    ['haneul', haneul],
    ['bada', bada],
  ] as const)
    await database.db.transaction((tx) =>
      enqueue(
        tx,
        { ...waitingOrder, key: name, subject: name, giveUpAt: new Date(Date.now() + 3_600_000) },
        new Date(),
      ),
    );
  // A write is what makes an academy due.
  for (const app of [sup, haneul, bada]) await app.studentToken();
  await vi.waitFor(
    () =>
      expect(mailbox.taken.map(({ subject }) => subject).toSorted()).toEqual(['bada', 'haneul']),
    { timeout: 20_000 },
  );
  for (const app of [haneul, bada])
    await vi.waitFor(async () => expect(await unsealed(app)).toBe(0), { timeout: 10_000 });
  const states = await bada.database.db.select({ state: messages.state }).from(messages);
  expect(states).toEqual([{ state: 'sent' }]);
  await vi.waitFor(() =>
    expect(many.log.some((line) => /"academy":"sup".*sending messages failed/.test(line))).toBe(
      true,
    ),
  );
});

test('an academy with nothing to do is looked at again at the next tenth minute', async () => {
  await start(true);
  await vi.waitFor(
    async () => {
      const rows = await many.directory.select().from(due);
      expect(rows.filter(({ sweptAt, takenUntil }) => sweptAt && !takenUntil)).toHaveLength(3);
    },
    { timeout: 20_000 },
  );
  for (const { at } of await many.directory.select().from(due)) {
    expect(at.getTime() % 600_000).toBe(0);
    expect(at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  }
});

test('a due academy belongs to one process; what is written in its turn is not forgotten', async () => {
  await start(false);
  const { directory: db } = many;
  // Its work goes on, too, while processes of two releases run.
  await changeAcademy(db, 'bada', { schemaVersion: '9999_later' });
  const now = new Date(Date.now() + 60_000);
  const next = new Date(now.getTime() + 600_000);
  const newest = newestMigration();
  const take = (at: Date, atMost = 2) => takeDue(db, { now: at, newest, atMost });
  const [first, second] = await Promise.all([take(now), take(now)]);
  const ids = [...first, ...second].map(({ academyId }) => academyId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  expect(await take(now)).toEqual([]);

  const [one, other] = first;
  if (!one || !other) throw new Error('nothing was taken');
  await markDue(db, [one.academyId], now);
  for (const taken of [one, other]) await putBack(db, taken, { now, next });
  expect((await take(now)).map(({ academyId }) => academyId)).toEqual([one.academyId]);
  // Whose process ended is taken again.
  const late = new Date(now.getTime() + 3 * 60_000);
  expect((await take(late, 3)).map(({ academyId }) => academyId)).toHaveLength(2);
});

test('a turn without work costs so little that 300 academies at rest are 20 transactions a second', async () => {
  await start(false);
  const rooms = await firstTurn();
  const watched = watchedDatabase();
  const turn = { ...rooms, database: watched.wrap(rooms.database) };
  const transactionsOf = async (sweptAt: Date | null) => {
    const { outside, transactions } = await watched.count(() => takeTurn({ ...turn, sweptAt }));
    return outside + transactions;
  };
  const [forgetting, quiet] = [await transactionsOf(null), await transactionsOf(turn.clock())];
  // Six turns an hour, one of which forgets, each with its note in the directory; two processes
  // look once a second for who is due.
  const perSecond = (300 * (5 * quiet + forgetting + 6)) / 3_600 + 2;
  expect(perSecond).toBeLessThanOrEqual(20);
  expect(quiet).toBeGreaterThan(5);
});

test('what goes by the clock goes at an academy of many as well: an exam that closes tomorrow', async () => {
  await start(false);
  const app = appOf(0);
  const { db } = app.database;
  many.clock.set(new Date('2026-03-09T18:00:00+09:00'), { frozen: true });
  await storeSetting(db, mockSetting, { closingReminder: true, dayReminder: false });
  await storeSetting(db, noticeSetting, {
    ...defaultNoticeSettings,
    channel: 'copy',
    exam: { on: true, text: '{이름} {시험}: {상태}', templateId: '' },
  });
  const student = await insertStudent(db, {
    name: '강마감',
    phone: '01077110001',
    guardians: [{ phone: '01088770001' }],
  });
  await agreeToNotices(app, await app.managerToken('admin'), [student]);
  await insertExam(db, many.clock.now(), {
    title: '3월 모의고사',
    registrationEndDate: day('2026-03-10'),
    examDate: day('2026-03-20'),
  });
  await takeTurn({ ...(await firstTurn()), sweptAt: many.clock.now() });
  const waiting = await db.select({ text: messages.text }).from(messages);
  expect(waiting.map(({ text }) => text).join()).toContain('강마감 3월 모의고사');
});
