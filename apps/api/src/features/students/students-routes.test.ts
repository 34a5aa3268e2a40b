import { errorBodySchema } from '@academy/domain/http';
import {
  studentEndpoints,
  studentRecordSchema,
  studentsPageSchema,
} from '@academy/domain/students';
import { aStudentForm } from '@academy/domain/testing';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditLog,
  limits,
  mealBills,
  managers,
  reservations,
  studentPoints,
  students,
} from '../../db/schema';
import { phoneLoginKey } from '../../shared/accounts/login-keys';
import { insertStudent, scenarioStudent } from '../../testing/data/a-student';
import { signIn } from '../../testing/calls/sign-in';
import { takeBack, writtenSchema } from '../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let token: string;
let viewer: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  [token, viewer] = [await server.managerToken(), await server.managerToken('viewer')];
  const { db } = server.database;
  const [first, second, third] = [
    scenarioStudent(server, 0),
    scenarioStudent(server, 1),
    scenarioStudent(server, 2),
  ];
  const meal = (studentId: typeof first, date: string, lunch: boolean, dinner: boolean) => ({
    studentId,
    date: day(date),
    lunch,
    dinner,
    updatedAt: new Date(),
    updatedByKind: 'student' as const,
  });
  await db
    .insert(reservations)
    .values([
      meal(first, '2026-03-03', true, true),
      meal(first, '2026-03-04', true, false),
      meal(first, '2026-02-27', true, true),
      meal(second, '2026-03-03', true, false),
    ]);
  await db.insert(mealBills).values(
    [first, second].map((studentId) => ({
      studentId,
      month: month('2026-03'),
      lunchPrice: won(5000),
      dinnerPrice: won(6000),
    })),
  );
  const issuedBy = server.managers[1];
  if (!issuedBy) throw new Error('no manager');
  await db.insert(studentPoints).values(
    [3, 4].map((points) => ({
      studentId: third,
      incidentDate: day('2026-02-20'),
      pointType: 'PENALTY' as const,
      points,
      reason: '지각',
      issuedBy,
      createdAt: new Date(),
    })),
  );
  await signIn(server, first);
});
afterAll(() => server.close());

const path = studentEndpoints.students.path;
const list = async (query = '', as = token) =>
  studentsPageSchema.parse((await server.call('GET', `/api${path}${query}`, { token: as })).body);
const names = async (query: string) => (await list(query)).content.map(({ name }) => name);
const read = async (id: string, as = token) =>
  studentRecordSchema.parse(
    (await server.callEndpoint(studentEndpoints.student, { studentId: id }, { token: as })).body,
  );

describe('the list', () => {
  test('enrolled students by seat, each with this month’s meals, payment, points and last login', async () => {
    const page = await list();
    expect(page).toMatchObject({
      totalElements: 3,
      counts: { ENROLLED: 3, ON_LEAVE: 1, LEFT: 0 },
      grades: ['고2', '고3'],
      schools: ['별고', '하늘고'],
      classes: [],
    });
    expect(page.content).toMatchObject([
      {
        name: '김하늘',
        phone: '01012345678',
        phoneTail: '5678',
        lunchCount: 2,
        dinnerCount: 1,
        depositState: 'unpaid',
        penaltyTotal: 0,
        namesake: false,
        lastLoginAt: expect.stringMatching(/^2026-03-02T/),
      },
      { name: '이바다', lunchCount: 1, dinnerCount: 0, depositState: 'unpaid', lastLoginAt: null },
      { name: '박솔', lunchCount: 0, depositState: 'none', penaltyTotal: 7, pointStep: '주의' },
    ]);
  });

  test.each([
    ['?q=ㄱㅎㄴ', ['김하늘']],
    ['?q=rlagk', ['김하늘']],
    ['?q=A-02', ['이바다']],
    ['?q=a1', []],
    ['?q=5678', ['김하늘']],
    ['?q=없는사람', []],
    ['?status=ALL', ['김하늘', '이바다', '박솔', '최휴원']],
    ['?status=ON_LEAVE', ['최휴원']],
    ['?status=DELETED', []],
    ['?grade=고2', ['박솔']],
    ['?school=하늘고', ['김하늘', '이바다']],
    ['?hasMeals=false', ['박솔']],
    ['?unpaid=true', ['김하늘', '이바다']],
    ['?signedIn=true', ['김하늘']],
    ['?penaltyFrom=7', ['박솔']],
    ['?penaltyFrom=8', []],
    ['?overStep=true', ['박솔']],
    ['?status=ALL&hasSeat=false', ['최휴원']],
    ['?sort=name', ['김하늘', '박솔', '이바다']],
    ['?sort=name&order=desc', ['이바다', '박솔', '김하늘']],
    ['?sort=penalty&order=desc', ['박솔', '김하늘', '이바다']],
    ['?size=1&page=1', ['이바다']],
    ['?page=9', []],
  ])('%s: %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(['?size=0', '?size=2001', '?sort=phone', '?penaltyFrom=-1', '?status=GONE'])(
    '%s: 400',
    async (query) => {
      expect((await server.call('GET', `/api${path}${query}`, { token })).status).toBe(400);
    },
  );

  test('costs as many queries for a thousand as for four', { tags: 'ci' }, async () => {
    const count = async () => (await watched.count(() => list())).statements;
    const few = await count();
    const { db } = server.database;
    const many = await db
      .insert(students)
      .values(
        Array.from({ length: 1000 }, (_, index) => ({
          name: `학생${index}`,
          phone: `0108888${String(index).padStart(4, '0')}`,
          status: 'LEFT' as const,
        })),
      )
      .returning({ id: students.id });
    expect({ few, many: await count() }).toEqual({ few: 13, many: 13 });
    expect((await list('?status=ALL&size=2000')).content).toHaveLength(1004);
    for (const { id } of many) await db.delete(students).where(eq(students.id, id));
  });

  test('whoever may not see contacts sees the last four digits', async () => {
    await server.database.db
      .update(managers)
      .set({ areas: ['students'] })
      .where(eq(managers.username, 'viewer'));
    await server.database.db.update(students).set({ cashReceiptNumber: '01012345678' });
    const blind = await server.managerToken('viewer');
    const [row] = (await list('', blind)).content;
    expect(row).toMatchObject({
      name: '김하늘',
      phone: null,
      cashReceiptNumber: '',
      phoneTail: '5678',
    });
    const whole = await server.call('GET', '/api/admin/students/files/csv?contacts=show', {
      token: blind,
    });
    expect(whole).toMatchObject({
      status: 403,
      body: { code: 'no-right', needs: 'contacts.read' },
    });
    const masked = await server.call('GET', '/api/admin/students/files/csv', { token: blind });
    expect([
      masked.status,
      masked.text.includes('***-****-5678'),
      masked.text.includes('1234'),
    ]).toEqual([200, true, false]);
  });

  test('the picker finds by the same search and distinguishes namesakes', async () => {
    const answer = await server.call('GET', `/api${studentEndpoints.lookUpStudents.path}?q=ㅂㅅ`, {
      token: viewer,
    });
    expect(answer.body).toEqual({
      content: [
        {
          id: scenarioStudent(server, 2),
          name: '박솔',
          seat: 'B-01',
          grade: '고2',
          school: '별고',
          className: null,
          phoneTail: '7890',
          status: 'ENROLLED',
          version: 1,
        },
      ],
    });
  });
});

describe('one student', () => {
  const create = (form: object = {}, as = token) =>
    server.callEndpoint(
      studentEndpoints.createStudent,
      {},
      { token: as, body: { ...aStudentForm({ phone: '010-2000-0001', seat: null }), ...form } },
    );
  const edit = (studentId: string, body: object, version?: number) =>
    server.callEndpoint(
      studentEndpoints.editStudent,
      { studentId },
      { token, body, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) },
    );

  test('is created as it is kept, and audited', async () => {
    const answer = await create({ name: ' 정가람 '.normalize('NFD'), seat: ' D-01' });
    expect(answer).toMatchObject({
      status: 200,
      body: { name: '정가람', phone: '01020000001', version: 1, depositorNames: ['김바다'] },
    });
    const { id } = studentRecordSchema.parse(answer.body);
    expect(
      await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, id)),
    ).toMatchObject([{ action: 'create-student', subject: '정가람', after: { seat: 'D-01' } }]);
  });

  test('a change, and its way back, leaves alone what it does not name', async () => {
    const number = '01055556666';
    const created = await create({ phone: '010-2000-0009', cashReceiptNumber: number });
    const { id } = studentRecordSchema.parse(created.body);
    const moved = await edit(id, { memo: '창가 자리' });
    expect(moved.body).toMatchObject({ memo: '창가 자리', cashReceiptNumber: number });
    await takeBack(server, token, writtenSchema.parse(moved.body));
    expect((await server.api(token).student({ params: { studentId: id } })).cashReceiptNumber).toBe(
      number,
    );
  });

  test('a number that somebody has: 409 that says whose it is; a wrong one: 400 that names the field', async () => {
    expect(await create({ phone: '+82 10 1234 5678' })).toMatchObject({
      status: 409,
      body: {
        code: 'phone-taken',
        errors: { phone: '이미 김하늘 · 하늘고 · 고3 · 5678 학생의 번호입니다.' },
      },
    });
    expect(await create({ phone: '12', name: '' })).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        errors: { name: '이름을 입력하세요.', phone: expect.stringContaining('전화번호') },
      },
    });
  });

  test('of two who create the same number at once one is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ phone: '010-2000-0002' })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('only what was sent changes; an older version is told what stands now', async () => {
    const id = scenarioStudent(server, 2);
    const { version } = await read(id);
    expect(await edit(id, { seat: 'C-07' }, version)).toMatchObject({
      status: 200,
      body: { seat: 'C-07', memo: '땅콩 알레르기', version: version + 1 },
    });
    expect(await edit(id, { seat: 'C-08' }, version)).toMatchObject({
      status: 412,
      body: { code: 'settings-stale', current: { seat: 'C-07', version: version + 1 } },
    });
    expect(await edit(id, { seat: 'C-07' })).toMatchObject({
      status: 200,
      body: { version: version + 1 },
    });
    expect(await edit(id, { phone: '01012345678' })).toMatchObject({
      status: 409,
      body: { code: 'phone-taken' },
    });
    expect(
      await server.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'edit-student'))),
    ).toMatchObject([
      { action: 'edit-student', before: { seat: 'B-01' }, after: { seat: 'C-07' } },
    ]);
  });

  test('somebody else: 404', async () => {
    expect(
      await server.callEndpoint(studentEndpoints.student, { studentId: '999999' }, { token }),
    ).toMatchObject({ status: 404 });
    expect(await edit('999999', { seat: 'A' })).toMatchObject({ status: 404 });
  });

  test('deleted: out of the list and signed out, the number free; restored by hand', async () => {
    const id = await insertStudent(server.database.db, { name: '한때', phone: '01030000001' });
    const student = await signIn(server, id);
    expect((await server.call('GET', '/api/students/me', { token: student })).status).toBe(200);
    expect(
      await server.callEndpoint(studentEndpoints.deleteStudent, { studentId: id }, { token }),
    ).toMatchObject({
      status: 200,
      body: { success: true, undo: { undoUntil: '2026-03-02T00:10:00.000Z' } },
    });
    await expect
      .poll(async () => (await server.call('GET', '/api/students/me', { token: student })).status)
      .toBe(401);
    expect([await names('?q=한때&status=ALL'), await names('?status=DELETED')]).toEqual([
      [],
      ['한때'],
    ]);
    expect(await edit(id, { seat: 'A' })).toMatchObject({
      status: 409,
      body: { code: 'student-deleted' },
    });

    await create({ phone: '010-3000-0001', name: '새번호' });
    const restore = () =>
      server.callEndpoint(studentEndpoints.restoreStudent, { studentId: id }, { token });
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'phone-taken' } });
    await server.database.db.delete(students).where(eq(students.name, '새번호'));
    expect(await restore()).toMatchObject({ status: 200, body: { deletedAt: null } });
    expect(await restore()).toMatchObject({ status: 200 });
  });

  test('is signed out everywhere, and unlocked', async () => {
    const id = await insertStudent(server.database.db, { name: '잠김', phone: '01030000002' });
    const student = await signIn(server, id);
    expect(
      (await server.callEndpoint(studentEndpoints.signOutStudent, { studentId: id }, { token }))
        .body,
    ).toEqual({ success: true });
    await expect
      .poll(async () => (await server.call('GET', '/api/students/me', { token: student })).status)
      .toBe(401);

    const login = async () =>
      (await server.call('POST', '/api/students/login', { body: { phoneNumber: '01030000002' } }))
        .status;
    await server.database.db.insert(limits).values({
      key: phoneLoginKey('01030000002'),
      count: 1_000,
      expiresAt: new Date(server.clock.now().getTime() + 3_600_000),
    });
    expect(await login()).toBe(429);
    expect(
      (await server.callEndpoint(studentEndpoints.unlockStudent, { studentId: id }, { token }))
        .body,
    ).toEqual({ success: true });
    expect(await login()).toBe(200);
  });

  test('a read-only manager writes nothing', async () => {
    const answer = await create({ phone: '010-2000-0009' }, viewer);
    expect(answer.status).toBe(403);
    expect(errorBodySchema.parse(answer.body).code).toBe('no-right');
  });
});
