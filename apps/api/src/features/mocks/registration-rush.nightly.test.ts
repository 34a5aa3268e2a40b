import { errorBodySchema } from '@academy/domain/http';
import { mockEndpoints } from '@academy/domain/mocks';
import { settingsEndpoints } from '@academy/domain/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

const STUDENTS = 200;
const SEATS = 60;

let server: TestApp;
let people: SignedIn[];
beforeAll(async () => {
  server = await startTestApp();
  people = await signedInStudents(server, STUDENTS);
});
afterAll(() => server.close());

/**
 * All tap at once, as the apps do: with a key. `answered` counts those with an answer.
 */
async function rush(waitForSeat: boolean) {
  const mockExamId = await insertExam(server.database.db, new Date(MONDAY), {
    onSiteCapacity: SEATS,
  });
  const progress = { answered: 0 };
  const answers = Promise.all(
    people.map(async ({ token }, n) => {
      const { status, body } = await server.callEndpoint(
        mockEndpoints.register,
        {},
        {
          token,
          body: { mockExamId, onSiteExam: true, waitForSeat },
          headers: { 'idempotency-key': `the-tap-of-student-${n}-${waitForSeat}` },
        },
      );
      progress.answered += 1;
      return `${status} ${errorBodySchema.safeParse(body).data?.code ?? ''}`.trim();
    }),
  );
  return { progress, answers };
}

const counted = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((it) => it === one).length]));

test('200 at once for 60 seats: 60 sit, and 140 hear that it is full', async () => {
  const { answers } = await rush(false);
  expect(counted(await answers)).toEqual({ 200: SEATS, '409 on-site-full': STUDENTS - SEATS });
});

test('200 at once who would rather wait: all are registered, and nobody else is in their line', async () => {
  const { answers, progress } = await rush(true);
  await server.callEndpoint(settingsEndpoints.academy);
  expect(progress.answered, 'somebody else’s call is answered meanwhile').toBeLessThan(STUDENTS);
  expect(counted(await answers)).toEqual({ 200: STUDENTS });
});
