import { operationEndpoints } from '@academy/domain/operations';
import { priceEndpoints } from '@academy/domain/prices';
import { bulkStudentsSchema, importResultSchema, studentEndpoints } from '@academy/domain/students';
import { reportEndpoints } from '@academy/domain/study-time';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditLog,
  depositEntries,
  mealBills,
  reservations,
  studentPoints,
  students,
} from '../../../db/schema';
import { sealAll } from '../../../shared/audit/audit-chain-db';
import { checkChain } from '../../../shared/audit/check-audit-chain-db';
import { signIn } from '../../../testing/calls/sign-in';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let admin: string;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  [admin, manager] = [await server.managerToken('admin'), await server.managerToken('manager')];
});
afterAll(() => server.close());

/** What must not be found afterwards, each in a place of its own. */
const SECRETS = [
  '파기될',
  '옛이름',
  '01077770001',
  '01088885577',
  '엄마이름',
  '비밀학교',
  '창가메모',
  '복숭아알레',
  '입금별명',
  '병원치료',
  '치과사유',
  '부산이사',
  '떠든이유',
  '영수증메모',
  '직원자녀',
  '오답정리',
];
/** The guardian's last digits by themselves, not four digits of an id, a hash or a time. */
const LAST_DIGITS = /(?<![0-9a-f.:])5577(?![0-9a-f-])/;

async function everything(): Promise<string> {
  const { db } = server.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const texts = [];
  for (const { name } of tables)
    texts.push(
      ...(
        await db.execute<{ text: string }>(
          sql.raw(`select row_to_json(t)::text as text from ${name} t`),
        )
      ).rows.map(({ text }) => text),
    );
  return texts.join('\n');
}

const call = (
  endpoint: Parameters<TestApp['callEndpoint']>[0],
  params: Record<string, string>,
  body?: unknown,
  token = manager,
) =>
  server.callEndpoint(endpoint, params, {
    token,
    ...(body !== undefined && { body }),
    headers: { 'Idempotency-Key': randomUUID() },
  });

/**
 * A student with a full life here: imported, corrected, on leave and back; who ate, paid, was late
 * and has schedules.
 */
async function aLife(): Promise<StudentId> {
  const { db } = server.database;
  const now = server.clock.now();
  const table = [
    ['이름', '전화', '보호자', '보호자 연락처', '학교', '메모', '알레르기', '입금자명'],
    [
      '옛이름',
      '010-7777-0001',
      '엄마이름',
      '010-8888-5577',
      '비밀학교',
      '창가메모',
      '복숭아알레',
      '입금별명',
    ],
  ];
  importResultSchema.parse(
    (
      await call(
        studentEndpoints.importStudents,
        {},
        { fileName: '명단.csv', cells: table, expected: { add: 1, change: 0, same: 0, error: 0 } },
      )
    ).body,
  );
  const [row] = await db.select().from(students).where(eq(students.name, '옛이름'));
  if (!row) throw new Error('not imported');
  const params = { studentId: row.id };
  await call(
    reportEndpoints.saveRemark,
    { ...params, year: '2026', month: '3' },
    { text: '오답정리 하세요.' },
  );
  await call(studentEndpoints.editStudent, params, { name: '파기될' });
  bulkStudentsSchema.parse(
    (
      await call(
        studentEndpoints.changeStatus,
        {},
        { studentIds: [row.id], status: 'ON_LEAVE', note: '부산이사' },
      )
    ).body,
  );
  await call(studentEndpoints.changeStatus, {}, { studentIds: [row.id], status: 'ENROLLED' });
  const special = { firstDate: '2026-03-01', lastDate: null, lunchPrice: 4000, dinnerPrice: null };
  await call(
    priceEndpoints.addMealPrice,
    {},
    { ...special, studentId: row.id, reason: '직원자녀' },
  );
  const student = await signIn(server, row.id);
  await server.call('PUT', `/api/reservations/${row.id}`, {
    token: student,
    body: [{ date: '2026-03-05', lunch: true, dinner: false, studentId: row.id }],
  });
  await insertSchedule(db, now, row.id, { title: '병원치료' });
  await insertReason(db, now, row.id, { text: '치과사유' });
  const issuedBy: ManagerId | undefined = server.managers[1];
  if (!issuedBy) throw new Error('no manager');
  await db.insert(studentPoints).values({
    studentId: row.id,
    incidentDate: day('2026-02-20'),
    pointType: 'PENALTY',
    points: 3,
    reason: '떠든이유',
    issuedBy,
    createdAt: now,
  });
  await db.insert(reservations).values({
    studentId: row.id,
    date: day('2026-03-02'),
    lunch: true,
    dinner: true,
    updatedAt: now,
    updatedByKind: 'student',
  });
  await db
    .insert(mealBills)
    .values({
      studentId: row.id,
      month: month('2026-03'),
      lunchPrice: won(5000),
      dinnerPrice: won(6000),
    })
    .onConflictDoNothing();
  await db.insert(depositEntries).values({
    studentId: row.id,
    month: month('2026-03'),
    kind: 'deposit',
    amount: 11_000,
    depositorName: '입금별명',
    note: '영수증메모',
    createdAt: now,
    createdBy: issuedBy,
  });
  await call(studentEndpoints.deleteStudent, params);
  await call(studentEndpoints.restoreStudent, params);
  return row.id;
}

test('who a person was is gone from every table, the log and what can be taken back; the sums stay', async () => {
  const { db } = server.database;
  const studentId = await aLife();
  const before = await everything();
  for (const secret of SECRETS) expect(before, `the test's own ${secret}`).toContain(secret);
  const count = await db.$count(auditLog);
  await sealAll(db);
  const chain = () => db.transaction((tx) => checkChain(tx));

  expect(
    await call(studentEndpoints.eraseStudent, { studentId }, { typed: '파기될' }),
  ).toMatchObject({ status: 403, body: { code: 'no-right' } });
  expect(
    await call(studentEndpoints.eraseStudent, { studentId }, { typed: '다른 이름' }, admin),
  ).toMatchObject({
    status: 400,
    body: { errors: { typed: expect.stringContaining('학생 이름과 다릅니다') } },
  });
  expect(
    await call(studentEndpoints.eraseStudent, { studentId }, { typed: ' 파기 될 ' }, admin),
  ).toMatchObject({ status: 200, body: { success: true } });

  const after = await everything();
  expect(SECRETS.filter((secret) => after.includes(secret))).toEqual([]);
  expect(after).not.toMatch(LAST_DIGITS);
  expect(
    await db
      .select({ date: reservations.date, lunch: reservations.lunch })
      .from(reservations)
      .where(eq(reservations.studentId, studentId))
      .orderBy(reservations.date),
  ).toEqual([
    { date: '2026-03-02', lunch: true },
    { date: '2026-03-05', lunch: false },
  ]);
  expect(
    await db
      .select({ amount: depositEntries.amount })
      .from(depositEntries)
      .where(eq(depositEntries.studentId, studentId)),
  ).toEqual([{ amount: 11_000 }]);
  expect(await db.$count(auditLog), 'every entry is still there, and one more').toBe(count + 1);
  expect(
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'erase-student'), eq(auditLog.entityId, studentId))),
  ).toMatchObject([
    { actorName: '한원장', subject: '(파기됨)', after: { emptied: expect.any(Number) } },
  ]);
  const emptied = await chain();
  expect(emptied.waiting, 'emptied entries wait for a seal of what is left').toBeGreaterThan(1);
  expect(emptied.trouble).toEqual([]);
  await sealAll(db);
  expect(await chain()).toMatchObject({ waiting: 0, trouble: [] });

  for (const endpoint of [
    studentEndpoints.student,
    studentEndpoints.studentFacts,
    studentEndpoints.restoreStudent,
  ])
    expect(await call(endpoint, { studentId })).toMatchObject({ status: 404 });
  expect(
    (await call(studentEndpoints.eraseStudent, { studentId }, { typed: '(파기됨)' }, admin)).status,
  ).toBe(404);
  const { operationId } = (
    await db.execute<{ operationId: string }>(
      sql`select id::text as "operationId" from operations where kind = 'students.import'`,
    )
  ).rows[0] ?? { operationId: '' };
  expect(await call(operationEndpoints.undoOperation, { operationId })).toMatchObject({
    status: 200,
    body: { kept: [] },
  });
  expect(await db.select().from(students).where(eq(students.id, studentId))).toMatchObject([
    { name: '(파기됨)', erasedAt: expect.any(Date) },
  ]);
});

test.each([
  [
    'of somebody who is still here',
    `select set_config('academy.erased_student', (select min(id)::text from students where erased_at is null), true)`,
    'update audit_log set before = null',
  ],
  [
    'into other words',
    `select set_config('academy.erased_student', (select id::text from students where erased_at is not null), true)`,
    `update audit_log set actor_name = '딴사람'`,
  ],
  [
    'of another time',
    `select set_config('academy.erased_student', (select id::text from students where erased_at is not null), true)`,
    `update audit_log set at = now()`,
  ],
  [
    'about somebody else',
    `select set_config('academy.erased_student', (select id::text from students where erased_at is not null), true)`,
    `update audit_log set before = null, after = null where student_ids = '{}'`,
  ],
  [
    'so that it is about another',
    `select set_config('academy.erased_student', (select id::text from students where erased_at is not null), true)`,
    `update audit_log set student_ids = '{1}' where student_ids @> array[current_setting('academy.erased_student')::bigint]`,
  ],
])('the log is not rewritten %s', async (_, setting, statement) => {
  const attempt = server.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(setting));
    await tx.execute(sql.raw(statement));
  });
  await expect(attempt).rejects.toHaveProperty(
    'cause.message',
    'audit_log is append-only: UPDATE refused',
  );
});
