/** @module-tag ci */
import { mockEndpoints } from '@academy/domain/mocks';
import { expect, onTestFinished, test } from 'vitest';
import { idempotencyKeys } from '../../db/schema';
import { signedInStudents } from '../../testing/calls/sign-in';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp } from '../../testing/test-app';

test('a key whose first request takes too long: the second is told to ask again later', async () => {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const [person] = await signedInStudents(server, 1);
  if (!person) throw new Error('nobody signed in');
  const mockExamId = await insertExam(server.database.db, new Date(MONDAY));
  const send = () =>
    server.callEndpoint(
      mockEndpoints.register,
      {},
      {
        token: person.token,
        body: { mockExamId },
        headers: { 'Idempotency-Key': 'slow-tap-of-a-phone' },
      },
    );

  let letGo = () => {};
  const working = new Promise<void>((resolve) => (letGo = resolve));
  let claimed = () => {};
  const isClaimed = new Promise<void>((resolve) => (claimed = resolve));
  // The first request, held up between its claim and its end: rolled back, as one that failed.
  const first = server.database.db
    .transaction(async (tx) => {
      await tx.insert(idempotencyKeys).values({
        studentId: person.id,
        key: 'slow-tap-of-a-phone',
        requestHash: 'x',
        expiresAt: new Date('2026-03-03T00:00:00Z'),
      });
      claimed();
      await working;
      tx.rollback();
    })
    .catch((error: unknown) => error);
  await isClaimed;
  const second = await send();
  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'request-in-progress',
      message: '앞서 보낸 요청을 처리하고 있어요. 잠시 후 다시 확인해 주세요.',
    },
  });
  expect(second.headers.get('retry-after')).toBe('1');
  letGo();
  await first;
  expect((await send()).status).toBe(200);
});
