import { feeAccount } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockRegistrations } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const WON = [0, 5_000, 30_000].map(won);
const cases = WON.flatMap((fee) =>
  WON.flatMap((paidAmount) =>
    WON.filter((refundedAmount) => refundedAmount <= paidAmount).flatMap((refundedAmount) =>
      [null, now].map((canceledAt) => ({ fee, paidAmount, refundedAmount, canceledAt })),
    ),
  ),
);

test('the database says of every amount what the rule says', async () => {
  const { db } = server.database;
  const id = await insertRegistration(db, now, {
    studentId: scenarioStudent(server, 0),
    mockExamId: await insertExam(db, now),
  });
  const where = eq(mockRegistrations.id, id);
  for (const amounts of cases) {
    const [row] = await db.update(mockRegistrations).set(amounts).where(where).returning();
    expect([amounts, row?.paymentStatus]).toEqual([amounts, feeAccount(amounts).status]);
  }
});

test('no more can go back than came in', async () => {
  const all = server.database.db
    .update(mockRegistrations)
    .set({ paidAmount: won(1_000), refundedAmount: won(1_001) });
  await expect(all).rejects.toMatchObject({
    cause: { constraint: 'mock_registrations_amounts' },
  });
});
