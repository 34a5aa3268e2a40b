import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { defaultAttendanceSettings, studyDayAt } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { defaultNoticeSettings } from '@academy/domain/messages';
import { clockTime, formatClock } from '@academy/domain/time';
import { inject, onTestFinished } from 'vitest';
import type { Db } from '../../db/database';
import { openDatabase } from '../../db/open';
import { guardianConsents, managers, messages, studentGuardians, students } from '../../db/schema';
import { noticeSetting } from '../../shared/settings/kept-settings';
import { LONG_AGO } from '../data/long-ago';
import { storeSetting } from '../data/store-setting';
import { transact } from '../../http/writes/transact';
import { nextRevision } from '../../shared/attendance/study-days-db';
import { writeVisits } from '../../shared/attendance/visits-db';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { startTextService } from '../servers/text-service';
import { kill, startChild } from './child';

const MINUTE_MS = 60_000;
/** A worker that comes after a killed one lives where that one's lease is over. */
const ROUND_MINUTES = 3;
/** In which the last leases and the last waits after a lost answer are over. */
const ROUNDS = 8;
/** How long the crowd takes to come, by its clock. */
const CROWD_MINUTES = 10;
const phoneOf = (n: number) => `010${String(70_000_000 + n)}`;

async function aCrowd(db: Db, count: number, now: Date) {
  const by = await db
    .insert(managers)
    .values({
      username: 'desk',
      name: '데스크',
      passwordHash: '-',
      role: 'ADMIN',
      status: 'ACTIVE',
    })
    .returning({ id: managers.id });
  const crowd = await db
    .insert(students)
    .values(
      Array.from({ length: count }, (_, n) => ({
        name: `학생 ${n}`,
        phone: `010${String(20_000_000 + n)}`,
        createdAt: LONG_AGO,
      })),
    )
    .returning({ id: students.id });
  await db
    .insert(studentGuardians)
    .values(crowd.map(({ id }, n) => ({ studentId: id, place: 0, phone: phoneOf(n) })));
  await db.insert(guardianConsents).values(
    Array.from({ length: count }, (_, n) => ({
      phone: phoneOf(n),
      agreedOn: studyDayAt(now, defaultAttendanceSettings),
      notedAt: now,
    })),
  );
  const value = {
    ...defaultNoticeSettings,
    channel: 'sms' as const,
    arrived: { ...defaultNoticeSettings.arrived, on: true },
    perMinute: 1_000,
  };
  await storeSetting(db, noticeSetting, value, now);
  const [manager] = by;
  if (!manager) throw new Error('no manager');
  return { by: manager.id, crowd: crowd.map(({ id }) => id) };
}

/**
 * A crowd that comes in ten minutes, while the processes that tell their guardians are killed at
 * random and answers of the text service are lost: what the service took of whom, and how the
 * outbox is in the end.
 */
export async function tellCrowd(count: number) {
  const { serverUrl, template } = inject('postgres');
  const url = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, url));
  const service = await startTextService();
  onTestFinished(() => service.close());
  const database = await openDatabase({ databaseUrl: url, dataDir: undefined });
  onTestFinished(() => database.close());
  const { db } = database;
  const start = new Date();
  const { by, crowd } = await aCrowd(db, count, start);

  const arrive = (studentId: StudentId, now: Date) =>
    transact(db, async (tx) => {
      const date = studyDayAt(now, defaultAttendanceSettings);
      const { revision } = await nextRevision(tx, date);
      const arrivedAt = clockTime(formatClock(now));
      const visit = { studentId, arrivedAt, leftAt: null, outings: [], version: 1, before: null };
      await writeVisits(tx, [visit], { date, revision, now, today: date, by });
    });
  const work = (round: number) =>
    startChild('send-loop', {
      DATABASE_URL: url,
      ...service.env,
      AHEAD_MS: String(round * ROUND_MINUTES * MINUTE_MS),
    });
  let kills = 0;
  let arrived = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const soFar = Math.min(count, Math.ceil((count * round * ROUND_MINUTES) / CROWD_MINUTES));
    for (; arrived < soFar; arrived += 1) {
      const studentId = crowd[arrived];
      if (studentId === undefined) throw new Error('nobody');
      const at = start.getTime() + (arrived * CROWD_MINUTES * MINUTE_MS) / count;
      await arrive(studentId, new Date(at));
    }
    if (round === 2) service.loseAnswers();
    else service.accept();
    const workers = [await work(round), await work(round)];
    const over = Promise.all(workers.map((worker) => once(worker, 'exit')));
    if (round <= 4) {
      const open = count - service.taken.length;
      await Promise.race([
        service.until(service.taken.length + randomInt(1, Math.ceil(open / 4) + 2)),
        over,
      ]);
      for (const worker of workers) if (worker.exitCode === null && kill(worker)) kills += 1;
    }
    await over;
  }
  const rows = await db.select({ state: messages.state }).from(messages);
  return {
    kills,
    expected: Array.from({ length: count }, (_, n) => phoneOf(n)),
    taken: service.taken.map(({ to }) => to).toSorted(),
    states: new Set(rows.map(({ state }) => state)),
  };
}
