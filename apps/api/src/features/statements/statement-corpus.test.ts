import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import {
  billKey,
  statementEndpoints,
  statementPreviewSchema,
  type BillRef,
} from '@academy/domain/statements';
import { aStatementCorpus, type Corpus } from '@academy/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  depositEntries,
  mealBills,
  mockRegistrations,
  studentGuardians,
  students,
} from '../../db/schema';
import { insertExam } from '../../testing/data/some-exam';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
const corpus = aStatementCorpus({ seed: 11 });
/** Bills of the database, by those of the corpus. */
const bills = new Map<string, string>();
beforeAll(async () => {
  server = await startTestApp({ now: '2026-03-31T09:00:00+09:00' });
  token = await server.managerToken();
  await insertCorpus(corpus);
});
afterAll(() => server.close());

/** The academy of the corpus: its students, what they owe, and what was confirmed by hand. */
async function insertCorpus({ payers, bills: open, confirmed }: Corpus) {
  const { db } = server.database;
  const now = server.clock.now();
  const rows = await db
    .insert(students)
    .values(
      payers.map(({ name, aliases }, at) => ({
        name,
        phone: `0109${String(at).padStart(7, '0')}`,
        depositorNames: [...aliases],
      })),
    )
    .returning({ id: students.id });
  await db.insert(studentGuardians).values(
    payers.flatMap(({ guardian: name, family: phone }, at) => {
      const studentId = rows[at]?.id;
      return studentId ? [{ studentId, place: 0, name, phone }] : [];
    }),
  );
  const ids = new Map(payers.map(({ studentId }, at) => [studentId, rows[at]?.id ?? studentId]));
  const own = (id: StudentId) => ids.get(id) ?? id;
  const paidBefore = new Map(confirmed.map(({ studentId, amount }) => [studentId, amount]));
  const meals = open.flatMap(({ bill, owed }) => (bill.kind === 'meals' ? [{ bill, owed }] : []));
  await db.insert(mealBills).values(
    meals.map(({ bill, owed }) => ({
      studentId: own(bill.studentId),
      month: bill.month,
      lunchPrice: won(5000),
      dinnerPrice: won(6000),
      closedAt: now,
      closedLunch: 0,
      closedDinner: 0,
      closedTotal: owed > 0 ? owed : (paidBefore.get(bill.studentId) ?? owed),
    })),
  );
  const paidFor = new Map(
    meals.flatMap(({ bill, owed }) => (owed > 0 ? [] : [[bill.studentId, bill.month] as const])),
  );
  await db.insert(depositEntries).values(
    confirmed.flatMap(({ studentId, amount, day }) => {
      const month = paidFor.get(studentId);
      return month
        ? [
            {
              studentId: own(studentId),
              month,
              kind: 'deposit' as const,
              amount,
              day,
              createdAt: now,
            },
          ]
        : [];
    }),
  );
  const mockExamId = await insertExam(db, now);
  const fees = open.flatMap(({ bill, owed }) => (bill.kind === 'mock' ? [{ bill, owed }] : []));
  const registered = await db
    .insert(mockRegistrations)
    .values(
      fees.map(({ bill, owed }) => ({
        studentId: own(bill.studentId),
        mockExamId,
        selectedSubjects: [],
        onSiteExam: false,
        onSiteState: 'none' as const,
        fee: owed,
        paymentStatus: 'unpaid' as const,
        registeredAt: new Date('2026-02-27T00:00:00+09:00'),
        updatedAt: now,
      })),
    )
    .returning({ id: mockRegistrations.id });
  const refs: [BillRef, BillRef][] = [
    ...meals.map(({ bill }): [BillRef, BillRef] => [
      bill,
      { ...bill, studentId: own(bill.studentId) },
    ]),
    ...fees.map(({ bill }, at): [BillRef, BillRef] => [
      bill,
      { ...bill, registrationId: registered[at]?.id ?? bill.registrationId },
    ]),
  ];
  for (const [of, stored] of refs) bills.set(billKey(of), billKey(stored));
}

test('a made-up academy: nothing wrong, 95 % of what can be decided, and every won of it is booked', async () => {
  const cells = [
    ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '잔액'],
    ...corpus.rows.map(({ line: { day, time, name, amount, balance, memo } }) => [
      `${day} ${time ?? ''}`,
      memo,
      name,
      '',
      String(amount),
      String(balance),
    ]),
  ];
  const { body } = await server.callEndpoint(
    statementEndpoints.previewStatement,
    {},
    { token, body: { cells } },
  );
  const seen = statementPreviewSchema.parse(body);
  const judged = corpus.rows.map((one, at) => {
    const row = seen.rows[at];
    const truth = one.truth.map((key) => bills.get(key));
    const right = row?.parts.every(({ bill }) => truth.includes(billKey(bill)));
    return { ...one, isMatch: row?.verdict === 'match', right };
  });
  expect(judged.filter(({ isMatch, right }) => isMatch && !right)).toEqual([]);
  const decidable = judged.filter((one) => one.decidable);
  expect(decidable.length).toBeGreaterThan(100);
  expect(decidable.filter(({ isMatch }) => isMatch).length / decidable.length).toBeGreaterThan(
    0.95,
  );

  const items = seen.rows.flatMap(({ verdict, line, parts }) =>
    verdict === 'match' ? [{ line, parts }] : [],
  );
  const total = items.reduce((sum, { line }) => sum + line.amount, 0);
  const booked = await server.callEndpoint(
    statementEndpoints.bookStatement,
    {},
    {
      token,
      body: {
        items,
        ignored: [],
        seen: seen.bills.map(({ bill, owed }) => ({ bill, owed })),
        learned: [],
      },
    },
  );
  expect(booked.body).toMatchObject({ booked: items.length, total, carried: 0 });
});
