import { moveEndpoints } from '@academy/domain/moves';
import { seoulDay, shiftDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, reservations, students } from '../db/schema';
import { advanceMoves } from '../features/moves/advance-move';
import { insertMove } from '../features/moves/moves-db';
import type { Branches } from '../shared/branches/branches';
import { openChains, type Chains, type ChainSlug } from '../testing/academies/a-chain';
import { insertStudent } from '../testing/data/a-student';
import { insertPenalty } from '../testing/data/some-points';
import { insertReason } from '../testing/data/some-reason';
import { setGuardians } from '../testing/data/some-guardian';

let chains: Chains;
beforeAll(async () => {
  chains = await openChains();
}, 60_000);
afterAll(() => chains.close());

const now = () => chains.apps.haneul.clock.now();
const today = () => seoulDay(now());
let made = 0;
/** A student of 북부점 with a number of their own. */
async function aStudent(name = `학생${(made += 1)}`) {
  const { database } = chains.apps.bukbu;
  const phone = `0109${String((made += 1)).padStart(7, '0')}`;
  const studentId = await insertStudent(database.db, {
    name,
    phone,
    seat: `M-${made}`,
    memo: '메모',
  });
  return { studentId, name, phone };
}
const office = () => chains.apiOf('haneul');
const draftOf = (studentId: Awaited<ReturnType<typeof insertStudent>>, date = today()) => ({
  from: 'bukbu',
  to: 'nambu',
  studentId,
  day: date,
});
const start = async (body: ReturnType<typeof draftOf>) => (await office()).startMove({ body });
/** As a branch has a student now, by number; every row that was not erased. */
const at = async (slug: ChainSlug, phone: string) =>
  (
    await chains.apps[slug].database.db.select().from(students).where(eq(students.phone, phone))
  ).map(({ status, leftOn, seat, startDate }) => ({ status, leftOn, seat, startDate }));
const enrolled = async (phone: string) =>
  [...(await at('bukbu', phone)), ...(await at('nambu', phone))].filter(
    ({ status }) => status === 'ENROLLED',
  ).length;

test('a student goes to the other branch with what they bring, and leaves the old one', async () => {
  const { studentId, name, phone } = await aStudent();
  const old = chains.apps.bukbu;
  const [by] = old.managers;
  if (!by) throw new Error('no manager');
  await setGuardians(old.database.db, studentId, [{ name: '보호자', phone: '01077776666' }]);
  await insertPenalty(old.database.db, { studentId, by, now: now() });
  await insertReason(old.database.db, now(), studentId);
  await old.database.db.insert(reservations).values(
    [0, 1].map((after) => ({
      studentId,
      date: shiftDay(today(), after),
      lunch: true,
      dinner: false,
      updatedAt: now(),
      updatedByKind: 'student' as const,
    })),
  );
  const api = await office();
  const found = await api.moveCandidates({ query: { from: 'bukbu', q: name } });
  expect(found.content).toMatchObject([{ id: studentId, name, phoneTail: phone.slice(-4) }]);
  const preview = await api.previewMove({ body: draftOf(studentId) });
  expect(preview).toMatchObject({
    student: { name },
    from: { name: '북부점' },
    to: { name: '남부점' },
    lastDay: today(),
    returns: false,
    problem: null,
    carried: { guardians: 1, points: { rewards: 0, penalties: 5 }, earlier: 0 },
    left: { mealCount: 1, scheduleCount: 0, mockCount: 0, unpaid: [{ amount: 10_000 }] },
  });

  const move = await start(draftOf(studentId));
  expect(move).toMatchObject({ name, state: 'done', problem: null, byName: '한원장' });
  expect(await at('bukbu', phone)).toMatchObject([{ status: 'LEFT', leftOn: today() }]);
  expect(await at('nambu', phone)).toEqual([
    { status: 'ENROLLED', leftOn: null, seat: null, startDate: today() },
  ]);
  const meals = await old.database.db
    .select()
    .from(reservations)
    .where(eq(reservations.studentId, studentId));
  expect(meals.filter(({ lunch }) => lunch).map(({ date }) => date)).toEqual([today()]);

  const branch = await chains.apiOf('nambu');
  const [row] = (await branch.students({ query: { q: name } })).content;
  expect(row).toMatchObject({ memo: '메모', guardians: [{ phone: '01077776666' }] });
  const moves = await branch.studentMoves({ params: { studentId: row?.id ?? studentId } });
  expect(moves).toMatchObject({
    content: [
      { way: 'in', branch: '북부점', url: 'https://bukbu-admin.example.com', day: today() },
    ],
    histories: [
      {
        branch: '북부점',
        pointSums: { rewards: 0, penalties: 5 },
        points: [{ pointType: 'PENALTY', points: 5, reason: '무단지각' }],
        months: [{ points: { penalties: 5 } }],
        reasons: [{ type: expect.any(String) }],
      },
    ],
  });
  const left = await (await chains.apiOf('bukbu')).studentMoves({ params: { studentId } });
  expect(left.content).toMatchObject([{ way: 'out', branch: '남부점', planned: false }]);
  const sentences = async (slug: ChainSlug) =>
    (await (await chains.apiOf(slug)).auditLog({ query: { topic: 'students' } })).content
      .map(({ sentence }) => sentence)
      .filter((sentence) => /옮/.test(sentence));
  expect((await sentences('nambu'))[0]).toMatch(
    new RegExp(`^본사가 ${name} 학생을 다른 지점에서 옮겨 왔습니다 · 북부점`),
  );
  expect((await sentences('bukbu'))[0]).toMatch(
    new RegExp(`^본사가 ${name} 학생을 다른 지점으로 옮겼습니다 · 남부점`),
  );
  expect((await sentences('haneul'))[0]).toMatch(/^한원장님이 학생을 다른 지점으로 옮기기로/);
});

test('the head office keeps no name, and what was carried is erased with the student', async () => {
  const { studentId, name, phone } = await aStudent();
  await start(draftOf(studentId));
  const said = await chains.apps.haneul.database.db.select().from(auditLog);
  expect(JSON.stringify(said)).not.toContain(name);
  const branch = await chains.apiOf('nambu');
  const [row] = (await branch.students({ query: { q: name } })).content;
  const params = { studentId: row?.id ?? studentId };
  await branch.changeStatus({ body: { studentIds: [params.studentId], status: 'LEFT' } });
  await branch.eraseStudent({ params, body: { typed: name } });
  await expect(branch.studentMoves({ params })).rejects.toMatchObject({ code: 'not-found' });
  expect(await at('nambu', phone)).toEqual([]);
  // The old branch still knows who it was.
  expect((await (await office()).moves()).content[0]).toMatchObject({ name, state: 'done' });
});

test('one that is planned waits for its day, and can be taken back until then', async () => {
  const { studentId, phone, name } = await aStudent();
  const later = shiftDay(today(), 3);
  const move = await start(draftOf(studentId, later));
  expect(move.state).toBe('announced');
  expect(await at('nambu', phone)).toEqual([]);
  const known = await (await chains.apiOf('bukbu')).studentMoves({ params: { studentId } });
  expect(known.content).toMatchObject([{ way: 'out', planned: true, day: later }]);
  await expect(start(draftOf(studentId))).rejects.toMatchObject({ code: 'move-refused' });
  const deps = { db: chains.apps.haneul.database.db, branches: chains.branchesOf('haneul') };
  await advanceMoves(deps, new Date(now().getTime() + 2 * 86_400_000));
  expect(await at('bukbu', phone)).toMatchObject([{ status: 'ENROLLED' }]);

  const api = await office();
  const params = { moveId: move.id };
  expect((await api.cancelMove({ params })).state).toBe('cancelled');
  expect((await api.cancelMove({ params })).state).toBe('cancelled');
  const again = await start(draftOf(studentId, later));
  await advanceMoves(deps, new Date(now().getTime() + 3 * 86_400_000));
  expect(await at('bukbu', phone)).toMatchObject([{ status: 'LEFT', leftOn: shiftDay(later, -1) }]);
  expect(await at('nambu', phone)).toMatchObject([{ status: 'ENROLLED', startDate: later }]);
  await expect(api.cancelMove({ params: { moveId: again.id } })).rejects.toMatchObject({
    code: 'move-too-late',
  });
  expect((await api.moves()).content[0]).toMatchObject({ name, state: 'done' });
});

test('who comes back goes on where they left', async () => {
  const { studentId, phone, name } = await aStudent();
  await start(draftOf(studentId));
  const [there] = (await (await chains.apiOf('nambu')).students({ query: { q: name } })).content;
  chains.apps.haneul.clock.set(new Date(now().getTime() + 60_000), { frozen: true });
  const back = { ...draftOf(there?.id ?? studentId), from: 'nambu', to: 'bukbu' };
  expect(await (await office()).previewMove({ body: back })).toMatchObject({ returns: true });
  await start(back);
  expect(await at('bukbu', phone)).toMatchObject([{ status: 'ENROLLED', leftOn: null }]);
  expect(await at('nambu', phone)).toMatchObject([{ status: 'LEFT' }]);
  const moves = await (await chains.apiOf('bukbu')).studentMoves({ params: { studentId } });
  expect(moves.content.map(({ way }) => way)).toEqual(['in', 'out']);
  expect(moves.histories.map(({ branch }) => branch)).toEqual(['남부점', '북부점']);
});

test('what is against it is said with the field, and writes nothing', async () => {
  const { studentId, phone, name } = await aStudent();
  await insertStudent(chains.apps.nambu.database.db, { name: '임자', phone });
  const api = await office();
  expect(await api.previewMove({ body: draftOf(studentId) })).toMatchObject({
    problem: 'number-taken',
  });
  await expect(start(draftOf(studentId))).rejects.toMatchObject({
    code: 'phone-taken',
    message: expect.stringContaining('전화번호를 남부점의 다른 학생이'),
  });
  await chains.apps.nambu.database.db
    .update(students)
    .set({ name })
    .where(eq(students.phone, phone));
  await expect(start(draftOf(studentId))).rejects.toMatchObject({
    code: 'phone-taken',
    message: expect.stringContaining('이름과 전화번호가 같은'),
  });
  await expect(start({ ...draftOf(studentId), to: 'bukbu' })).rejects.toMatchObject({
    body: { errors: { to: expect.any(String) } },
  });
  for (const date of [shiftDay(today(), -1), shiftDay(today(), 91)])
    await expect(start(draftOf(studentId, date))).rejects.toMatchObject({
      body: { errors: { day: expect.any(String) } },
    });
  const known = await (await chains.apiOf('bukbu')).studentMoves({ params: { studentId } });
  expect(known.content).toEqual([]);
});

test('an account moves students between the branches that it was given, and sees no other move', async () => {
  const { studentId } = await aStudent();
  const move = await start(draftOf(studentId, shiftDay(today(), 5)));
  const { id } = await chains.give(['nambu']);
  await (await office()).editAccount({ params: { managerId: id }, body: { areas: ['students'] } });
  const manager = await chains.apiOf('haneul', 'manager');
  const body = draftOf(studentId);
  const params = { moveId: move.id };
  for (const call of [
    () => manager.moveCandidates({ query: { from: 'bukbu', q: '' } }),
    () => manager.previewMove({ body }),
    () => manager.startMove({ body: { ...body, from: 'haebyeon' } }),
    () => manager.startMove({ body: { ...body, from: 'nambu', to: 'haebyeon' } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'branch-unknown' });
  for (const call of [() => manager.cancelMove({ params }), () => manager.resumeMove({ params })])
    await expect(call()).rejects.toMatchObject({ code: 'not-found' });
  expect((await manager.moves()).content).toEqual([]);
  await chains.give(['nambu', 'bukbu']);
  expect((await manager.moves()).content).not.toEqual([]);
  await manager.cancelMove({ params });
  const token = await chains.apps.bukbu.managerToken('admin');
  for (const [endpoint, query] of [
    [moveEndpoints.moves, ''],
    [moveEndpoints.moveCandidates, '?from=nambu&q='],
  ] as const) {
    const own = await chains.apps.bukbu.call('GET', `/api${endpoint.path}${query}`, { token });
    expect([own.status, own.body]).toMatchObject([404, { code: 'no-head-office' }]);
  }
});

test('of what came along an account sees its areas', async () => {
  const { studentId, name } = await aStudent();
  const [by] = chains.apps.bukbu.managers;
  if (!by) throw new Error('no manager');
  await insertPenalty(chains.apps.bukbu.database.db, { studentId, by, now: now() });
  await start(draftOf(studentId));
  const branch = await chains.apiOf('nambu');
  const [row] = (await branch.students({ query: { q: name } })).content;
  const account = (await branch.accounts()).content.find(({ username }) => username === 'manager');
  if (!account || !row) throw new Error('nobody');
  await branch.editAccount({
    params: { managerId: account.id },
    body: { areas: ['students', 'mocks'] },
  });
  const { body } = await chains.apps.nambu.callEndpoint(
    moveEndpoints.studentMoves,
    { studentId: row.id },
    { token: await chains.apps.nambu.managerToken() },
  );
  expect(body).toMatchObject({ histories: [{ branch: '북부점', months: [{ exams: [] }] }] });
  expect(JSON.stringify(body)).not.toMatch(/무단지각|penalties|attendance|reasons/);
});

test('a branch that is away keeps the move waiting, and nobody is lost', async () => {
  const { studentId, phone } = await aStudent();
  const move = await start(draftOf(studentId, shiftDay(today(), 1)));
  const deps = { db: chains.apps.haneul.database.db, branches: chains.branchesOf('haneul') };
  const tomorrow = new Date(now().getTime() + 86_400_000);
  chains.away.add('nambu');
  expect(await advanceMoves(deps, tomorrow).finally(() => chains.away.clear())).toBe(true);
  const api = await office();
  const shown = async () => (await api.moves()).content.find(({ id }) => id === move.id);
  expect(await shown()).toMatchObject({ state: 'announced', problem: 'to-silent' });
  expect(await enrolled(phone)).toBe(1);
  expect(await advanceMoves(deps, tomorrow)).toBe(false);
  expect(await shown()).toMatchObject({ state: 'done', problem: null });
  chains.away.add('bukbu');
  const silent = start(draftOf(studentId)).finally(() => chains.away.clear());
  await expect(silent).rejects.toMatchObject({ code: 'branch-silent' });
});

/** Its process ends at the nth call of a step, just before or just after the branch did it. */
function dying(branches: Branches, dies: { call: number; after: boolean }): Branches {
  let calls = 0;
  const moving = Object.fromEntries(
    Object.entries(branches.moving).map(([name, work]) => [
      name,
      async (...input: unknown[]) => {
        calls += 1;
        if (calls === dies.call && !dies.after) throw new Error('killed');
        const answer: unknown = await Reflect.apply(work, undefined, input);
        if (calls === dies.call) throw new Error('killed');
        return answer;
      },
    ]),
  );
  return Object.assign({}, branches, { moving });
}

describe.each([false, true])('killed after the branch did it: %s', (after) => {
  // announce, pack, prepare, let go, arrive; of one called off: announce, withdraw, discard.
  test.each([1, 2, 3, 4, 5])('at step %s, it is gone on with, once', async (call) => {
    const { phone, studentId } = await aStudent();
    const deps = { db: chains.apps.haneul.database.db, branches: chains.branchesOf('haneul') };
    const move = await plan(studentId);
    await expect(
      advanceMoves({ ...deps, branches: dying(deps.branches, { call, after }) }, now()),
    ).rejects.toThrow('killed');
    expect(await enrolled(phone)).toBeLessThanOrEqual(1);
    await Promise.all([advanceMoves(deps, now()), advanceMoves(deps, now())]);
    expect(await at('bukbu', phone)).toMatchObject([{ status: 'LEFT' }]);
    expect(await at('nambu', phone)).toMatchObject([{ status: 'ENROLLED' }]);
    const { content } = await (await office()).moves();
    expect(content.find(({ id }) => id === move)).toMatchObject({ state: 'done' });
  });

  test.each([1, 2, 3, 4])(
    'one that is called off at step %s leaves nobody at the new branch',
    async (call) => {
      const { phone, studentId } = await aStudent();
      const deps = { db: chains.apps.haneul.database.db, branches: chains.branchesOf('haneul') };
      const move = await plan(studentId);
      const dead = advanceMoves(
        { ...deps, branches: dying(deps.branches, { call, after }) },
        now(),
      );
      await expect(dead).rejects.toThrow('killed');
      const gone = call === 4 && after;
      const api = await office();
      const called = api.cancelMove({ params: { moveId: move } });
      if (gone) await expect(called).rejects.toMatchObject({ code: 'move-too-late' });
      else expect((await called).state).toBe('cancelled');
      await advanceMoves(deps, now());
      expect(await at('bukbu', phone)).toMatchObject([{ status: gone ? 'LEFT' : 'ENROLLED' }]);
      expect(await at('nambu', phone)).toMatchObject(gone ? [{ status: 'ENROLLED' }] : []);
    },
  );
});

/** A move that the office wrote down, and nothing more. */
async function plan(studentId: Awaited<ReturnType<typeof insertStudent>>) {
  const { db } = chains.apps.haneul.database;
  const [by] = chains.apps.haneul.managers;
  if (!by) throw new Error('no manager');
  return db.transaction((tx) =>
    insertMove(tx, draftOf(studentId), { by, plannedOn: today(), now: now() }),
  );
}
