import { attendanceEndpoints } from '@academy/domain/attendance';
import {
  codeText,
  kioskCodeEndpoints,
  kioskEndpoints,
  kioskManagementEndpoints,
  readCode,
  type ShownCode,
} from '@academy/domain/kiosk';
import { calendarDaySchema } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendanceVisits, kioskCheckIns, students, terminals } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

const NOW = '2026-03-02T14:10:00+09:00';
const date = calendarDaySchema.parse('2026-03-02');
let server: TestApp;
let manager: string;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ now: NOW });
  manager = await server.managerToken('admin');
  ({ token } = await pair());
});
beforeEach(async () => {
  const { db } = server.database;
  server.clock.set(new Date(NOW), { frozen: true });
  await db.delete(kioskCheckIns);
  await db.delete(attendanceVisits);
});
afterAll(() => server.close());

const ask = (...args: Parameters<TestApp['callEndpoint']>) => server.callEndpoint(...args);
async function add() {
  const answer = await ask(
    kioskManagementEndpoints.addKiosk,
    {},
    { token: manager, body: { name: '정문' } },
  );
  return kioskManagementEndpoints.addKiosk.response.parse(answer.body);
}
const connect = (code: string) => ask(kioskEndpoints.pairKiosk, {}, { body: { code } });
async function pair() {
  const { code, kiosk } = await add();
  const { body } = await connect(`${code.slice(0, 4)} ${code.slice(4)}`);
  return { id: kiosk.id, code, ...kioskEndpoints.pairKiosk.response.parse(body) };
}
const at = (clock: string) => new Date(`2026-03-02T${clock}+09:00`).toISOString();
let count = 0;
const one = (
  student: number,
  action: string,
  time: string,
  key = `key-${(count += 1)}-number`,
) => ({
  key,
  studentId: scenarioStudent(server, student),
  action,
  at: at(time),
});
const send = async (...checkIns: (ReturnType<typeof one> & { code?: ShownCode })[]) => {
  const { status, body } = await ask(kioskEndpoints.checkIn, {}, { token, body: { checkIns } });
  expect(status).toBe(200);
  return kioskEndpoints.checkIn.response.parse(body).results.map(({ outcome }) => outcome);
};
const sheet = async (student: number) => {
  const { body } = await ask(attendanceEndpoints.attendanceDay, { date }, { token: manager });
  const { rows } = attendanceEndpoints.attendanceDay.response.parse(body);
  return rows.find(({ studentId }) => studentId === scenarioStudent(server, student))?.visit;
};
const noted = async () => {
  const { body } = await ask(kioskManagementEndpoints.notedCheckIns, { date }, { token: manager });
  return kioskManagementEndpoints.notedCheckIns.response.parse(body).content;
};

test('a code connects one device, once, within ten minutes', async () => {
  const { code } = await add();
  server.clock.set(new Date('2026-03-02T14:20:01+09:00'), { frozen: true });
  expect((await connect(code)).body).toMatchObject({ code: 'kiosk-code-unknown' });
  const { code: used } = await pair();
  expect((await connect(used)).status).toBe(400);
  expect((await connect('')).status).toBe(400);
});

const listed = async () => {
  const { body } = await ask(kioskManagementEndpoints.kiosks, {}, { token: manager });
  return kioskManagementEndpoints.kiosks.response.parse(body).content.map(({ id }) => id);
};

test('a device that was removed is let in nowhere at once, and is in no list', async () => {
  const { id, token: its } = await pair();
  expect((await ask(kioskEndpoints.kioskDay, {}, { token: its })).status).toBe(200);
  expect(await listed()).toContain(id);
  await ask(kioskManagementEndpoints.removeKiosk, { kioskId: id }, { token: manager });
  expect((await ask(kioskEndpoints.kioskDay, {}, { token: its })).body).toMatchObject({
    code: 'session-expired',
  });
  expect(await listed()).not.toContain(id);
});

test('a device knows masked names and four digits, and no number, name or reason', async () => {
  const { text, body } = await ask(kioskEndpoints.kioskDay, {}, { token });
  const day = kioskEndpoints.kioskDay.response.parse(body);
  expect(day).toMatchObject({ date, kiosk: '정문' });
  expect(day.students[0]).toMatchObject({ name: '김*늘', tail: '5678', visit: null });
  expect(text).not.toMatch(/김하늘|1234567|01012345678/);
});

test('등원 and 하원 with their own times stand in the sheet under the device’s name', async () => {
  expect(await send(one(0, 'leave', '14:09:00'), one(0, 'arrive', '13:58:00'))).toEqual([
    'written',
    'written',
  ]);
  expect(await sheet(0)).toMatchObject({
    arrivedAt: '13:58',
    leftAt: '14:09',
    byName: '정문',
    version: 1,
  });
});

test('sent twice it is one, within one request too, and what the desk wrote stands', async () => {
  const arrival = one(0, 'arrive', '14:00:00');
  expect(await send(arrival, arrival)).toEqual(['written']);
  expect(await send(arrival, one(0, 'arrive', '14:05:00'))).toEqual(['stood', 'stood']);
  expect(await sheet(0)).toMatchObject({ arrivedAt: '14:00', version: 1 });
});

test('what the desk should look at is marked and not refused', async () => {
  await server.database.db
    .update(students)
    .set({ seat: null })
    .where(eq(students.id, scenarioStudent(server, 2)));
  await send(one(0, 'arrive', '14:10:00'));
  await send(one(1, 'arrive', '14:10:03'));
  await send(one(2, 'come-back', '14:00:00'));
  const marks = new Map((await noted()).map(({ studentId, marks: own }) => [studentId, own]));
  expect([0, 1, 2].map((student) => marks.get(scenarioStudent(server, student)))).toEqual([
    expect.arrayContaining(['together']),
    expect.arrayContaining(['together']),
    ['no-seat', 'waited', 'not-written'],
  ]);
  expect(await sheet(2)).toBeNull();
});

const secretOf = async (student: string) => {
  const { body } = await ask(kioskCodeEndpoints.codeSecret, {}, { token: student });
  return kioskCodeEndpoints.codeSecret.response.parse(body);
};
/** A check-in with the code that a student's phone has shown at some time. */
async function scanned(time: string, shown = time, action = 'arrive') {
  const { studentId, secret } = await secretOf(await server.studentToken());
  const read = readCode(codeText({ studentId, secret: secret ?? '' }, new Date(at(shown))));
  if (!read) throw new Error('the code could not be read');
  return {
    ...one(0, action, time),
    studentId,
    code: { step: read.step, proof: read.proof },
  };
}

test('the code of a student’s app checks them in, and nobody else’s key makes it', async () => {
  expect(await send(await scanned('14:09:00'))).toEqual(['written']);
  expect((await noted()).flatMap(({ marks }) => marks)).not.toContain('code-wrong');
  expect(await sheet(0)).toMatchObject({ arrivedAt: '14:09' });
  const mine = await secretOf(await server.studentToken());
  expect(mine.secret).not.toBe((await secretOf(await server.studentToken('01023456789'))).secret);
});

test('a code used twice, one of another time and a made up one are marked and not refused', async () => {
  const first = await scanned('14:00:00');
  expect(await send(first)).toEqual(['written']);
  expect(await send(first)).toEqual(['stood']);
  const other = await pair();
  const again = { ...first, key: 'key-again-one', action: 'leave', at: at('14:00:20') };
  await ask(kioskEndpoints.checkIn, {}, { token: other.token, body: { checkIns: [again] } });
  const late = await scanned('14:05:00', '14:03:30');
  const made = { ...(await scanned('14:09:00')), code: { step: 1, proof: '0'.repeat(15) } };
  await send(late, made);
  const marks = (await noted()).map(({ at: when, marks: own }) => [
    when,
    own.filter((mark) => mark.startsWith('code')),
  ]);
  expect(marks).toEqual([
    [at('14:09:00'), ['code-wrong']],
    [at('14:05:00'), ['code-wrong']],
    [at('14:00:20'), ['code-again']],
    [at('14:00:00'), ['code-again']],
  ]);
});

test('a manager ticks a mark off and takes it back; what a new mark says is not seen yet', async () => {
  await send(one(0, 'come-back', '14:00:00'));
  const [mark] = await noted();
  if (!mark) throw new Error('nothing is marked');
  const params = { checkInId: mark.id };
  const tick = (seen: boolean) =>
    ask(kioskManagementEndpoints.tickCheckIn, params, { token: manager, body: { seen } });
  const seenBy = async () => (await noted()).map(({ seenByName }) => seenByName);
  expect(await seenBy()).toEqual([null]);
  const { body } = await tick(true);
  expect(await seenBy()).toEqual([
    kioskManagementEndpoints.tickCheckIn.response.parse(body).seenByName,
  ]);
  expect(await seenBy()).not.toEqual([null]);
  expect((await tick(true)).status).toBe(200);
  await tick(false);
  expect(await seenBy()).toEqual([null]);
  await tick(true);
  await send(one(1, 'arrive', '14:00:02'));
  expect(await seenBy()).toEqual([null, null]);
});

test('a student’s phone gets its secret only where a device is connected', async () => {
  const student = await server.studentToken();
  expect((await secretOf(student)).secret).toMatch(/^[\w-]{22}$/);
  await server.database.db.update(terminals).set({ removedAt: new Date(NOW) });
  expect((await secretOf(student)).secret).toBeNull();
  await server.database.db.update(terminals).set({ removedAt: null });
});

test('whoever has left the academy is passed over, and so is an id that is none', async () => {
  await server.database.db
    .update(students)
    .set({ status: 'LEFT' })
    .where(eq(students.id, scenarioStudent(server, 1)));
  expect(
    await send(one(1, 'arrive', '14:09:00'), one(0, 'arrive', '14:09:30'), {
      ...one(0, 'arrive', '14:09:00'),
      studentId: 'x' as never,
    }),
  ).toEqual(['written']);
  expect(await server.database.db.$count(kioskCheckIns)).toBe(1);
});
